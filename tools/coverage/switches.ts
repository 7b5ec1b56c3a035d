import type { RuleId } from '../../src/engine/rules.ts';
import type { NaiveRule } from '../../test/naive/naive.ts';

/** What the naive program turns off to be without a rule. Each makes one of that rule's diagrams false. */
export const SWITCHES: Readonly<Partial<Record<RuleId, readonly NaiveRule[]>>> = {
  'own-checkers': ['own-checkers'],
  'forward-only': ['forward-only'],
  'opposite-ways': ['forward-only'],
  'die-by-die': ['exact-number', 'die-by-die'],
  'one-or-two': ['split-roll'],
  'blocked-point': ['blocked-point'],
  'stop-between': ['die-by-die'],
  'jump-over': ['jump-over'],
  'no-limit': ['no-limit'],

  'four-times': ['doublet-four'],
  'split-freely': ['split-roll'],
  'each-stop': ['die-by-die'],

  hit: ['hit'],
  'two-are-safe': ['blocked-point'],
  'on-the-way': ['hit'],
  'several-hits': ['several-hits'],
  'hit-and-run': ['hit-and-run'],
  'hit-anywhere': ['hit', 'hit-anywhere'],
  'need-not-hit': ['need-not-hit'],
  'no-contact': ['most-dice'],

  'bar-first': ['bar-first'],
  'entry-point': ['exact-number', 'blocked-point'],
  'enter-and-hit': ['enter-and-hit'],
  'enter-most': ['bar-first'],
  'rest-of-roll': ['most-dice'],
  'closed-board': ['blocked-point'],

  'both-dice': ['most-dice'],
  'dead-end': ['look-ahead'],
  'only-one': ['most-dice'],
  'larger-die': ['larger-die'],
  'doublet-most': ['most-dice'],
  'free-order': ['free-order'],
  'duty-off': ['look-ahead'],

  'all-home': ['all-home'],
  'exact-off': ['exact-off'],
  'off-optional': ['off-optional'],
  'empty-point': ['checker-behind'],
  'larger-off': ['checker-behind', 'larger-off'],
  'hit-while-off': ['all-home'],
  'win-at-once': ['win-at-once'],
};

/** The chapters about moving, by the names of their files. */
export const CHAPTERS_OF_MOVEMENT: readonly string[] = [
  'moving',
  'doublets',
  'hitting',
  'bar',
  'two-dice',
  'bearing-off',
];

/** The rules of those chapters that are not about which plays are legal, and why there is nothing to turn off. */
export const UNSWITCHED: Readonly<Partial<Record<RuleId, string>>> = {
  notation: 'it is about how a play is written',
  'no-extra-turn': 'it is about who rolls next',
  'lost-number': 'it says what follows when the other rules leave no move',
};
