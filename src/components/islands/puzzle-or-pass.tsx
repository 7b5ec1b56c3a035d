/** A roll that perhaps cannot be played: the reader plays it, or says that there is no move. */
import { useState } from 'preact/hooks';
import type { Move } from '../../engine/moves.ts';
import type { Reason } from '../../engine/reasons.ts';
import { shownPlay } from '../../puzzles/answer.ts';
import { whyNotPass } from '../../puzzles/can-you-play.ts';
import { Actions } from './actions.tsx';
import { onRoll, PuzzleBoard, TakeBack, type Playing } from './puzzle-board.tsx';
import { Help, HintList, Next, Right } from './puzzle-frame.tsx';
import { Sentence } from './puzzle-sentence.tsx';
import { Said } from './said.tsx';
import { begin, isOver, takeBack, type Turn } from './turn.ts';
import { useStart } from './use-start.ts';
import { Verdict } from './verdict.tsx';

/** What the board shows in place of the turn: an answer, or the play that proves a refusal. */
interface Shown {
  readonly moves: readonly Move[];
  readonly isAnswer: boolean;
}

const isPlayed = (turn: Turn): boolean => turn.made.length > 0 && isOver(turn);

export const Solve = onRoll((playing: Playing) => {
  const { roll, start, hints, explanation, rules, say, denied = [], onSolved, onStep } = playing;
  const { position, dice, state } = roll;
  const by = state.turn;
  const question = { position, dice, by, plays: roll.plays ?? [] };
  const canPlay = question.plays.length > 0;
  const frame = useStart(start);
  const answer = (): Shown => ({
    moves: canPlay ? shownPlay(question).moves : [],
    isAnswer: true,
  });
  const [turn, setTurn] = useState(() => begin(position, dice, 'hidden'));
  const [shown, setShown] = useState(() => (start === 'answer' ? answer() : undefined));
  const [count, setCount] = useState(start === 'hint' ? 1 : 0);
  /** What was answered to the claim that there is no move: why not, or nothing where it is true. */
  const [passed, setPassed] = useState<readonly Reason[]>();
  const isSolved = isPlayed(turn) || passed?.length === 0;

  const go = (to: Turn) => {
    setShown(undefined);
    setPassed(undefined);
    setTurn(to);
    if (to.refusal && to.refusal !== turn.refusal) onStep?.('wrong');
    if (isPlayed(to) && !isPlayed(turn)) onSolved();
  };
  const goOn = (to: Turn) => {
    go(to);
    frame.focus();
  };
  const afresh = () => goOn(begin(position, dice, 'hidden'));
  const pass = () => {
    const reasons = whyNotPass(question);
    // That a number is lost is no longer the riddle.
    setTurn(begin(position, dice, canPlay ? 'hidden' : 'possible'));
    setShown(undefined);
    setPassed(reasons);
    if (reasons.length === 0) onSolved();
    else onStep?.('wrong');
  };

  return (
    <>
      <PuzzleBoard {...playing} frame={frame} turn={turn} onTurn={go} shown={shown?.moves} />
      {tell()}
      <Actions start={start}>{offer()}</Actions>
      <HintList {...playing} hints={hints} count={count} />
    </>
  );

  function tell() {
    if (shown?.isAnswer) {
      const words = [...(canPlay ? ['כך משחקים: '] : []), ...hints[2], canPlay ? '. ' : ' '];
      return (
        <Said tone="told">
          <Sentence words={[...words, ...explanation]} rules={rules} say={say} />
        </Said>
      );
    }
    if (isSolved) return <Right {...playing} />;
    if (!passed) return <Verdict turn={turn} by={by} rules={rules} say={say} />;
    const words = [
      ...passed.flatMap(({ rule }) => [' ', { rule }]),
      ...denied.flatMap(({ why, rule }) => [' ', ...why, ' ', { rule }]),
    ];
    return (
      <Said tone="refused" lead="לא.">
        <Sentence
          words={['יש מהלך חוקי, ומי שיכול לשחק חייב.', ...words]}
          rules={rules}
          say={say}
        />
      </Said>
    );
  }

  function offer() {
    if (shown?.isAnswer) {
      return (
        <button type="button" class="button main" onClick={afresh}>
          עכשיו אתם
        </button>
      );
    }
    if (isSolved) return <Next {...playing} onAgain={afresh} />;
    if (turn.refusal) {
      return (
        <TakeBack
          turn={turn}
          onBack={() => goOn(takeBack(turn))}
          onWhy={(moves) => setShown({ moves, isAnswer: false })}
        />
      );
    }
    if (passed) {
      return (
        <button type="button" class="button main" onClick={afresh}>
          לחפש מהלך
        </button>
      );
    }
    return (
      <>
        {turn.made.length === 0 ? (
          <button type="button" class="button" onClick={pass}>
            אין אף מהלך
          </button>
        ) : (
          <button type="button" class="button" onClick={() => goOn(takeBack(turn))}>
            מהלך אחורה
          </button>
        )}
        <Help
          hints={count}
          onHint={() => setCount(count + 1)}
          onShow={() => setShown(answer())}
          onStep={onStep}
        />
      </>
    );
  }
});
