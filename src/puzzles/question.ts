import type { Words } from '../diagrams/words.ts';
import type { Dice, Die } from '../engine/dice.ts';
import type { WrittenMove } from '../engine/notation.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { Terms } from '../engine/score.ts';
import type { Play } from '../engine/plays.ts';
import type { Position } from '../engine/position.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Colour } from '../engine/setup.ts';

/** Every kind of puzzle, and what it asks for. */
export const PUZZLE_KINDS = {
  'find-play': 'מצאו מהלך חוקי',
  'only-play': 'המהלך היחיד',
  'all-plays': 'כל הדרכים לשחק',
  'can-you-play': 'יש מהלך או אין',
  reach: 'לאן האבן מגיעה',
  'legal-or-not': 'מותר או אסור',
  enter: 'באילו מספרים נכנסים',
  'bear-off': 'אילו אבנים יוצאות',
  pips: 'ספירת צעדים',
  worth: 'כמה שווה הניצחון',
} as const;

export type PuzzleKind = keyof typeof PUZZLE_KINDS;

/** A board as the side to move sees it. */
interface Seen {
  readonly position: Position;
  /** Whose turn it is. */
  readonly by: Colour;
}

/** A roll that is to be played. */
interface Rolled extends Seen {
  readonly dice: Dice;
}

/** A roll that is to be played: any legal play of it answers, or all of them, or that there is none. */
export interface PlayQuestion extends Rolled {
  readonly plays: readonly Play[];
}

/** A roll and one checker: the points that it can reach answer. */
export interface ReachQuestion extends Rolled {
  /** Where the checker stands: a point of the mover's, 24 to 1, or 25 for the bar. */
  readonly from: number;
}

/** A roll and a play of it: whether it is legal answers, or the rule that forbids it. */
export interface RulingQuestion extends Rolled {
  /** The play as its author wrote it. */
  readonly text: string;
  readonly written: readonly WrittenMove[];
}

/** Checkers on the bar: the numbers that bring one in answer. */
export type EnterQuestion = Seen;

/** One number: the points from which it bears off answer. */
export interface BearOffQuestion extends Seen {
  readonly number: Die;
}

/** A side: its pip count answers. */
export interface PipsQuestion extends Seen {
  readonly of: Colour;
}

/** A finished game: its kind and its points answer. */
export interface WorthQuestion {
  readonly winner: Colour;
  readonly loser: Outcome['loser'];
  readonly terms: Terms;
}

/** The kinds that are answered by playing. */
export type PlayKind = 'find-play' | 'only-play' | 'all-plays' | 'can-you-play';

/** What a puzzle asks. */
export type Question =
  | (PlayQuestion & { readonly kind: PlayKind })
  | (ReachQuestion & { readonly kind: 'reach' })
  | (RulingQuestion & { readonly kind: 'legal-or-not' })
  | (EnterQuestion & { readonly kind: 'enter' })
  | (BearOffQuestion & { readonly kind: 'bear-off' })
  | (PipsQuestion & { readonly kind: 'pips' })
  | (WorthQuestion & { readonly kind: 'worth' });

/** Why an answer is wrong: the rule, and a sentence about this very board. */
export interface Wrong {
  readonly rule: RuleId;
  readonly why: Words;
}

/** Three hints, one at a time: the rule, where to look, the answer. */
export type Hints = readonly [Words, Words, Words];
