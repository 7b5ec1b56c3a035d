/** A board whose points are marked and unmarked, by pointer or by keys. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { geometryOf } from '../board/geometry.ts';
import { Board, type BoardPicture, type Side } from '../board/index.ts';
import { hasTray } from '../board/tray.ts';
import { checkersOfSide } from './naming.ts';
import { columnStyle, neighbour, placesOf, rowOf } from './places.ts';
import { useNarrow } from './use-narrow.ts';
import { swapColours, type View } from './view.ts';

interface MarkableBoardProps {
  /** Begins the ids of the drawing: unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: BoardPicture;
  /** Whose checkers the marks are about. */
  readonly by: Side;
  readonly mark: 'landing' | 'checker';
  /** Points by their printed numbers. */
  readonly marked: ReadonlySet<number>;
  readonly onToggle: (point: number) => void;
  readonly view: View;
  /** Takes the keyboard's focus when it appears. */
  readonly takesFocus: boolean;
}

const POINTS = placesOf(false).filter((place) => typeof place === 'number');

/** `משולש 8, 3 אבנים שלכם`. */
function nameOf(point: number, { white, black }: BoardPicture): string {
  const [mine = 0, theirs = 0] = [white.points[point], black.points[point]];
  const who =
    mine > 0 ? checkersOfSide(mine, 'white') : theirs > 0 ? checkersOfSide(theirs, 'black') : 'ריק';
  return `משולש ${point}, ${who}`;
}

/** The picture with its marks; on the smallest screens without its tray, which would make points too narrow. */
function pictureWith(
  { picture, by, mark, marked }: MarkableBoardProps,
  focus: number | undefined,
  tray: boolean,
): BoardPicture {
  const points = [...marked];
  const { white, black, live } = picture;
  const isHeld = (point: number) => (by === 'white' ? black : white).points[point] !== undefined;
  return {
    ...picture,
    ...(tray
      ? {}
      : { tray: false, cube: undefined, white: { ...white, off: 0 }, black: { ...black, off: 0 } }),
    arrows: picture.arrows?.filter(({ path }) => tray || path.at(-1) !== 'off'),
    highlights: mark === 'checker' ? points : [],
    live: {
      by,
      focus,
      movable:
        mark === 'checker'
          ? points.filter((point) => picture[by].points[point] !== undefined)
          : live?.movable,
      landings:
        mark === 'landing'
          ? points.map((place) => ({ place, dice: [], hit: isHeld(place) }))
          : undefined,
    },
  };
}

/** Where the keyboard begins: at the checker that is asked about, or at the furthest one. */
function firstOf(picture: BoardPicture, by: Side): number {
  const [asked] = picture.live?.movable ?? [];
  if (typeof asked === 'number') return asked;
  const held = Object.keys(picture[by].points).map(Number);
  return by === 'white' ? Math.max(1, ...held) : Math.min(24, ...held);
}

export function MarkableBoard(props: MarkableBoardProps) {
  const { id, name, description, picture, by, marked, onToggle, view, takesFocus } = props;
  const isNarrow = useNarrow();
  const tray = hasTray(picture) && !isNarrow;
  const geometry = geometryOf(tray, view.mirrored);
  const [at, setAt] = useState(() => firstOf(picture, by));
  const [focus, setFocus] = useState<number>();
  const table = useRef<HTMLDivElement>(null);
  const say = (text: string) => (view.swapped ? swapColours(text) : text);
  const button = (point: number | string) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${point}"]`);

  useLayoutEffect(() => {
    if (takesFocus) button(at)?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = { mirrored: view.mirrored, tray: false };
    const near = neighbour(event.key, at, rowOf(at), way);
    const next = near?.place === 'bar' ? neighbour(event.key, 'bar', near.row, way) : near;
    if (!next) return;
    button(next.place)?.focus();
    event.preventDefault();
  }

  return (
    <div class="table" ref={table} onKeyDown={onKeyDown}>
      <Board
        id={id}
        title={name}
        description={say(description)}
        picture={pictureWith(props, focus, tray)}
        mirrored={view.mirrored}
        swapped={view.swapped}
      />
      <div class="places" role="group" aria-label={`${name}, לוח לסימון`}>
        {POINTS.map((point) => (
          <button
            key={point}
            type="button"
            data-place={point}
            tabIndex={point === at ? 0 : -1}
            aria-label={say(nameOf(point, picture))}
            aria-pressed={marked.has(point)}
            style={columnStyle(point, geometry)}
            onClick={() => onToggle(point)}
            onFocus={({ currentTarget }) => {
              setAt(point);
              setFocus(currentTarget.matches(':focus-visible') ? point : undefined);
            }}
            onBlur={() => setFocus(undefined)}
          />
        ))}
      </div>
    </div>
  );
}
