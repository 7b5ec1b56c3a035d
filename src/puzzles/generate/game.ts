import type { Dice, Die } from '../../engine/dice.ts';
import { legalPlays } from '../../engine/plays.ts';
import { furthest, OFF, turned, type Position } from '../../engine/position.ts';
import { START } from '../start.ts';
import { pick, type Random } from './random.ts';
import { likingOf, TASTES, type Taste } from './taste.ts';

/** No game of ours is longer. */
const LONGEST = 160;

/** A roll of two dice. */
export const roll = (random: Random): Dice => [
  (random.below(6) + 1) as Die,
  (random.below(6) + 1) as Die,
];

/** A sensible game from the start position: what whoever is to roll sees, turn after turn, until one side has won. */
export function* positionsOfGame(
  random: Random,
  players: readonly Taste[] = TASTES,
): Generator<Position, void> {
  const tastes = [pick(random, players), pick(random, players)];
  let position = START;
  for (let turn = 0; turn < LONGEST; turn++) {
    yield position;
    const after = played(position, roll(random), tastes[turn % 2]!, random.next());
    if (furthest(after) === OFF) return;
    position = turned(after);
  }
}

/** The board after the play that somebody likes best; the same board where the roll cannot be played. */
function played(position: Position, dice: Dice, taste: Taste, mood: number): Position {
  let best = position;
  let most = -Infinity;
  for (const { result } of legalPlays(position, dice)) {
    const whim = whimOf(result, mood);
    // Equals are told apart by all of the whim, so that the order of the plays never counts.
    const liking = (likingOf(result, taste) + (whim % taste.whim)) * 2 ** 20 + (whim >>> 12);
    if (liking > most) {
      most = liking;
      best = result;
    }
  }
  return best;
}

/** Chance's own opinion of a board, from 0 to 2³² − 1. */
function whimOf(board: readonly number[], mood: number): number {
  let whim = mood;
  for (const count of board) whim = Math.imul(whim ^ (count + 15), 0x01000193);
  whim ^= whim >>> 15;
  return Math.imul(whim, 0x2c1b3c6d) >>> 0;
}
