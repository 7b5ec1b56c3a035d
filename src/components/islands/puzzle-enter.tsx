/** The island of the numbers that enter from the bar: each of the six is chosen or not. */
import { useRef, useState } from 'preact/hooks';
import { isRight, judgeMarks, type Option } from '../../puzzles/marking.ts';
import { Reply, useAnswer } from './puzzle-reply.tsx';
import type { Pictured } from './puzzle-still.tsx';
import { mounted, type Posed } from './puzzle.tsx';

export interface EnterProps extends Pictured {
  readonly options: readonly Option[];
}

function EnterPuzzle({ options, ...posed }: Posed & EnterProps) {
  const group = useRef<HTMLDivElement>(null);
  const answering = useAnswer(posed);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const right = new Set(options.filter(isRight).map(({ value }) => value));
  const seen = answering.stage === 'shown' ? right : chosen;

  const choose = (number: number) => {
    setEmpty(false);
    answering.askAgain();
    setChosen(seen.symmetricDifference(new Set([number])));
  };
  const check = (numbers: ReadonlySet<number>) => {
    setChosen(numbers);
    answering.answer(judgeMarks(options, numbers)?.wrong ?? []);
  };
  const again = () => {
    if (answering.stage !== 'wrong') setChosen(new Set());
    answering.askAgain();
    group.current?.querySelector('button')?.focus();
  };

  return (
    <>
      {posed.still}
      <div class="controls" role="group" aria-label="המספרים" ref={group}>
        {options.map(({ value }) => (
          <button
            key={value}
            type="button"
            class="button"
            aria-pressed={seen.has(value)}
            onClick={() => choose(value)}
          >
            {value}
          </button>
        ))}
        <button type="button" class="button" onClick={() => check(new Set())}>
          אף מספר
        </button>
      </div>
      <Reply
        posed={posed}
        answering={answering}
        idle={isEmpty ? 'עוד לא בחרתם מספר.' : 'בחרו את כל המספרים שמכניסים, ובדקו.'}
        onCheck={() => (chosen.size === 0 ? setEmpty(true) : check(chosen))}
        onAgain={again}
      />
    </>
  );
}

export { default } from './puzzle.tsx';
export const mount = mounted(EnterPuzzle, () => import('./puzzle-still.tsx'));
