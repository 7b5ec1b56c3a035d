/** What every kind of puzzle has under its board: what was said last, the hints, and what can be pressed. */
import type { Hints } from '../../puzzles/question.ts';
import { Sentence } from './puzzle-sentence.tsx';
import type { Posed } from './puzzle.tsx';
import { Said } from './said.tsx';

/** The hints that were asked for; each is said when it comes. */
export const HintList = ({
  hints,
  count,
  rules,
  say,
}: Pick<Posed, 'rules' | 'say'> & { readonly hints: Hints; readonly count: number }) => (
  <div class="hints" role="log" aria-label="רמזים">
    {hints.slice(0, count).map((words, i) => (
      <p key={i}>
        <b>רמז {i + 1}.</b> <Sentence words={words} rules={rules} say={say} />
      </p>
    ))}
  </div>
);

interface HelpProps extends Pick<Posed, 'onStep'> {
  /** How many hints are shown. */
  readonly hints: number;
  readonly onHint: () => void;
  readonly onShow: () => void;
}

/** The hints and the answer, for whoever asks. */
export function Help({ hints, onHint, onShow, onStep }: HelpProps) {
  const takeHint = () => {
    onStep?.('hint');
    onHint();
  };
  const show = () => {
    onStep?.('shown');
    onShow();
  };
  return (
    <>
      {hints < 3 && (
        <button type="button" class="button" onClick={takeHint}>
          {hints === 0 ? 'רמז' : 'עוד רמז'}
        </button>
      )}
      <button type="button" class="button" onClick={show}>
        הראו לי
      </button>
    </>
  );
}

/** Lets the page do what a link says, where it can, but for a press that opens another tab. */
function follow(event: MouseEvent, onFollow: (() => void) | undefined): void {
  if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  onFollow();
}

/** What can be pressed when it is solved. */
export const Next = ({ next, onAgain }: Pick<Posed, 'next'> & { onAgain: () => void }) => (
  <>
    <a class="button main" href={next.href} onClick={(event) => follow(event, next.onFollow)}>
      {next.label}
    </a>
    <button type="button" class="button" onClick={onAgain}>
      שוב
    </button>
  </>
);

/** Why the answer is right, with its rule. */
export const Right = ({ explanation, rule, rules, say }: Posed) => (
  <Said tone="right">
    <Sentence words={[...explanation, ' ', { rule }]} rules={rules} say={say} />
  </Said>
);
