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
  'one-or-two',
  'open-stop',
  'no-limit',
  'notation',
  // doublets
  'four-times',
  'doublet-split',
  'no-extra-turn',
  // hitting
  'blot',
  'hit',
  'hit-on-the-way',
  'several-hits',
  'hit-and-run',
  // bar
  'bar-first',
  'entry-point',
  'enter-and-hit',
  'enter-most',
  'rest-of-roll',
  'closed-board',
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
  'exact-off',
  'off-optional',
  'empty-point',
  'larger-off',
  'hit-while-off',
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
  'match-length',
  'match-target',
  'one-point-match',
  'next-game',
  'rematch',
  // cube
  'cube-optional',
  'cube-start',
  'offer',
  'take',
  'cube-limit',
  'double-when-stuck',
  'crawford',
  'beaver',
  'automatic-double',
  // table
  'fair-roll',
  'cocked-die',
  'early-roll',
  'trying-out',
  'turn-ends',
  'illegal-move',
  'wrong-setup',
  'resigning',
] as const;

export type RuleId = (typeof RULE_IDS)[number];
