/** A roll of which every legal play is to be found, one after another. */
import { useState } from 'preact/hooks';
import type { Move } from '../../engine/moves.ts';
import type { Play } from '../../engine/plays.ts';
import { countInWords, find, missing, playsInWords, type Find } from '../../puzzles/all-plays.ts';
import { Actions } from './actions.tsx';
import { onRoll, PuzzleBoard, TakeBack, type Playing } from './puzzle-board.tsx';
import { Help, HintList, Next, Right } from './puzzle-frame.tsx';
import { Sentence } from './puzzle-sentence.tsx';
import { Said } from './said.tsx';
import { begin, isOver, restart, standing, takeBack, type Turn } from './turn.ts';
import { useStart } from './use-start.ts';
import { Verdict } from './verdict.tsx';

/** What the board shows in place of the turn: a play that is missing, or the one that proves a refusal. */
interface Shown {
  readonly moves: readonly Move[];
  readonly isAnswer: boolean;
}

const isFinished = (turn: Turn): boolean => turn.made.length > 0 && isOver(turn);

export const Solve = onRoll((playing: Playing) => {
  const { roll, start, hints, explanation, rules, say, denied = [], onSolved } = playing;
  const { position, dice, state } = roll;
  const by = state.turn;
  const question = { position, dice, by, plays: roll.plays ?? [] };
  const frame = useStart(start);
  const [turn, setTurn] = useState(() => begin(position, dice, 'possible'));
  const [found, setFound] = useState<readonly Play[]>([]);
  /** What the last finished play was. */
  const [last, setLast] = useState<Find>();
  const left = missing(question, found);
  const answer = (): Shown => ({ moves: (left[0] ?? question.plays[0]!).moves, isAnswer: true });
  const [shown, setShown] = useState(() => (start === 'answer' ? answer() : undefined));
  const [count, setCount] = useState(start === 'hint' ? 1 : 0);
  const isSolved = left.length === 0;

  const go = (to: Turn) => {
    setShown(undefined);
    setTurn(to);
    if (!isFinished(to)) setLast(undefined);
    else if (!isFinished(turn)) {
      const now = find(question, found, standing(to));
      setLast(now);
      setFound(now.found);
      if (!isSolved && missing(question, now.found).length === 0) onSolved();
    }
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
      {found.length > 0 && (
        <p class="note">
          {countInWords(question, found)}{' '}
          <Sentence words={playsInWords(found)} rules={rules} say={say} />
        </p>
      )}
      <HintList {...playing} hints={hints} count={count} />
    </>
  );

  function tell() {
    if (shown?.isAnswer) {
      const cited = denied.flatMap(({ rule }) => [' ', { rule }]);
      const words = ['אלה כל הדרכים: ', ...hints[2], '. ', ...explanation, ...cited];
      return (
        <Said tone="told">
          <Sentence words={words} rules={rules} say={say} />
        </Said>
      );
    }
    if (last && isSolved) return <Right {...playing} />;
    if (!last) return <Verdict turn={turn} by={by} rules={rules} say={say} />;
    const words = [
      ...(last.isAgain ? ['את הדרך הזאת כבר מצאתם: '] : []),
      ...playsInWords([last.play]),
      `. ${countInWords(question, found)}`,
    ];
    return (
      <Said tone={last.isAgain ? 'told' : 'right'}>
        <Sentence words={words} rules={rules} say={say} />
      </Said>
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
    if (last && isSolved) {
      const again = () => {
        setFound([]);
        goOn(restart(turn));
      };
      return <Next {...playing} onAgain={again} />;
    }
    return (
      <>
        {last && (
          <button type="button" class="button main" onClick={() => goOn(restart(turn))}>
            לחפש עוד דרך
          </button>
        )}
        <Help hints={count} onHint={() => setCount(count + 1)} onShow={() => setShown(answer())} />
        {turn.made.length > 0 && !last && (
          <button type="button" class="button" onClick={() => goOn(takeBack(turn))}>
            מהלך אחורה
          </button>
        )}
      </>
    );
  }
});
