/** The link to a rule, which says its number and its name. */
import type { RuleId } from '../../engine/rules.ts';

/** What a link to each rule says and where it leads. */
export type RuleLinks = Readonly<Partial<Record<RuleId, RuleTarget>>>;
export type RuleTarget = readonly [number: string, name: string, href: string];

export function RuleLink({ rule, rules }: { rule: RuleId; rules: RuleLinks }) {
  const link = rules[rule];
  return link ? <a href={link[2]}>{`כלל ${link[0]}: ${link[1]}`}</a> : null;
}
