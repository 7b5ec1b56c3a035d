/** A few answers to choose among: a press answers. */
import { useRef, useState } from 'preact/hooks';
import type { Wrong } from '../../puzzles/question.ts';
import type { Arrow } from '../board/index.ts';
import { Reply, useAnswer } from './puzzle-reply.tsx';
import type { Pictured } from './puzzle-still.tsx';
import type { Posed } from './puzzle.tsx';

export interface Choice {
  readonly label: string;
  /** Why it is wrong; none where it is right. */
  readonly wrong: readonly Wrong[];
  /** It is not the whole answer yet: what is wrong about it is told without its rule, and the asking goes on. */
  readonly isHalf?: boolean;
  /** What the board shows, of a right one, to whoever asks why. */
  readonly proof?: readonly Arrow[] | undefined;
}

export interface ChoiceProps extends Pictured {
  readonly choices: readonly Choice[];
}

export function Choosing({ choices, ...posed }: Posed & ChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  const answering = useAnswer(posed);
  const [chosen, setChosen] = useState<Choice>();
  const isChosen = answering.stage !== 'asked' && answering.stage !== 'shown';
  const proof = choices.find(({ wrong }) => wrong.length === 0)?.proof;

  const choose = (choice: Choice) => {
    posed.onShow(undefined);
    setChosen(choice);
    answering.answer(choice.wrong, choice.isHalf);
  };
  const again = () => {
    posed.onShow(undefined);
    answering.askAgain();
    group.current?.querySelector('button')?.focus();
  };

  return (
    <>
      {posed.still}
      <div class="controls" role="group" aria-label="התשובות" ref={group}>
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            class="button"
            aria-pressed={isChosen && chosen === choice}
            onClick={() => choose(choice)}
          >
            {posed.say(choice.label)}
          </button>
        ))}
      </div>
      <Reply
        posed={posed}
        answering={answering}
        idle="בחרו תשובה."
        onAgain={again}
        onWhy={proof && (() => posed.onShow(proof))}
      />
    </>
  );
}
