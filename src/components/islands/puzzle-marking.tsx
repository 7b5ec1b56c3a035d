/** Points that are to be marked on the board: the whole column of a point is pressed, or its key. */
import { useRef, useState } from 'preact/hooks';
import type { Colour } from '../../engine/setup.ts';
import { isRight, judgeMarks, type Option } from '../../puzzles/marking.ts';
import type { Arrow } from '../board/index.ts';
import { MarkableBoard } from './markable-board.tsx';
import type { Begun } from './puzzle-offer.tsx';
import { Reply, useAnswer } from './puzzle-reply.tsx';
import type { Pictured } from './puzzle-still.tsx';
import { useStart } from './use-start.ts';

/** A point that can be marked, by its printed number. */
export interface PointOption extends Option {
  /** Shows on the board why it is wrong. */
  readonly arrow?: Arrow | undefined;
}

export interface PointsProps extends Pictured {
  readonly by: Colour;
  /** What a mark means: a checker that lands on the point, or one that stands there. */
  readonly mark: 'landing' | 'checker';
  readonly options: readonly PointOption[];
  /** What to press where no point is right; absent where there always is one. */
  readonly none?: string | undefined;
}

export function Solve({ by, mark, options, none, ...begun }: Begun & PointsProps) {
  const { start, picture } = begun;
  const frame = useStart(start);
  const answering = useAnswer(begun, start === 'answer');
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const wrongAt = useRef<PointOption>();
  const { stage } = answering;
  const right = new Set(options.filter(isRight).map(({ value }) => value));
  const seen = stage === 'shown' ? right : marked;

  const toggle = (point: number) => {
    if (!options.some(({ value }) => value === point)) return;
    setEmpty(false);
    answering.askAgain();
    setMarked(seen.symmetricDifference(new Set([point])));
  };
  const check = (points: ReadonlySet<number>) => {
    const judged = judgeMarks(options, points);
    wrongAt.current = judged?.option;
    setMarked(points);
    answering.answer(judged?.wrong ?? []);
  };
  /** Takes a wrong mark away, and leaves the others. */
  const again = () => {
    const wrong = wrongAt.current;
    if (stage !== 'wrong') setMarked(new Set());
    else if (wrong && !isRight(wrong)) setMarked(marked.difference(new Set([wrong.value])));
    answering.askAgain();
    frame.focus();
  };
  const arrow =
    stage === 'wrong' && marked.has(wrongAt.current?.value ?? NaN) && wrongAt.current?.arrow;

  return (
    <>
      <div class="bleed" ref={frame.ref}>
        <MarkableBoard
          {...begun}
          by={by}
          mark={mark}
          picture={arrow ? { ...picture, arrows: [arrow] } : picture}
          marked={seen}
          onToggle={toggle}
          takesFocus={start === 'board'}
        />
      </div>
      {none !== undefined && (
        <div class="controls">
          <button type="button" class="button" onClick={() => check(new Set())}>
            {none}
          </button>
        </div>
      )}
      <Reply
        posed={begun}
        answering={answering}
        idle={isEmpty ? 'עוד לא סימנתם משולש.' : 'לחיצה מסמנת משולש, ועוד לחיצה מבטלת. בסוף בדקו.'}
        start={start}
        onCheck={() => (marked.size === 0 ? setEmpty(true) : check(marked))}
        onAgain={again}
      />
    </>
  );
}
