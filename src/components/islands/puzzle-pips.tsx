/** The island of a pip count: the reader types it. */
import { useRef, useState } from 'preact/hooks';
import { judgePips, readPips, type Mistake } from '../../puzzles/pips.ts';
import { Reply, useAnswer } from './puzzle-reply.tsx';
import type { Pictured } from './puzzle-still.tsx';
import { mounted, type Posed } from './puzzle.tsx';

export interface PipsProps extends Pictured {
  readonly right: number;
  readonly mistakes: readonly Mistake[];
}

function PipsPuzzle({ right, mistakes, ...posed }: Posed & PipsProps) {
  const field = useRef<HTMLInputElement>(null);
  const answering = useAnswer(posed);
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);

  const check = (event: Event) => {
    event.preventDefault();
    // The number in the field is the answer that was shown, and not the reader's.
    if (answering.stage === 'shown') {
      again();
      return;
    }
    const pips = readPips(text);
    setUnread(pips === undefined);
    if (pips === undefined) {
      answering.askAgain();
      field.current?.focus();
      return;
    }
    const wrong = judgePips(right, mistakes, pips);
    answering.answer(wrong ? [wrong] : []);
  };
  const again = () => {
    answering.askAgain();
    field.current?.focus();
    field.current?.select();
  };

  return (
    <>
      {posed.still}
      <form class="controls" onSubmit={check} noValidate>
        <label for={`pips-${posed.id}`}>ספירת הצעדים</label>
        <input
          id={`pips-${posed.id}`}
          ref={field}
          class="button"
          inputMode="numeric"
          autocomplete="off"
          size={5}
          value={answering.stage === 'shown' ? String(right) : text}
          aria-invalid={isUnread}
          onInput={({ currentTarget: { value } }) => {
            setText(value);
            setUnread(false);
            answering.askAgain();
          }}
        />
        <button class="button">לבדוק</button>
      </form>
      <Reply
        posed={posed}
        answering={answering}
        idle={isUnread ? 'כתבו מספר אחד בספרות.' : 'ספרו, כתבו את המספר ובדקו.'}
        onAgain={again}
      />
    </>
  );
}

export { default } from './puzzle.tsx';
export const mount = mounted(PipsPuzzle, () => import('./puzzle-still.tsx'));
