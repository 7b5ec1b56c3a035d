/** A roll to be played on the board: any legal play of it solves the puzzle. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { describeScene } from '../../diagrams/description.ts';
import { ltr } from '../../diagrams/words.ts';
import { writePlay } from '../../engine/notation.ts';
import type { Move } from '../../engine/moves.ts';
import { toSetup } from '../../engine/setup.ts';
import { shownPlay } from '../../puzzles/answer.ts';
import { hintsToPlay } from '../../puzzles/hints-to-play.ts';
import { arrowsOf } from './arrows.ts';
import { needsTray } from './live-picture.ts';
import { narrate } from './narration.ts';
import { PlayableBoard } from './playable-board.tsx';
import { Help, HintList, Next, Right, Said } from './puzzle-frame.tsx';
import { RuleLink, Sentence } from './puzzle-sentence.tsx';
import type { Posed, Start } from './puzzle.tsx';
import { tellRefusal } from './refusal.ts';
import { isRoll, sceneOf, type Roll } from './scene.ts';
import { begin, isOver, restart, standing, takeBack, type Turn } from './turn.ts';

interface PlayPuzzleProps extends Posed {
  readonly start: Start;
}

/** What the board shows in place of the turn: an answer, or the play that proves a refusal. */
interface Shown {
  readonly moves: readonly Move[];
  readonly isAnswer: boolean;
}

const isSolved = (turn: Turn): boolean => turn.made.length > 0 && isOver(turn);

const witnessOf = ({ refusal }: Turn): readonly Move[] | undefined =>
  refusal?.reasons.flatMap((reason) => ('witness' in reason ? [reason.witness.moves] : []))[0];

/** The board in words, as it stands now. */
function describe(roll: Roll, turn: Turn): string {
  const position = standing(turn);
  const setup = toSetup(position, roll.state.turn);
  return describeScene({ ...roll, position, state: { ...roll.state, setup } });
}

export function PlayPuzzle(puzzle: PlayPuzzleProps) {
  const scene = useRef(sceneOf(puzzle.xgid)).current;
  return scene && isRoll(scene) ? <Playing {...puzzle} roll={scene} /> : null;
}

function Playing({ roll, start, ...posed }: PlayPuzzleProps & { readonly roll: Roll }) {
  const { id, name, rule, rules, explanation, view, say } = posed;
  const { position, dice, state } = roll;
  const by = state.turn;
  const question = { position, dice, by, plays: roll.plays ?? [] };
  const answer: Shown = { moves: shownPlay(question).moves, isAnswer: true };
  const tray = needsTray(roll);
  const board = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(() => begin(position, dice, 'possible'));
  const [shown, setShown] = useState(start === 'answer' ? answer : undefined);
  const [hints, setHints] = useState(start === 'hint' ? 1 : 0);
  const solved = isSolved(turn);
  const witness = witnessOf(turn);

  // Whoever began by pressing a checker has it in the hand.
  useLayoutEffect(() => {
    if (typeof start === 'string') return;
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + start.x * width, top + start.y * height);
    if (pressed instanceof HTMLElement && board.current!.contains(pressed)) pressed.click();
  }, []);

  const go = (to: Turn) => {
    setShown(undefined);
    setTurn(to);
    if (isSolved(to) && !solved) posed.onSolved();
  };
  /** What was pressed is gone: the keyboard goes on at the board. */
  const goOn = (to: Turn) => {
    go(to);
    board.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
  };

  return (
    <>
      <div class="bleed" ref={board}>
        <PlayableBoard
          id={id}
          name={name}
          description={describe(roll, shown ? restart(turn) : turn)}
          roll={roll}
          turn={shown ? restart(turn) : turn}
          tray={tray}
          view={view}
          onTurn={go}
          shown={shown && arrowsOf(shown.moves, by)}
          takesFocus={start === 'board'}
        />
      </div>
      {tell()}
      <div class="controls">{offer()}</div>
      <HintList {...posed} hints={hintsToPlay(question, rule)} count={hints} />
    </>
  );

  function tell() {
    const { refusal } = turn;
    if (shown?.isAnswer) {
      const words = ['כך משחקים: ', ltr(writePlay(shown.moves)), '. ', ...explanation];
      return (
        <Said tone="told">
          <Sentence words={words} rules={rules} say={say} />
        </Said>
      );
    }
    if (solved) return <Right {...posed} />;
    if (!refusal) return <Said tone="told">{say(narrate(turn, by))}</Said>;
    const cited = [...new Set(refusal.reasons.map((reason) => reason.rule))];
    return (
      <Said tone="refused">
        {say(tellRefusal(refusal, turn, by).join(' '))}
        {cited.map((one) => (
          <>
            {' '}
            <RuleLink rule={one} rules={rules} />
          </>
        ))}
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
        <>
          <button type="button" class="button main" onClick={() => goOn(takeBack(turn))}>
            להחזיר את האבן
          </button>
          {witness && (
            <button
              type="button"
              class="button"
              onClick={() => setShown({ moves: witness, isAnswer: false })}
            >
              להראות למה
            </button>
          )}
        </>
      );
    }
    if (solved) return <Next {...posed} onAgain={() => goOn(restart(turn))} />;
    return (
      <>
        <Help hints={hints} onHint={() => setHints(hints + 1)} onShow={() => setShown(answer)} />
        {turn.made.length > 0 && (
          <button type="button" class="button" onClick={() => goOn(takeBack(turn))}>
            מהלך אחורה
          </button>
        )}
      </>
    );
  }
}
