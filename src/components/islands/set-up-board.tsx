/** The drawing of a board that a reader sets up. It comes with the first press. */
import { Board } from '../board/index.ts';
import { check, describe, opposite, type Counts } from './set-up.ts';
import { PLAIN_VIEW, type View } from './view.ts';

export { turnPage } from './page-view.tsx';

export interface SetUpBoardProps {
  readonly counts: Counts;
  /** The point that the keyboard is at. */
  readonly focus?: number | undefined;
  readonly view?: View;
}

/** The reader's checkers; the opponent's come to stand opposite once all is right. */
export function SetUpBoard({ counts, focus, view = PLAIN_VIEW }: SetUpBoardProps) {
  const { standing } = check(counts);
  const isRight = standing === 'start' || standing === 'flipped';
  return (
    <Board
      id="set-up"
      title="הלוח שאתם מסדרים"
      description={describe(counts)}
      picture={{
        white: { points: counts },
        black: { points: isRight ? opposite(counts) : {} },
        live: { by: 'white', focus },
      }}
      mirrored={view.mirrored}
      swapped={view.swapped}
    />
  );
}
