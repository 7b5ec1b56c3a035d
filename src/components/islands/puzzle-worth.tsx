/** A finished game: the reader chooses what it is worth. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { WorthQuestion } from '../../puzzles/question.ts';
import {
  choicesOf,
  hintsToWorth,
  judgeWorth,
  worthInWords,
  worthOf,
  type Worth,
} from '../../puzzles/worth.ts';
import { Help, HintList, Next, Right, Said } from './puzzle-frame.tsx';
import { RuleLink, Sentence } from './puzzle-sentence.tsx';
import type { Posed } from './puzzle.tsx';

interface WorthPuzzleProps extends Posed {
  readonly question: WorthQuestion;
  /** The picture of the board. */
  readonly children: ComponentChildren;
}

export function WorthPuzzle({ question, children, ...posed }: WorthPuzzleProps) {
  const { rule, rules, explanation, say } = posed;
  const choices = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Worth>();
  const [isShown, setShown] = useState(false);
  const [hints, setHints] = useState(0);
  const wrong = chosen && judgeWorth(question, chosen);
  const solved = chosen !== undefined && !wrong;

  const choose = (worth: Worth) => {
    setShown(false);
    setChosen(worth);
    if (!judgeWorth(question, worth) && !solved) posed.onSolved();
  };
  /** What was pressed is gone: the keyboard goes on at the choices. */
  const goOn = () => {
    setChosen(undefined);
    setShown(false);
    choices.current?.querySelector('button')?.focus();
  };

  return (
    <>
      {children}
      <div class="choices" role="group" aria-label="התשובות" ref={choices}>
        {choicesOf(question).map((choice) => (
          <button
            key={worthInWords(choice)}
            type="button"
            class="button"
            aria-pressed={chosen?.kind === choice.kind && chosen.points === choice.points}
            onClick={() => choose(choice)}
          >
            {worthInWords(choice)}
          </button>
        ))}
      </div>
      {tell()}
      <div class="controls">{offer()}</div>
      <HintList {...posed} hints={hintsToWorth(question, rule)} count={hints} />
    </>
  );

  function tell() {
    if (solved) return <Right {...posed} />;
    if (wrong) {
      return (
        <Said tone="refused" lead="לא.">
          {say(wrong.why)} <RuleLink rule={wrong.rule} rules={rules} />
        </Said>
      );
    }
    const answer = [`${worthInWords(worthOf(question))}. `, ...explanation];
    return (
      <Said tone="told">
        {isShown ? <Sentence words={answer} rules={rules} say={say} /> : 'בחרו תשובה.'}
      </Said>
    );
  }

  function offer() {
    if (solved) return <Next {...posed} onAgain={goOn} />;
    if (wrong || isShown) {
      return (
        <button type="button" class="button main" onClick={goOn}>
          {wrong ? 'לענות שוב' : 'עכשיו אתם'}
        </button>
      );
    }
    return <Help hints={hints} onHint={() => setHints(hints + 1)} onShow={() => setShown(true)} />;
  }
}
