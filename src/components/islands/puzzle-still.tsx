/** The drawing of a puzzle's board: it comes when the reader turns the board, or is shown something on it. */
import { Board } from '../board/index.ts';
import type { Posed } from './puzzle.tsx';

export { turnPage } from './page-view.tsx';

type StillProps = Pick<Posed, 'id' | 'name' | 'description' | 'picture' | 'view' | 'say'>;

export const StillPuzzle = ({ id, name, description, picture, view, say }: StillProps) => (
  <Board
    id={id}
    title={name}
    description={say(description)}
    picture={picture}
    mirrored={view.mirrored}
    swapped={view.swapped}
  />
);
