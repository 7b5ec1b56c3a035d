/** The reader puts checkers on an empty board, and is told what is still missing for the start of a game. */
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { geometryOf } from '../board/geometry.ts';
import { columnStyle, neighbour, placesOf, rowOf } from './places.ts';
import { check, nameOf, put, take, tell, tellLeft, type Counts } from './set-up.ts';
import { useView } from './use-view.ts';

const loadDrawing = () => import('./set-up-board.tsx');
type Drawing = Awaited<ReturnType<typeof loadDrawing>>;

const POINTS = placesOf(false).filter((place) => typeof place === 'number');
const AT_FIRST = 24;

interface SetUpProps {
  /** The empty board as the page has it, as HTML. */
  readonly still: string;
}

export default function SetUp({ still }: SetUpProps) {
  const view = useView();
  const [drawing, setDrawing] = useState<Drawing>();
  const [counts, setCounts] = useState<Counts>({});
  const [isTaking, setTaking] = useState(false);
  const [said, say] = useState<readonly string[]>([]);
  const [at, setAt] = useState(AT_FIRST);
  const [focus, setFocus] = useState<number>();
  const table = useRef<HTMLDivElement>(null);
  const geometry = geometryOf(false, view.mirrored);
  const isTurned = view.mirrored || view.swapped;

  const load = () => {
    if (!drawing) {
      void loadDrawing().then(setDrawing, () =>
        say(['הלוח לא נטען. בדקו את החיבור, ואז טענו את הדף שוב.']),
      );
    }
  };
  useEffect(() => {
    if (isTurned) load();
  }, [isTurned]);
  useEffect(() => drawing?.turnPage(view), [drawing, view]);

  function change(point: number, isTaken: boolean) {
    load();
    setAt(point);
    const next = isTaken ? take(counts, point) : put(counts, point);
    setCounts(next);
    say([`${nameOf(next, point)}.`, tellLeft(next)]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace' || event.key === 'Delete') change(at, true);
    else {
      const way = { mirrored: view.mirrored, tray: false };
      const near = neighbour(event.key, at, rowOf(at), way);
      const next = near?.place === 'bar' ? neighbour(event.key, 'bar', near.row, way) : near;
      if (!next) return;
      table.current?.querySelector<HTMLElement>(`[data-place="${next.place}"]`)?.focus();
    }
    event.preventDefault();
  }

  return (
    <>
      <div class="table bleed" ref={table} onKeyDown={onKeyDown}>
        {drawing ? (
          <div key="drawn">
            <drawing.SetUpBoard {...{ counts, focus, view }} />
          </div>
        ) : (
          <div key="still" class="still" dangerouslySetInnerHTML={{ __html: still }} />
        )}
        <div class="places" role="group" aria-label="לוח לסידור">
          {POINTS.map((point) => (
            <button
              key={point}
              type="button"
              data-place={point}
              tabIndex={point === at ? 0 : -1}
              aria-label={nameOf(counts, point)}
              style={columnStyle(point, geometry)}
              onClick={() => change(point, isTaking)}
              onFocus={({ currentTarget }) => {
                load();
                setAt(point);
                setFocus(currentTarget.matches(':focus-visible') ? point : undefined);
              }}
              onBlur={() => setFocus(undefined)}
            />
          ))}
        </div>
      </div>
      <div class="controls">
        <button type="button" class="button" onClick={() => say(tell(check(counts)))}>
          בדיקה
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={isTaking}
          onClick={() => setTaking(!isTaking)}
        >
          להוריד אבנים
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            setCounts({});
            say(['הלוח ריק.', tellLeft({})]);
          }}
        >
          מההתחלה
        </button>
      </div>
      <div class="said" role="status">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
}

/** Takes over the empty board that the page has in an element. */
export function mount(element: HTMLElement): void {
  const still = element.querySelector('.still')!.innerHTML;
  element.replaceChildren();
  render(<SetUp still={still} />, element);
}
