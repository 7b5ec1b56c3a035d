import type { Score } from '../engine/score.ts';

/** What each kind of win is called. */
export const KINDS_IN_HEBREW: Readonly<Record<Score['kind'], string>> = {
  single: 'ניצחון רגיל',
  gammon: 'מארס',
  backgammon: 'מארס טורקי',
  'star-mars': 'מארס כוכבים',
};
