import type { Dice, Die } from './dice.ts';
import { canMove, make, moveOf, movesOf, unmake, type Move } from './moves.ts';
import { asPosition, BAR, furthest, OFF, type Board, type Position } from './position.ts';

/** A legal way to play a whole roll: its moves in an order that is possible, and where it leads (the board not turned). */
export interface Play {
  readonly moves: readonly Move[];
  readonly result: Position;
}

/**
 * Every legal play of a roll, one for each different resulting position; empty when the mover must pass
 * or has no checkers left. A board without the opponent's checkers is taken as an exercise: whoever gives
 * a roll asks for a play.
 *
 * The duty to use the dice is judged over whole plays: those that use the most dice are legal; when
 * either die can be played but not both, only the larger. A play that bears off the last checker ends
 * the game and is legal whatever dice are left.
 */
export function legalPlays(position: Position, [first, second]: Dice): Play[] {
  const board: Board = position.slice();
  if (first === second) return playsOfDoublet(board, first);
  return first > second
    ? playsOfTwoNumbers(board, first, second)
    : playsOfTwoNumbers(board, second, first);
}

const playOf = (board: Board, moves: readonly Move[]): Play => ({
  moves,
  result: asPosition(board.slice()),
});

function playsOfTwoNumbers(board: Board, larger: Die, smaller: Die): Play[] {
  const complete = new Map<number, Play>();
  playInOrder(board, larger, smaller, complete);
  playInOrder(board, smaller, larger, complete);
  if (complete.size > 0) return [...complete.values()];

  const byLarger = movesOf(board, larger);
  const alone = byLarger.length > 0 ? byLarger : movesOf(board, smaller);
  return alone.map((move) => {
    make(board, move);
    const play = playOf(board, [move]);
    unmake(board, move);
    return play;
  });
}

/** Adds to `complete` the plays that use `first` and then `second`, or win with `first` alone, by where they lead. */
function playInOrder(board: Board, first: Die, second: Die, complete: Map<number, Play>): void {
  const highest = furthest(board);
  for (let from = highest; from > OFF; from--) {
    if (!canMove(board, highest, from, first)) continue;
    const move = moveOf(board, from, first);
    make(board, move);
    const left = furthest(board);
    if (left === OFF) {
      const key = runKey(from, OFF, OFF);
      if (!complete.has(key)) complete.set(key, playOf(board, [move]));
    }
    for (let next = left; next > OFF; next--) {
      if (!canMove(board, left, next, second)) continue;
      const reply = moveOf(board, next, second);
      const key = pairKey(move, reply);
      if (complete.has(key)) continue;
      make(board, reply);
      complete.set(key, playOf(board, [move, reply]));
      unmake(board, reply);
    }
    unmake(board, move);
  }
}

/** One number for each position that two moves can lead to: the places left, the places reached, and a blot hit on the way. */
function pairKey(a: Move, b: Move): number {
  if (a.to === b.from) return runKey(a.from, b.to, a.hit ? a.to : OFF);
  if (b.to === a.from) return runKey(b.from, a.to, OFF);
  const from = a.from > b.from ? (a.from << 5) | b.from : (b.from << 5) | a.from;
  const to = a.to > b.to ? (a.to << 5) | b.to : (b.to << 5) | a.to;
  return (from << 10) | to;
}

/** The same for a single checker that runs from one place to another. */
const runKey = (from: number, to: number, hitOnTheWay: number): number =>
  (from << 15) | (to << 5) | hitOnTheWay;

/**
 * The order of a doublet's moves changes nothing, so only orders that go from the furthest checker to the
 * nearest are tried. Then no two of them lead to the same position.
 */
function playsOfDoublet(board: Board, die: Die): Play[] {
  const made: Move[] = [];
  let most = 1;
  let plays: Play[] = [];

  const playOn = (furthestAllowed: number): void => {
    if (made.length < 4) {
      const highest = furthest(board);
      for (let from = Math.min(highest, furthestAllowed); from > OFF; from--) {
        if (!canMove(board, highest, from, die)) continue;
        const move = moveOf(board, from, die);
        make(board, move);
        made.push(move);
        playOn(from);
        made.pop();
        unmake(board, move);
      }
    }
    // Whatever could go on from here has gone further by now.
    if (made.length < most) return;
    if (made.length > most) plays = [];
    most = made.length;
    plays.push(playOf(board, made.slice()));
  };

  playOn(BAR);
  return plays;
}
