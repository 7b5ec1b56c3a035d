import type { RuleId } from '../../src/engine/rules.ts';

/** The rules that no position can show, and why. */
export const UNSHOWN: Readonly<Partial<Record<RuleId, string>>> = {
  'tie-again': 'two equal dice are thrown again before anything moves',
  'flipped-board': 'it is about the board’s side, to which every board of the site can be turned',
  'next-game': 'it is about what is done between two games',
  rematch: 'it is about what is done between two matches',
  'offer-accepts': 'it is about what an offer says of a move that was made before',
  'fair-roll': 'it is about dice on a table',
  'die-on-checker': 'it is about dice on a table',
  'turn-end': 'it is about hands and dice',
  'touch-move': 'it is about hands',
  'only-players-speak': 'it is about people',
};
