import { RULE_OF } from '../../engine/reasons.ts';
import type { RuleId } from '../../engine/rules.ts';

/** The rules that a refusal may cite. */
export const CITED: readonly RuleId[] = [
  ...new Set<RuleId>([
    ...Object.values(RULE_OF),
    'both-dice',
    'dead-end',
    'only-one',
    'doublet-most',
  ]),
];
