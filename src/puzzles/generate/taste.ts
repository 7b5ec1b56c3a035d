import { BAR, CHECKERS, HOME } from '../../engine/position.ts';

/** What a player likes. All of it is whole numbers, so that every machine finds the same play best. */
export interface Taste {
  /** For each of the opponent's checkers on the bar. */
  readonly hit: number;
  /** Taken off for a blot that the opponent can hit, by each number that hits it. */
  readonly risk: number;
  /** For holding a point. */
  readonly made: number;
  /** For each further point of a wall. */
  readonly wall: number;
  /** For each checker still in the opponent's home board; below 0 it is hurried out. */
  readonly stay: number;
  /** How far chance may change the opinion of a play. */
  readonly whim: number;
}

/** Players as one meets them. Games between any two of them are games that people play. */
export const TASTES: readonly Taste[] = [
  { hit: 14, risk: 3, made: 9, wall: 5, stay: -1, whim: 8 },
  { hit: 8, risk: 5, made: 8, wall: 3, stay: -3, whim: 6 },
  { hit: 6, risk: 2, made: 8, wall: 8, stay: 1, whim: 8 },
  { hit: 18, risk: 1, made: 5, wall: 2, stay: 0, whim: 12 },
  { hit: 10, risk: 3, made: 9, wall: 6, stay: 4, whim: 6 },
];

/** Those who like walls and wait behind them. */
export const BUILDERS = TASTES.filter(({ wall, stay }) => wall > 5 && stay > 0);

const STACK = 4;
/** Checkers on lower points than this hold nobody any more. */
const DEEP = 4;

/** What each point is worth to hold, from 0 on; the own bar point and the home board come first. */
const POINT_WORTH = [
  0, 1, 3, 6, 10, 13, 13, 11, 8, 6, 5, 5, 4, 4, 3, 3, 3, 3, 5, 6, 9, 10, 6, 4, 4, 0,
];

/** How much somebody of that taste likes a board on which they have just played. */
export function likingOf(board: readonly number[], taste: Taste): number {
  let liking = -board[0]! * taste.hit;
  let left = 0;
  let run = 0;
  for (let point = 1; point <= BAR; point++) {
    const count = board[point]!;
    run = count >= 2 ? run + 1 : 0;
    if (count <= 0) continue;
    left += count;
    if (point > BAR - 1 - HOME) liking += taste.stay * count;
    if (count === 1) liking -= taste.risk * numbersThatHit(board, point);
    else liking += (taste.made * POINT_WORTH[point]!) >> 3;
    if (count > STACK) liking -= 2 * (count - STACK);
    if (point < DEEP) liking -= (DEEP - point) * count;
    if (run > 1) liking += taste.wall;
  }
  return liking + (CHECKERS - left) * 20;
}

/** How many numbers of one die bring an opposing checker to a point, and half as many for those of two. */
function numbersThatHit(board: readonly number[], point: number): number {
  let hits = 0;
  for (let distance = 1; distance < 12; distance++) {
    const from = point - distance;
    if (from < 0) break;
    if (board[from]! < 0) hits += distance <= 6 ? 2 : 1;
  }
  return hits;
}
