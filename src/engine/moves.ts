import type { Die } from './dice.ts';
import { BAR, furthest, HOME, OFF, type Board } from './position.ts';

/** One checker played by one die. `from` is 25 (the bar) to 1, `to` is 24 to 0 (off). */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly die: Die;
  readonly hit: boolean;
}

const makeMoves = (hit: boolean): readonly (readonly Move[])[] =>
  Array.from({ length: 7 }, (_, die) =>
    Array.from({ length: BAR + 1 }, (_, from) =>
      Object.freeze({ from, to: Math.max(OFF, from - die), die: die as Die, hit }),
    ),
  );

// There are only 300 different moves, so each is made once and shared by all plays.
const QUIET = makeMoves(false);
const HITTING = makeMoves(true);

/**
 * Whether the mover's checker on `from` may be played by `die`, when `highest` is their furthest checker:
 * checkers on the bar enter first, two opposing checkers block a point, bearing off waits for the last
 * checker to come home, and a number larger than needed bears off only from the furthest point.
 */
export function canMove(
  board: readonly number[],
  highest: number,
  from: number,
  die: number,
): boolean {
  if (board[from]! <= 0 || (highest === BAR && from !== BAR)) return false;
  const to = from - die;
  if (to > OFF) return board[to]! >= -1;
  return highest <= HOME && (to === OFF || from === highest);
}

/** The move of the checker on `from` by `die`, which `canMove` allows. */
export function moveOf(board: readonly number[], from: number, die: number): Move {
  const to = from - die;
  return (to > OFF && board[to] === -1 ? HITTING : QUIET)[die]![from]!;
}

/** Every move that one number allows, from the furthest checker to the nearest. */
export function movesOf(board: readonly number[], die: number): Move[] {
  const moves: Move[] = [];
  const highest = furthest(board);
  for (let from = highest; from > OFF; from--) {
    if (canMove(board, highest, from, die)) moves.push(moveOf(board, from, die));
  }
  return moves;
}

/** Plays a move on the board. */
export function make(board: Board, { from, to, hit }: Move): void {
  board[from]!--;
  if (hit) {
    board[to] = 1;
    board[0]!--;
  } else if (to > OFF) {
    board[to]!++;
  }
}

/** Takes back the move that was played last. */
export function unmake(board: Board, { from, to, hit }: Move): void {
  board[from]!++;
  if (hit) {
    board[to] = -1;
    board[0]!++;
  } else if (to > OFF) {
    board[to]!--;
  }
}
