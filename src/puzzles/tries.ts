import { numbersOf, type Dice, type Die } from '../engine/dice.ts';
import { judge } from '../engine/judge.ts';
import { canMove, make, type Move } from '../engine/moves.ts';
import { nextMoves } from '../engine/next-moves.ts';
import { asPosition, furthest, OFF, type Board, type Position } from '../engine/position.ts';
import type { Reason } from '../engine/reasons.ts';

/** A checker that somebody moves by one of their numbers, though it may not go there. */
export interface RefusedTry {
  /** The moves before it, each of them the beginning of a legal play. */
  readonly made: readonly Move[];
  /** The board after them. */
  readonly board: Position;
  readonly from: number;
  readonly to: number;
  readonly die: Die;
  /** The number alone would allow it: only the turn as a whole forbids it. */
  readonly tempting: boolean;
  readonly reasons: readonly [Reason, ...Reason[]];
}

/**
 * The refused tries that come naturally to whoever plays a roll: after each beginning of a legal play, every
 * checker of the mover's by every number that is left. Those on the board as it was come first, and they are
 * all there is where nothing can be played.
 */
export function refusedTries(position: Position, dice: Dice): RefusedTry[] {
  const tries: RefusedTry[] = [];
  const seen = new Set<string>();
  const beginnings: (readonly Move[])[] = [[]];
  for (const made of beginnings) {
    const board: Board = position.slice();
    const left = numbersOf(dice);
    for (const move of made) {
      make(board, move);
      left.splice(left.indexOf(move.die), 1);
    }
    const key = `${board.join()} ${left.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const next = nextMoves(position, dice, made);
    beginnings.push(...next.map((move) => [...made, move]));
    if (next.length > 0 || made.length === 0)
      tries.push(...refusedOn(asPosition(board), left, made, next, position, dice));
  }
  return tries;
}

function refusedOn(
  board: Position,
  left: readonly Die[],
  made: readonly Move[],
  next: readonly Move[],
  position: Position,
  dice: Dice,
): RefusedTry[] {
  const highest = furthest(board);
  const tries: RefusedTry[] = [];
  for (const die of new Set(left)) {
    for (let from = highest; from > OFF; from--) {
      if (board[from]! <= 0) continue;
      const to = Math.max(OFF, from - die);
      if (next.some((move) => move.from === from && move.to === to)) continue;
      const verdict = judge(position, dice, [...made, { from, to, hit: false }]);
      if (verdict.legal) continue;
      const tempting = canMove(board, highest, from, die);
      tries.push({ made, board, from, to, die, tempting, reasons: verdict.reasons });
    }
  }
  return tries;
}
