/**
 * Every rule of the book, chapter by chapter, in the book's order. Addresses use these ids; the numbers that
 * readers see do not.
 */
export const RULE_IDS = [
  // board
  'goal',
  'two-sides',
  'four-quarters',
  'own-numbers',
  'home-board',
  'stays-off',
  // setup
  'start-position',
  'mirror-image',
  'flipped-board',
  'pip-count',
  'each-game-anew',
  // opening
  'one-die-each',
  'tie-again',
  'opening-numbers',
  'opening-doublet',
  'turns-alternate',
  // moving
  'own-checkers',
  'forward-only',
  'die-by-die',
  'blocked-point',
  'notation',
  // doublets
  'four-times',
  // hitting
  'hit',
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
