/** A diagram's board: the still picture of the page, until the reader wants to play on it or to turn it. */
import { hydrate } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Controls } from './controls.tsx';
import { LostBoard } from './lost-board.tsx';
import type { RuleLinks } from './rule-link.tsx';
import { useLater } from './use-later.ts';
import { useView } from './use-view.ts';

/** What the page tells of a diagram beside what is read off its figure. */
export interface ToldOfDiagram {
  readonly xgid: string;
  /** The plays that the picture shows, as they are written; those that are refused begin with `!`. */
  readonly shown: string;
  /** Points to outline, as they are numbered on the board. */
  readonly highlight: readonly number[];
  /** Whether there is a roll to play. */
  readonly playable: boolean;
}

export interface DiagramProps extends ToldOfDiagram {
  readonly id: string;
  /** What the figure is called. */
  readonly name: string;
}

/** The drawing and the engine come only when they are needed. */
const loadTable = () => import('./table.tsx');

interface TakenOver extends DiagramProps {
  /** The picture as the page has it, as HTML that was rendered with the page. */
  readonly still: string;
  /** Where each rule stands that a refusal may cite. */
  readonly rules: RuleLinks;
}

export default function Diagram({ still, ...diagram }: TakenOver) {
  const view = useView();
  const later = useLater(loadTable);
  const table = later.module;
  const [isAlive, setAlive] = useState(false);
  const [playing, setPlaying] = useState<'board' | 'list'>();
  const tryButton = useRef<HTMLButtonElement>(null);
  const wasPlaying = useRef(false);
  const isTurned = view.mirrored || view.swapped;

  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (isTurned) later.ask();
  }, [isTurned]);
  useEffect(() => table?.turnPage(view), [table, view]);
  useEffect(() => {
    if (!later.isLost) return;
    // Without the network the picture of the page is better than none.
    delete document.documentElement.dataset['turned'];
    setPlaying(undefined);
  }, [later.isLost]);
  useEffect(() => {
    if (wasPlaying.current && !playing) tryButton.current?.focus();
    wasPlaying.current = playing !== undefined;
  }, [playing]);

  const scene = table && playing && table.sceneOf(diagram.xgid);
  if (scene && table.isRoll(scene)) {
    return (
      <table.Trial
        {...diagram}
        roll={scene}
        view={view}
        listed={playing === 'list'}
        onClose={() => setPlaying(undefined)}
      />
    );
  }
  const play = (what: 'board' | 'list') => {
    later.ask();
    setPlaying(what);
  };
  return (
    <>
      {table ? (
        <div key="turned" class="bleed">
          <table.StillBoard {...diagram} view={view} />
        </div>
      ) : (
        <div key="still" class="bleed still" dangerouslySetInnerHTML={{ __html: still }} />
      )}
      <div class="controls">
        {isAlive && (
          <Controls figure={`fig-${diagram.id}`} xgid={diagram.xgid} view={view}>
            {diagram.playable && (
              <>
                <button ref={tryButton} type="button" class="button" onClick={() => play('board')}>
                  נסו בעצמכם
                </button>
                <button type="button" class="button" onClick={() => play('list')}>
                  כל הדרכים לשחק
                </button>
              </>
            )}
          </Controls>
        )}
      </div>
      {later.isLost && <LostBoard />}
    </>
  );
}

/** Takes over the diagram that the page has in an element. */
export function mount(element: HTMLElement): void {
  const told = JSON.parse(element.dataset['props']!) as ToldOfDiagram;
  const board = element.querySelector('.still')!;
  const diagram = {
    ...told,
    id: element.closest('figure')!.id.replace('fig-', ''),
    name: board.querySelector('title')!.textContent,
  };
  const rules = JSON.parse(document.getElementById('cited-rules')!.dataset['links']!) as RuleLinks;
  hydrate(<Diagram {...diagram} still={board.innerHTML} rules={rules} />, element);
}
