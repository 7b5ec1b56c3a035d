import type { Difficulty } from '../difficulties.ts';
import type { DRILLS } from './drills.ts';
import type { ENDINGS } from './endings.ts';

/** A rule that can be practised: each by which the engine refuses a play, some that allow what many take for forbidden, and those of scoring. */
export type PracticeRule = keyof typeof DRILLS | keyof typeof ENDINGS;

/** How hard the puzzles of each rule can be. What is seen at a glance is never hard, and some traps are never easy. */
export const LEVELS: Readonly<Record<PracticeRule, readonly Difficulty[]>> = {
  'own-checkers': ['easy', 'middle'],
  'forward-only': ['easy', 'middle'],
  'die-by-die': ['easy', 'middle'],
  'blocked-point': ['easy', 'middle', 'hard'],
  'jump-over': ['easy', 'middle', 'hard'],
  'hit-and-run': ['easy', 'middle'],
  'need-not-hit': ['easy', 'middle', 'hard'],
  'bar-first': ['middle', 'hard'],
  'closed-board': ['easy'],
  'both-dice': ['easy', 'middle', 'hard'],
  'dead-end': ['middle', 'hard'],
  'only-one': ['middle', 'hard'],
  'larger-die': ['hard'],
  'doublet-most': ['middle', 'hard'],
  'lost-number': ['easy', 'hard'],
  'all-home': ['easy', 'middle', 'hard'],
  'off-optional': ['easy', 'middle'],
  'larger-off': ['easy', 'middle'],
  single: ['easy'],
  mars: ['easy', 'middle'],
  'turkish-mars': ['easy', 'middle'],
  'one-off-saves': ['middle', 'hard'],
  'agreed-terms': ['middle', 'hard'],
  'cube-multiplies': ['easy', 'middle', 'hard'],
  jacoby: ['middle'],
};

/** Every rule that can be practised, in the order of the book. */
export const PRACTICE_RULES = Object.keys(LEVELS) as PracticeRule[];

/** The rules that can be practised at a level. */
export const rulesOf = (level: Difficulty | 'any'): PracticeRule[] =>
  PRACTICE_RULES.filter((rule) => level === 'any' || LEVELS[rule].includes(level));
