/** What the line under a live board says of its turn: what can be done, or why a try is not allowed. */
import type { Colour } from '../../engine/setup.ts';
import { narrate } from './narration.ts';
import { tellRefusal } from './refusal.ts';
import { RuleLink, type RuleLinks } from './rule-link.tsx';
import { Said } from './said.tsx';
import type { Turn } from './turn.ts';

interface VerdictProps {
  readonly turn: Turn;
  readonly by: Colour;
  readonly rules: RuleLinks;
  /** Turns a sentence to the reader's view. */
  readonly say: (text: string) => string;
}

export function Verdict({ turn, by, rules, say }: VerdictProps) {
  const { refusal } = turn;
  if (!refusal) return <Said tone="told">{say(narrate(turn, by))}</Said>;
  // What can be meant in two ways is not forbidden, and no rule is cited for it.
  const isUnclear = refusal.reasons[0].code === 'bad-notation';
  const cited = isUnclear ? [] : [...new Set(refusal.reasons.map(({ rule }) => rule))];
  return (
    <Said tone="refused" lead={isUnclear ? 'לא ברור לאן.' : undefined}>
      {say(tellRefusal(refusal, turn, by).join(' '))}
      {cited.map((rule) => (
        <>
          {' '}
          <RuleLink rule={rule} rules={rules} />
        </>
      ))}
    </Said>
  );
}
