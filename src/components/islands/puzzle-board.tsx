/** The board of a puzzle that is solved by playing a roll on it. */
import { describeScene } from '../../diagrams/description.ts';
import type { Move } from '../../engine/moves.ts';
import { toSetup } from '../../engine/setup.ts';
import type { Wrong } from '../../puzzles/question.ts';
import { arrowsOf } from './arrows.ts';
import { needsTray } from './live-picture.ts';
import { PlayableBoard } from './playable-board.tsx';
import type { Begun } from './puzzle-offer.tsx';
import { isRoll, sceneOf, type Roll } from './scene.ts';
import { restart, standing, type Turn } from './turn.ts';
import type { Frame } from './use-start.ts';

/** What the page tells of a puzzle that is solved by playing. */
export interface PlayProps {
  readonly xgid: string;
  /** What its board marks, where that is not every move that a number allows. */
  readonly marks?: 'hidden' | undefined;
  /** What is told to whoever finds too little. */
  readonly denied?: readonly Wrong[] | undefined;
}

/** What a kind that is solved by playing is given. */
export type Playing = Begun & PlayProps & { readonly roll: Roll };

/** Reads the roll of a puzzle; a page that tells none shows nothing. */
export const onRoll = (Kind: (playing: Playing) => preact.JSX.Element) =>
  function Solve(begun: Begun & PlayProps) {
    const scene = sceneOf(begun.xgid);
    return scene && isRoll(scene) ? <Kind {...begun} roll={scene} /> : null;
  };

/** The play that proves a refusal. */
export const witnessOf = ({ refusal }: Turn): readonly Move[] | undefined =>
  refusal?.reasons.flatMap((reason) => ('witness' in reason ? [reason.witness.moves] : []))[0];

/** The board in words, as it stands now. */
function describe(roll: Roll, turn: Turn): string {
  const position = standing(turn);
  const setup = toSetup(position, roll.state.turn);
  return describeScene({ ...roll, position, state: { ...roll.state, setup } });
}

interface PuzzleBoardProps extends Playing {
  readonly frame: Frame;
  readonly turn: Turn;
  readonly onTurn: (turn: Turn) => void;
  /** A play that is shown in place of the turn. */
  readonly shown: readonly Move[] | undefined;
}

export function PuzzleBoard({ frame, roll, turn, onTurn, shown, ...begun }: PuzzleBoardProps) {
  const seen = shown ? restart(turn) : turn;
  return (
    <div class="bleed" ref={frame.ref}>
      <PlayableBoard
        id={begun.id}
        name={begun.name}
        description={describe(roll, seen)}
        roll={roll}
        turn={seen}
        tray={needsTray(roll)}
        view={begun.view}
        onTurn={onTurn}
        shown={shown && arrowsOf(shown, roll.state.turn)}
        takesFocus={begun.start === 'board'}
      />
    </div>
  );
}

interface TakeBackProps {
  readonly turn: Turn;
  readonly onBack: () => void;
  /** Shows the play that proves the refusal. */
  readonly onWhy: (witness: readonly Move[]) => void;
}

/** What can be pressed after a try that was refused. */
export function TakeBack({ turn, onBack, onWhy }: TakeBackProps) {
  const witness = witnessOf(turn);
  return (
    <>
      <button type="button" class="button main" onClick={onBack}>
        להחזיר את האבן
      </button>
      {witness && (
        <button type="button" class="button" onClick={() => onWhy(witness)}>
          להראות למה
        </button>
      )}
    </>
  );
}
