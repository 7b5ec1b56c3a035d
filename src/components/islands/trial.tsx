/** A diagram's roll, tried out by the reader. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { describeScene } from '../../diagrams/description.ts';
import type { Move } from '../../engine/moves.ts';
import { toSetup } from '../../engine/setup.ts';
import { AllPlays } from './all-plays.tsx';
import { arrowsOf } from './arrows.ts';
import { Controls } from './controls.tsx';
import { needsTray } from './live-picture.ts';
import { PlayableBoard } from './playable-board.tsx';
import type { RuleLinks } from './rule-link.tsx';
import type { Roll } from './scene.ts';
import { begin, restart, standing, takeBack, type Turn } from './turn.ts';
import { useStart } from './use-start.ts';
import { Verdict } from './verdict.tsx';
import { swapColours, type View } from './view.ts';

export interface TrialProps {
  readonly id: string;
  readonly name: string;
  readonly xgid: string;
  readonly roll: Roll;
  readonly rules: RuleLinks;
  readonly view: View;
  /** Whether all plays are listed from the beginning. */
  readonly listed: boolean;
  readonly onClose: () => void;
}

/** The board in words, as it stands now. */
function describe(roll: Roll, turn: Turn): string {
  const position = standing(turn);
  const setup = toSetup(position, roll.state.turn);
  return describeScene({ ...roll, position, state: { ...roll.state, setup } });
}

const witnessOf = ({ refusal }: Turn): readonly Move[] | undefined =>
  refusal?.reasons.flatMap((reason) => ('witness' in reason ? [reason.witness.moves] : []))[0];

export function Trial(props: TrialProps) {
  const { id, name, xgid, roll, rules, view, listed, onClose } = props;
  const by = roll.state.turn;
  const [turn, setTurn] = useState(() => begin(roll.position, roll.dice));
  const [shown, setShown] = useState<readonly Move[]>();
  const [isListed, setListed] = useState(listed);
  const tray = useRef(needsTray(roll)).current;
  const frame = useStart('board');
  const listButton = useRef<HTMLButtonElement>(null);
  const witness = witnessOf(turn);
  const go = (next: Turn) => {
    setShown(undefined);
    setTurn(next);
  };
  const goBack = (next: Turn) => {
    go(next);
    // The pressed button goes with the refusal, or can be pressed no more.
    if (turn.refusal || next.made.length === 0) frame.focus();
  };
  useEffect(() => {
    if (listed) listButton.current!.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="bleed" ref={frame.ref}>
        <PlayableBoard
          id={id}
          name={name}
          description={describe(roll, turn)}
          roll={roll}
          turn={turn}
          tray={tray}
          view={view}
          onTurn={go}
          shown={shown && arrowsOf(shown, by)}
          takesFocus={!listed}
        />
      </div>
      <Verdict
        turn={turn}
        by={by}
        rules={rules}
        say={(text) => (view.swapped ? swapColours(text) : text)}
      />
      <div class="controls">
        {turn.refusal ? (
          <>
            <button type="button" class="button main" onClick={() => goBack(takeBack(turn))}>
              להחזיר את האבן
            </button>
            {witness && (
              <button type="button" class="button" onClick={() => setShown(witness)}>
                להראות למה
              </button>
            )}
          </>
        ) : (
          <>
            <button
              type="button"
              class="button"
              disabled={turn.made.length === 0}
              onClick={() => goBack(takeBack(turn))}
            >
              מהלך אחורה
            </button>
            <button
              type="button"
              class="button"
              disabled={turn.made.length === 0}
              onClick={() => goBack(restart(turn))}
            >
              מההתחלה
            </button>
          </>
        )}
        <button
          ref={listButton}
          type="button"
          class="button"
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          כל הדרכים לשחק
        </button>
        <button type="button" class="button" onClick={onClose}>
          חזרה לתרשים
        </button>
        <Controls figure={`fig-${id}`} xgid={xgid} view={view} />
      </div>
      {isListed && <AllPlays roll={roll} onShow={setShown} />}
    </>
  );
}
