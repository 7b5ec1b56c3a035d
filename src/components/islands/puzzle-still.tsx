/** The drawing of a puzzle's board: it comes when the reader turns the board, or is shown something on it. */
import { Board, type BoardPicture } from '../board/index.ts';
import type { Still } from './puzzle.tsx';

export { turnPage } from './page-view.tsx';

/** A puzzle whose page carries the picture of its board. */
export interface Pictured {
  readonly picture: BoardPicture;
}

export function StillPuzzle({
  id,
  name,
  description,
  view,
  say,
  picture,
  arrows,
}: Still<Pictured>) {
  return (
    <Board
      id={id}
      title={name}
      description={say(description)}
      picture={arrows ? { ...picture, arrows } : picture}
      mirrored={view.mirrored}
      swapped={view.swapped}
    />
  );
}
