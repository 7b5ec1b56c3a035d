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
  'match-length',
  'match-target',
  'one-point-match',
  'next-game',
  'score-card',
  'rematch',
  // cube
  'cube-start',
  'offer',
  'take',
  'no-cube-limit',
  'closed-out-offer',
  'offer-accepts',
  'crawford',
  'automatic-double',
  'beaver',
  // table
  'fair-roll',
  'die-on-checker',
  'wait-for-turn',
  'turn-end',
  'touch-move',
  'illegal-move',
  'wrong-setup',
  'resign',
  'only-players-speak',
] as const;

export type RuleId = (typeof RULE_IDS)[number];
