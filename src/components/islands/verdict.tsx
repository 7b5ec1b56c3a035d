/** The line under a live board: what can be done, or why a try is not allowed. */
import type { Colour } from '../../engine/setup.ts';
import type { RuleLinks } from './cited.ts';
import { narrate } from './narration.ts';
import { tellRefusal } from './refusal.ts';
import type { Turn } from './turn.ts';

interface VerdictProps {
  readonly turn: Turn;
  readonly by: Colour;
  readonly rules: RuleLinks;
  /** Turns a sentence to the reader's view. */
  readonly say: (text: string) => string;
}

function Forbidden() {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM7 7l6 6m0-6l-6 6" />
    </svg>
  );
}

export function Verdict({ turn, by, rules, say }: VerdictProps) {
  const { refusal } = turn;
  const told = refusal ? tellRefusal(refusal, turn, by) : [];
  // What can be meant in two ways is not forbidden, and no rule is cited for it.
  const isUnclear = refusal?.reasons[0].code === 'bad-notation';
  const cited = isUnclear ? [] : [...new Set(refusal?.reasons.map(({ rule }) => rule))];
  return (
    <div class={refusal ? 'verdict refused' : 'verdict'} role="status">
      {refusal && <Forbidden />}
      <p>
        {refusal && <b>{isUnclear ? 'לא ברור לאן.' : 'אסור.'} </b>}
        {say(refusal ? told.join(' ') : narrate(turn, by))}
        {cited.map((rule) => {
          const link = rules[rule];
          return (
            link && (
              <>
                {' '}
                <a href={link[2]}>{`כלל ${link[0]}: ${link[1]}`}</a>
              </>
            )
          );
        })}
      </p>
    </div>
  );
}
