/** Orders puzzles of the generator: from a worker, or on the page where no worker answers. */
import type { Wish } from '../../puzzles/generate/wish.ts';
import dealer from './puzzle-dealer.ts?address';
import type { DealtPuzzle } from './dealt-puzzle.tsx';
import type { Dealt, Order, Rulebook } from './dealt.ts';

/** How long a worker may think, in milliseconds, before the page deals by itself. */
const PATIENCE = 4000;

interface Waiting {
  readonly give: (dealt: Dealt) => void;
  readonly fail: (why: Error) => void;
  readonly late: ReturnType<typeof setTimeout>;
}

/** Starts a worker, which answers orders in their turn. With the first that it does not answer it is given up, and all fail. */
function startWorker(): (order: Order) => Promise<Dealt> {
  const worker = new Worker(dealer, { type: 'module' });
  const queue: Waiting[] = [];
  let isLost = false;
  const next = (): Waiting | undefined => {
    const waiting = queue.shift();
    clearTimeout(waiting?.late);
    return waiting;
  };
  const lose = (): void => {
    isLost = true;
    worker.terminate();
    while (queue.length > 0) next()!.fail(new Error('The worker did not answer.'));
  };
  worker.onmessage = ({ data }: MessageEvent<Dealt>) => next()?.give(data);
  worker.onerror = lose;
  return (order) =>
    new Promise((give, fail) => {
      queue.push({ give, fail, late: setTimeout(lose, PATIENCE) });
      if (isLost) lose();
      else worker.postMessage(order);
    });
}

/** Runs the generator on the page itself. */
async function dealOnPage(order: Order): Promise<Dealt> {
  const { deal } = await import('./puzzle-dealer.ts');
  return deal(order);
}

/** Brings what shows a puzzle, of whatever kind it is. */
async function bringShowing(): Promise<typeof DealtPuzzle> {
  const { DealtPuzzle, bringKinds } = await import('./dealt-puzzle.tsx');
  bringKinds();
  return DealtPuzzle;
}

/** A puzzle, and what shows it. */
export interface Brought {
  readonly dealt: Dealt;
  readonly DealtPuzzle: typeof DealtPuzzle;
}

/**
 * Brings the puzzle of a wish, and remembers it, so that one can be brought ahead. It brings nothing where
 * the generator, or what shows its puzzles, cannot be had, as without a network.
 */
export type Bring = (wish: Wish) => Promise<Brought | undefined>;

/**
 * Starts the generator of the page's island, so that it is warm when the first puzzle is wanted, and what shows
 * puzzles comes meanwhile.
 *
 * @param element the island, which tells what the rules are called
 */
export function startDealing(element: HTMLElement): Bring {
  const { rules } = JSON.parse(element.dataset['props']!) as Rulebook;
  const names = Object.fromEntries(Object.entries(rules).map(([id, [, name]]) => [id, name]));
  let inWorker = dealOnPage;
  try {
    inWorker = startWorker();
  } catch {
    // The browser has no such workers, or does not let any start.
  }
  // Whether it came is asked when there is a puzzle to show.
  bringShowing().catch(() => undefined);
  const known = new Map<string, Promise<Dealt>>();
  const deal = (wish: Wish): Promise<Dealt> => {
    const key = JSON.stringify(wish);
    const order = { wish, names };
    const dealt = known.get(key) ?? inWorker(order).catch(() => dealOnPage(order));
    known.set(key, dealt);
    dealt.catch(() => known.delete(key));
    return dealt;
  };
  return async (wish) => {
    try {
      const [dealt, DealtPuzzle] = await Promise.all([deal(wish), bringShowing()]);
      return { dealt, DealtPuzzle };
    } catch {
      return undefined;
    }
  };
}
