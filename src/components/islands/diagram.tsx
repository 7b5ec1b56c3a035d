/** A diagram's board: a still picture until the reader wants to play on it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board, type BoardPicture } from '../board/index.ts';
import { Controls } from './controls.tsx';
import { useView } from './use-view.ts';
import type { RuleLinks } from './verdict.tsx';
import { swapColours } from './view.ts';

export interface DiagramProps {
  readonly id: string;
  /** What the figure is called. */
  readonly name: string;
  readonly description: string;
  readonly picture: BoardPicture;
  readonly xgid: string;
  /** Whether there is a roll to play. */
  readonly playable: boolean;
  /** Where each rule stands that a refusal may cite. */
  readonly rules: RuleLinks;
}

/** What is needed to play comes only when somebody wants to. */
const loadTrial = () => import('./trial.tsx');
type Playing = Awaited<ReturnType<typeof loadTrial>> & { readonly listed: boolean };

export default function Diagram(props: DiagramProps) {
  const { id, name, description, picture, xgid, playable, rules } = props;
  const view = useView();
  const [isAlive, setAlive] = useState(false);
  const [playing, setPlaying] = useState<Playing>();
  const tryButton = useRef<HTMLButtonElement>(null);
  const wasPlaying = useRef(false);

  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (wasPlaying.current && !playing) tryButton.current?.focus();
    wasPlaying.current = playing !== undefined;
  }, [playing]);

  const roll = playing?.rollOf(xgid);
  if (playing && roll) {
    return (
      <playing.Trial
        id={id}
        name={name}
        xgid={xgid}
        roll={roll}
        rules={rules}
        view={view}
        listed={playing.listed}
        onClose={() => setPlaying(undefined)}
      />
    );
  }
  const play = async (listed: boolean) => setPlaying({ ...(await loadTrial()), listed });
  const hasten = () => void loadTrial();
  return (
    <>
      <div class="bleed">
        <Board
          id={id}
          title={name}
          description={view.swapped ? swapColours(description) : description}
          picture={picture}
          mirrored={view.mirrored}
          swapped={view.swapped}
        />
      </div>
      <div class="controls">
        {isAlive && (
          <Controls figure={`fig-${id}`} xgid={xgid} view={view}>
            {playable && (
              <>
                <button
                  ref={tryButton}
                  type="button"
                  class="button"
                  onPointerEnter={hasten}
                  onFocus={hasten}
                  onClick={() => void play(false)}
                >
                  נסו בעצמכם
                </button>
                <button type="button" class="button" onClick={() => void play(true)}>
                  כל המהלכים
                </button>
              </>
            )}
          </Controls>
        )}
      </div>
    </>
  );
}
