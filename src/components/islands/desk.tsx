/** A desk at which puzzles are dealt, taken over from the page. */
import { render, type ComponentType } from 'preact';
import { startDealing, type Bring } from './dealing.ts';

/** What a desk is given beside what its page tells. */
export interface AtDesk {
  /** Brings puzzles. */
  readonly bring: Bring;
  /** Is told when there is something to show. */
  readonly onReady: () => void;
}

/** How an island takes over the desk of its page. What stands beside the desk goes once there is something to show. */
export const mounted =
  <Told extends object>(Desk: ComponentType<Told & AtDesk>) =>
  (element: HTMLElement): void => {
    const told = JSON.parse(element.dataset['props']!) as Told;
    const [desk, waiting] = element.children;
    render(
      <Desk {...told} bring={startDealing(element)} onReady={() => waiting?.remove()} />,
      desk!,
    );
  };
