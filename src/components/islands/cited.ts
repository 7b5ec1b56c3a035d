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

/** What a link to each rule says and where it leads. */
export type RuleLinks = Readonly<Partial<Record<RuleId, RuleLink>>>;
export type RuleLink = readonly [number: string, name: string, href: string];
