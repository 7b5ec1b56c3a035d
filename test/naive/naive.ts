/**
 * The rules once more, in their obvious form and in other hands than the engine's: nothing here imports
 * from `src`. Positions are XGID's 26 characters with capitals for the side to move; `naiveTurned` shows
 * them from the other seat. Plays are text (`24/18* 8/5(2)`) or lists of moves. `without` turns single
 * rules off, to show that each is needed.
 *
 *     naiveResults('-b----E-C---eE---c-e----B-', [3, 1]).size             // 16
 *     naiveReasons('-b----E-C---eE---c-e----B-', [6, 5], '24/19')         // Set { 'point-blocked' }
 *     naiveLegal('-b----E-C---eE---c-e----B-', [6, 5], '24/18', { without: 'most-dice' })  // true
 */
export { naiveJudge, naiveLegal, naiveReasons } from './reasons.ts';
export type { NaiveReason, NaiveVerdict } from './reasons.ts';
export { naiveResults } from './results.ts';
export type { NaiveDice } from './results.ts';
export { naiveOutcome, naiveScore } from './scoring.ts';
export type { NaiveOutcome, NaiveTerms } from './scoring.ts';
export { NAIVE_RULES } from './steps.ts';
export type { NaiveOptions, NaiveRule } from './steps.ts';
export { naivePips, naiveTurned } from './table.ts';
export type { NaiveMove } from './written.ts';
