/** What stands under the inputs of a puzzle that is answered without playing. */
import { useState } from 'preact/hooks';
import type { Wrong } from '../../puzzles/question.ts';
import { Actions } from './actions.tsx';
import { Help, HintList, Next, Right } from './puzzle-frame.tsx';
import type { Start } from './puzzle-offer.tsx';
import { Sentence } from './puzzle-sentence.tsx';
import type { Posed } from './puzzle.tsx';
import { Said } from './said.tsx';

/** Where a puzzle is: still asked, answered wrong, half or right, or its answer is shown. */
export type Stage = 'asked' | 'wrong' | 'half' | 'right' | 'shown';

export interface Answering {
  readonly stage: Stage;
  readonly wrong: readonly Wrong[];
  /** Answers, with what is wrong about the answer; with nothing the puzzle is solved. After half an answer the asking goes on. */
  readonly answer: (wrong: readonly Wrong[], isHalf?: boolean) => void;
  readonly show: () => void;
  readonly askAgain: () => void;
}

export function useAnswer({ onSolved, onStep }: Posed, isShown = false): Answering {
  const [stage, setStage] = useState<Stage>(isShown ? 'shown' : 'asked');
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  return {
    stage,
    wrong,
    answer(why, isHalf) {
      setWrong(why);
      setStage(why.length === 0 ? 'right' : isHalf ? 'half' : 'wrong');
      if (why.length > 0) onStep?.('wrong');
      else if (stage !== 'right') onSolved();
    },
    show: () => setStage('shown'),
    askAgain: () => setStage('asked'),
  };
}

interface ReplyProps {
  readonly posed: Posed;
  readonly answering: Answering;
  /** What is said before anything was answered. */
  readonly idle: string;
  /** How a reader began, where the inputs came with it. */
  readonly start?: Start | undefined;
  /** Checks what was put in; absent where a press answers at once. */
  readonly onCheck?: (() => void) | undefined;
  /** Asks again. The keyboard goes on at the inputs. */
  readonly onAgain: () => void;
  /** Shows on the board why the right answer is right, where there is something to show. */
  readonly onWhy?: (() => void) | undefined;
}

export function Reply({ posed, answering, idle, start, ...on }: ReplyProps) {
  const { rule, rules, say, hints, explanation, onStep } = posed;
  const { stage, wrong } = answering;
  const [count, setCount] = useState(start === 'hint' ? 1 : 0);

  return (
    <>
      {tell()}
      <Actions start={start}>{offer()}</Actions>
      <HintList {...posed} hints={hints} count={count} />
    </>
  );

  function tell() {
    if (stage === 'right') return <Right {...posed} />;
    if (stage === 'wrong' || stage === 'half') {
      // Which rule it is may be the other half.
      const words = wrong.flatMap(({ why, rule: by }) =>
        stage === 'half' ? why : [...why, ' ', { rule: by }, ' '],
      );
      return (
        <Said tone="refused" lead="לא.">
          <Sentence words={words} rules={rules} say={say} />
        </Said>
      );
    }
    const words = stage === 'shown' ? [...hints[2], ' ', ...explanation, ' ', { rule }] : [idle];
    return (
      <Said tone="told">
        <Sentence words={words} rules={rules} say={say} />
      </Said>
    );
  }

  function offer() {
    if (stage === 'asked' || stage === 'half') {
      return (
        <>
          {on.onCheck && (
            <button type="button" class="button main" onClick={on.onCheck}>
              לבדוק
            </button>
          )}
          <Help
            hints={count}
            onHint={() => setCount(count + 1)}
            onShow={answering.show}
            onStep={onStep}
          />
        </>
      );
    }
    return (
      <>
        {stage === 'right' ? (
          <Next {...posed} onAgain={on.onAgain} />
        ) : (
          <button type="button" class="button main" onClick={on.onAgain}>
            {stage === 'wrong' ? 'לענות שוב' : 'עכשיו אתם'}
          </button>
        )}
        {stage !== 'wrong' && on.onWhy && (
          <button type="button" class="button" onClick={on.onWhy}>
            להראות למה
          </button>
        )}
      </>
    );
  }
}
