/**
 * Every rule of the book, chapter by chapter, in the book's order. Addresses use these ids; the numbers that
 * readers see do not.
 */
export const RULE_IDS = [
  // board
  'goal',
  // setup
  'start-position',
  // opening
  'one-die-each',
  // moving
  'own-checkers',
  'forward-only',
  'opposite-ways',
  'die-by-die',
  'one-or-two',
  'blocked-point',
  'stop-between',
  'jump-over',
  'no-limit',
  'notation',
  // doublets
  'four-times',
  'split-freely',
  'each-stop',
  'no-extra-turn',
  // hitting
  'hit',
  'two-are-safe',
  'on-the-way',
  'several-hits',
  'hit-and-run',
  'hit-anywhere',
  'need-not-hit',
  'no-contact',
  // bar
  'bar-first',
  // two-dice
  'both-dice',
  'dead-end',
  'only-one',
  'larger-die',
  'doublet-most',
  'free-order',
  'lost-number',
  'duty-off',
  // bearing-off
  'all-home',
  'larger-off',
  'win-at-once',
  // result
  'single',
  'mars',
  'turkish-mars',
  'one-off-saves',
  'agreed-terms',
  'cube-multiplies',
  'refused-double',
  'jacoby',
  'full-count',
  // match
  'match-target',
  // cube
  'offer',
  // table
  'fair-roll',
] as const;

export type RuleId = (typeof RULE_IDS)[number];
