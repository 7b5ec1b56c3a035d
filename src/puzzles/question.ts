import type { Words } from '../diagrams/words.ts';
import type { Dice } from '../engine/dice.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { Terms } from '../engine/score.ts';
import type { Play } from '../engine/plays.ts';
import type { Position } from '../engine/position.ts';
import type { Colour } from '../engine/setup.ts';

/** Every kind of puzzle, and what it asks for. */
export const PUZZLE_KINDS = {
  'find-play': 'מצאו מהלך חוקי',
  'only-play': 'המהלך היחיד',
  worth: 'כמה שווה הניצחון',
} as const;

export type PuzzleKind = keyof typeof PUZZLE_KINDS;

/** A roll that is to be played: any legal play of it answers. */
export interface PlayQuestion {
  /** As the side to move sees it. */
  readonly position: Position;
  readonly dice: Dice;
  readonly by: Colour;
  readonly plays: readonly Play[];
}

/** A finished game: its kind and its points answer. */
export interface WorthQuestion {
  readonly winner: Colour;
  readonly loser: Outcome['loser'];
  readonly terms: Terms;
}

/** Three hints, one at a time: the rule, where to look, the answer. */
export type Hints = readonly [Words, Words, Words];
