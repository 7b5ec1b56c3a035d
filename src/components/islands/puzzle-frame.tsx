/** What every kind of puzzle has under its board: what was said last, the hints, and what can be pressed. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Hints } from '../../puzzles/question.ts';
import { markSolved, showMarks } from './puzzle-marks.ts';
import { Sentence } from './puzzle-sentence.tsx';
import type { Posed, Start } from './puzzle.tsx';

/** What is told of the last try. */
export type Tone = 'told' | 'refused' | 'right';

const LEADS: Readonly<Record<Tone, string>> = { told: '', refused: 'אסור.', right: 'נכון.' };
const ICONS: Readonly<Record<Tone, string>> = {
  told: '',
  refused: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM7 7l6 6m0-6l-6 6',
  right: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM6 10.3l2.7 2.7 5.3-5.8',
};

interface SaidProps {
  readonly tone: Tone;
  /** The word that leads, where it is not the tone's own. */
  readonly lead?: string | undefined;
  readonly children: ComponentChildren;
}

/** The live line: a screen reader says it whenever it changes. */
export const Said = ({ tone, lead = LEADS[tone], children }: SaidProps) => (
  <div class={`verdict ${tone}`} role="status">
    {tone !== 'told' && (
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[tone]} />
      </svg>
    )}
    <p>
      {lead && <b>{lead} </b>}
      {children}
    </p>
  </div>
);

/** The mark of a puzzle, and what is told of the device's memory. */
export function useMark(id: string): { readonly note: string; readonly solve: () => void } {
  const [note, setNote] = useState('');
  useLayoutEffect(() => setNote(showMarks()), []);
  return { note, solve: () => setNote(markSolved(id)) };
}

interface OfferProps {
  readonly onStart: (how: Start) => void;
  /** A pointer came near. */
  readonly onNear: () => void;
  /** The picture of the board. */
  readonly children: ComponentChildren;
}

/** A puzzle that nobody has begun. A press on the picture begins it too. */
export function Offer({ onStart, onNear, children }: OfferProps) {
  const press = (event: MouseEvent) => {
    const picture = (event.currentTarget as HTMLElement).firstElementChild!;
    const { left, top, width, height } = picture.getBoundingClientRect();
    onStart({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  return (
    <>
      <div class="offered" onClick={press} onPointerEnter={onNear}>
        {children}
      </div>
      <Said tone="told">בחרו אבן על הלוח.</Said>
      <div class="controls">
        <button type="button" class="button main" onClick={() => onStart('board')}>
          לפתור
        </button>
        <button type="button" class="button" onClick={() => onStart('hint')}>
          רמז
        </button>
        <button type="button" class="button" onClick={() => onStart('answer')}>
          הראו לי
        </button>
      </div>
    </>
  );
}

/** The hints that were asked for; each is said when it comes. */
export const HintList = ({
  hints,
  count,
  rules,
  say,
}: Posed & { readonly hints: Hints; readonly count: number }) => (
  <div class="hints" role="log" aria-label="רמזים">
    {hints.slice(0, count).map((words, i) => (
      <p key={i}>
        <b>רמז {i + 1}.</b> <Sentence words={words} rules={rules} say={say} />
      </p>
    ))}
  </div>
);

interface HelpProps {
  readonly hints: number;
  readonly onHint: () => void;
  readonly onShow: () => void;
}

/** The hints and the answer, for whoever asks. */
export const Help = ({ hints, onHint, onShow }: HelpProps) => (
  <>
    {hints < 3 && (
      <button type="button" class="button" onClick={onHint}>
        {hints === 0 ? 'רמז' : 'עוד רמז'}
      </button>
    )}
    <button type="button" class="button" onClick={onShow}>
      הראו לי
    </button>
  </>
);

/** What can be pressed when it is solved. */
export const Next = ({ next, onAgain }: Pick<Posed, 'next'> & { onAgain: () => void }) => (
  <>
    <a class="button main" href={next.href}>
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
