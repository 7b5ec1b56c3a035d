/** Where a checker waits after it was hit, before it enters again. */
export const BAR = 25;
/** Where a checker stands once it was borne off. */
export const OFF = 0;
/** How many checkers each side has. */
export const CHECKERS = 15;
/** The furthest point of the home board. */
export const HOME = 6;

declare const validated: unique symbol;

/**
 * Where all checkers stand, seen by the side to move, who moves from 24 to 1.
 * Index 1 to 24: a point, positive for the mover's checkers, negative for the opponent's.
 * Index 25: the mover's checkers on the bar. Index 0: the opponent's, as a negative number.
 * Borne-off checkers are those missing from 15.
 *
 * A position is always possible: `toPosition` makes it from a setup, a play makes it from another position.
 */
export type Position = readonly number[] & { readonly [validated]: true };

/** Takes a board for a position. Only for a board that a valid setup or possible moves have made. */
export const asPosition = (board: readonly number[]): Position => board as Position;

/** A position while a play is tried out on it. */
export type Board = number[];

/** The furthest place that holds a checker of the mover: a point, the bar (25), or 0 when all are off. */
export function furthest(board: readonly number[]): number {
  let place = BAR;
  while (place > 0 && board[place]! <= 0) place--;
  return place;
}

/** The mover's checkers that were borne off, 0 to 15. */
export function borneOff(board: readonly number[]): number {
  let off = CHECKERS;
  for (let place = 1; place <= BAR; place++) if (board[place]! > 0) off -= board[place]!;
  return off;
}

/** The same position seen by the other side: their point n is this side's point 25 − n. */
export function turned(position: Position): Position {
  return asPosition(Array.from(position, (_, place) => 0 - position[BAR - place]!));
}

/** How many pips the mover needs to bear off every checker; a checker on the bar needs 25. */
export function pipCount(position: Position): number {
  return position.reduce((pips, count, place) => pips + (count > 0 ? count * place : 0), 0);
}
