import type { RuleId } from '../engine/rules.ts';

/** The laws that are enough for a first game. */
export const IN_BRIEF: readonly RuleId[] = [
  'goal',
  'four-times',
  'forward-only',
  'blocked-point',
  'hit',
  'bar-first',
  'both-dice',
  'all-home',
];
