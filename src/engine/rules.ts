/** Every rule of the book, in the book's order. Addresses use these ids; the numbers that readers see do not. */
export const RULE_IDS = [
  'own-checkers',
  'forward-only',
  'die-by-die',
  'blocked-point',
  'bar-first',
  'all-home',
  'larger-off',
  'win-at-once',
  'notation',
  'both-dice',
  'dead-end',
  'only-one',
  'larger-die',
  'doublet-most',
  'free-order',
  'lost-number',
  'duty-off',
] as const;

export type RuleId = (typeof RULE_IDS)[number];
