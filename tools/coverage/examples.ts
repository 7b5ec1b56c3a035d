import { BY_ID } from '../../test/diagrams/raw.ts';
import { diagrams, entriesIn, type Entry } from '../../test/site/entries.ts';
import { judgeText } from '../../src/diagrams/claims/legality.ts';
import type { ReasonCode } from '../../src/engine/reasons.ts';
import type { RuleId } from '../../src/engine/rules.ts';

/** A diagram beside what it is an example of. */
interface Example {
  readonly of: string;
  readonly diagram: string;
}

const TAG = /<(\/?)(Spread|Rule|Custom|Diagram|FigureLink)\b([^>]*)>/gu;

/**
 * What a page's source shows an example of. A `<Rule>` has the diagrams inside it, those in its `<Spread>`
 * that stand in no rule, and those that its text points to by `<FigureLink>`. A `<Custom>` has the diagrams
 * inside it.
 */
export function examplesIn(source: string): Example[] {
  const examples: Example[] = [];
  let open: string | undefined;
  let spread: { rules: string[]; diagrams: string[] } = { rules: [], diagrams: [] };
  for (const [, closing, tag, attributes] of source.matchAll(TAG)) {
    const id = /\b(?:id|to)="([^"]*)"/u.exec(attributes!)?.[1] ?? '';
    if (tag === 'Spread') {
      for (const of of spread.rules) {
        examples.push(...spread.diagrams.map((diagram) => ({ of, diagram })));
      }
      spread = { rules: [], diagrams: [] };
    } else if (tag === 'Rule' || tag === 'Custom') {
      open = closing || attributes!.endsWith('/') ? undefined : id;
      if (tag === 'Rule' && open !== undefined) spread.rules.push(open);
    } else if (open !== undefined) examples.push({ of: open, diagram: id });
    else if (tag === 'Diagram') spread.diagrams.push(id);
  }
  return examples;
}

/** A play of a diagram that the engine refuses, and why. */
export interface Refusal {
  readonly diagram: string;
  readonly rule: RuleId;
  readonly code: ReasonCode;
}

/** Every refusal that a diagram of the site claims, once for each of its reasons. */
export const REFUSALS: readonly Refusal[] = [...diagrams.values()].flatMap(({ id, scene }) =>
  BY_ID.get(id)!.claims.flatMap((claim) => {
    const verdict = typeof claim['illegal'] === 'string' && judgeText(scene, claim['illegal']);
    if (!verdict || verdict.legal) return [];
    return verdict.reasons.map(({ rule, code }) => ({ diagram: id, rule, code }));
  }),
);

const headed = (folder: string): Example[] =>
  (entriesIn(folder) as Entry<{ rule: string; diagram?: string }>[]).flatMap(({ head }) =>
    head.diagram === undefined ? [] : [{ of: head.rule, diagram: head.diagram }],
  );

const EXAMPLES: readonly Example[] = [
  ...entriesIn('rules').flatMap(({ body }) => examplesIn(body)),
  ...headed('questions'),
  ...headed('mistakes'),
  ...REFUSALS.map(({ rule, diagram }) => ({ of: rule, diagram })),
];

/**
 * The diagrams that name a rule: those that its chapter shows for it, those of a question or a mistake about
 * it, and those with a play that it forbids.
 */
export const examplesOf = (rule: RuleId): string[] => [
  ...new Set(EXAMPLES.filter(({ of }) => of === rule).map(({ diagram }) => diagram)),
];
