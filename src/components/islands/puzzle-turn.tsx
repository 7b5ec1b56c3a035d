/** A roll to be played on the board: any legal play of it solves the puzzle. */
import { useState } from 'preact/hooks';
import type { Move } from '../../engine/moves.ts';
import { shownPlay } from '../../puzzles/answer.ts';
import { Actions } from './actions.tsx';
import { onRoll, PuzzleBoard, TakeBack, type Playing } from './puzzle-board.tsx';
import { Help, HintList, Next, Right } from './puzzle-frame.tsx';
import { Sentence } from './puzzle-sentence.tsx';
import { Said } from './said.tsx';
import { begin, isOver, restart, takeBack, type Turn } from './turn.ts';
import { useStart } from './use-start.ts';
import { Verdict } from './verdict.tsx';

/** What the board shows in place of the turn: an answer, or the play that proves a refusal. */
interface Shown {
  readonly moves: readonly Move[];
  readonly isAnswer: boolean;
}

const isSolved = (turn: Turn): boolean => turn.made.length > 0 && isOver(turn);

export const Solve = onRoll((playing: Playing) => {
  const { roll, start, hints, explanation, rules, say, onSolved, onStep } = playing;
  const { position, dice, state } = roll;
  const by = state.turn;
  const frame = useStart(start);
  const answer = (): Shown => ({
    moves: shownPlay({ position, dice, by, plays: roll.plays ?? [] }).moves,
    isAnswer: true,
  });
  const [turn, setTurn] = useState(() => begin(position, dice, 'possible'));
  const [shown, setShown] = useState(() => (start === 'answer' ? answer() : undefined));
  const [count, setCount] = useState(start === 'hint' ? 1 : 0);

  const go = (to: Turn) => {
    setShown(undefined);
    setTurn(to);
    if (to.refusal && to.refusal !== turn.refusal) onStep?.('wrong');
    if (isSolved(to) && !isSolved(turn)) onSolved();
  };
  const goOn = (to: Turn) => {
    go(to);
    frame.focus();
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
      const words = ['כך משחקים: ', ...hints[2], '. ', ...explanation];
      return (
        <Said tone="told">
          <Sentence words={words} rules={rules} say={say} />
        </Said>
      );
    }
    return isSolved(turn) ? (
      <Right {...playing} />
    ) : (
      <Verdict turn={turn} by={by} rules={rules} say={say} />
    );
  }

  function offer() {
    if (shown?.isAnswer) {
      return (
        <button type="button" class="button main" onClick={() => goOn(restart(turn))}>
          עכשיו אתם
        </button>
      );
    }
    if (turn.refusal) {
      return (
        <TakeBack
          turn={turn}
          onBack={() => goOn(takeBack(turn))}
          onWhy={(moves) => setShown({ moves, isAnswer: false })}
        />
      );
    }
    if (isSolved(turn)) return <Next {...playing} onAgain={() => goOn(restart(turn))} />;
    return (
      <>
        <Help
          hints={count}
          onHint={() => setCount(count + 1)}
          onShow={() => setShown(answer())}
          onStep={onStep}
        />
        {turn.made.length > 0 && (
          <button type="button" class="button" onClick={() => goOn(takeBack(turn))}>
            מהלך אחורה
          </button>
        )}
      </>
    );
  }
});
