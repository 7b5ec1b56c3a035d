import { render } from 'preact';
import { CHECKERS } from '../../engine/position.ts';
import { Board, type BoardPicture } from '../board/index.ts';
import { checkersOf, type LastCheckers } from './last-checkers.ts';

export interface WinBoardProps {
  readonly last: LastCheckers;
  /** The cube's value; 1 while nobody has doubled. */
  readonly cube: number;
  /** What the board shows, in words. */
  readonly description: string;
}

/** The board at the end of the game that the calculator counts: White has won. */
export function WinBoard({ last, cube, description }: WinBoardProps) {
  const picture: BoardPicture = {
    white: { points: {}, off: CHECKERS },
    black: checkersOf(last),
    cube: cube > 1 ? { value: cube } : undefined,
  };
  return <Board id="worth" title="הלוח בסוף המשחק" {...{ description, picture }} />;
}

/** Draws the board into an element of the page, in place of what it holds. */
export function drawWinBoard(element: Element, board: WinBoardProps): void {
  if (!element.hasAttribute('data-drawn')) element.replaceChildren();
  element.setAttribute('data-drawn', '');
  render(<WinBoard {...board} />, element);
}
