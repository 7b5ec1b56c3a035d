/** A board on which a turn is played: by pointer, by dragging, or by keys. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { geometryOf, HEIGHT } from '../board/geometry.ts';
import { Board, type Arrow, type Place } from '../board/index.ts';
import { livePicture, type Hand } from './live-picture.ts';
import { namePlace } from './narration.ts';
import { columnStyle, neighbour, ofMover, onBoard, placeAt, placesOf, rowOf } from './places.ts';
import type { Roll } from './scene.ts';
import {
  letGo,
  move,
  movable,
  offerOf,
  pick,
  playLargest,
  press,
  restart,
  standing,
  takeBack,
  type Turn,
} from './turn.ts';
import { useNarrow } from './use-narrow.ts';
import { useFlight } from './use-flight.ts';
import { swapColours, type View } from './view.ts';

export interface PlayableBoardProps {
  /** Begins the ids of the drawing: unique on the page. */
  readonly id: string;
  /** The board's name, such as a figure's. */
  readonly name: string;
  readonly description: string;
  readonly roll: Roll;
  readonly turn: Turn;
  /** Whether the tray is drawn and can be played to. */
  readonly tray: boolean;
  readonly view: View;
  /** Is told of the turn after each press, drag or key. */
  readonly onTurn: (turn: Turn) => void;
  /** A play that is shown in place of the marks of playing. */
  readonly shown?: readonly Arrow[] | undefined;
  /** Takes the keyboard's focus when it appears. */
  readonly takesFocus?: boolean | undefined;
}

/** Two presses on one place within this time are a double one. In milliseconds. */
const DOUBLE = 400;
/** A pointer that moves further than this drags. In pixels. */
const DRAG = 6;
/** A dragged checker is drawn this far above a finger. In pixels. */
const ABOVE_FINGER = 34;

/** A pointer that went down on a checker of the mover's. */
interface Grip {
  readonly pointer: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly dragging: boolean;
}

export function PlayableBoard(props: PlayableBoardProps) {
  const { id, name, description, roll, turn, tray, view, onTurn, shown, takesFocus } = props;
  const by = roll.state.turn;
  const isNarrow = useNarrow();
  const beside = tray && (!isNarrow || shown !== undefined);
  const geometry = geometryOf(beside, view.mirrored);
  const board = standing(turn);
  const [at, setAt] = useState<Place>(() => onBoard(movable(turn)[0] ?? 24, by));
  const [hand, setHand] = useState<Hand>({});
  const carried = useRef(false);
  const flight = useFlight(turn, by, geometry, () => carried.current);
  const row = useRef(rowOf(at));
  const grip = useRef<Grip>();
  const pressed = useRef({ place: NaN, when: -Infinity });
  const wasDropped = useRef(false);
  const table = useRef<HTMLDivElement>(null);
  const say = (text: string) => (view.swapped ? swapColours(text) : text);
  const button = (place: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);

  useLayoutEffect(() => {
    if (takesFocus) button(at)?.focus({ preventScroll: true });
  }, []);

  const focusOn = (focus: Place | undefined) =>
    setHand((held) => (held.focus === focus ? held : { ...held, focus }));

  /** Where a pointer is, in parts of the drawing. */
  function spotOf({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = table.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height, height };
  }

  function onPointerDown(event: PointerEvent) {
    wasDropped.current = false;
    if (!event.isPrimary || event.button !== 0) return;
    const { x, y } = spotOf(event);
    if (y > 1) return;
    const place = ofMover(placeAt(x, y, geometry, beside), by);
    grip.current =
      place > 0 && board[place]! > 0
        ? { pointer: event.pointerId, place, x: event.clientX, y: event.clientY, dragging: false }
        : undefined;
  }

  function onPointerMove(event: PointerEvent) {
    const held = grip.current;
    if (held?.pointer !== event.pointerId) return;
    if (!held.dragging) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG) return;
      table.current!.setPointerCapture(event.pointerId);
      grip.current = { ...held, dragging: true };
      onTurn(pick(turn, held.place));
    }
    const { x, y, height } = spotOf(event);
    const above = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER / height;
    const drag = { x: x * geometry.width, y: (y - above) * HEIGHT };
    setHand((held) => ({ ...held, drag }));
  }

  function drop(event: PointerEvent) {
    const held = grip.current;
    grip.current = undefined;
    if (!held?.dragging) return;
    wasDropped.current = true;
    carried.current = true;
    setHand((held) => ({ ...held, drag: undefined }));
    const { x, y } = spotOf(event);
    const isInside = x > 0 && x < 1 && y > 0 && (y < 1 || (tray && !beside));
    const place = y > 1 ? 'off' : placeAt(x, y, geometry, beside);
    const isDone = event.type === 'pointerup' && isInside;
    onTurn(isDone ? move(turn, held.place, ofMover(place, by)) : letGo(turn));
  }

  function onPress(event: MouseEvent, place: Place) {
    // The click that ends a drag is no press; one that a key makes has no count.
    if (wasDropped.current && event.detail > 0) return;
    const before = pressed.current;
    const mine = ofMover(place, by);
    const isDouble = before.place === mine && event.timeStamp - before.when < DOUBLE;
    pressed.current = { place: isDouble ? -1 : mine, when: event.timeStamp };
    carried.current = false;
    setAt(place);
    row.current = rowOf(place);
    onTurn(isDouble && turn.picked === mine ? playLargest(turn, mine) : press(turn, mine));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') onTurn(letGo(turn));
    else if (event.key === 'Backspace') onTurn(takeBack(turn));
    else {
      const next = neighbour(event.key, at, row.current, { mirrored: view.mirrored, tray });
      if (!next) return;
      row.current = next.row;
      setAt(next.place);
      button(next.place)?.focus();
    }
    event.preventDefault();
  }

  const picture = shown
    ? { ...livePicture(roll, restart(turn), tray), arrows: shown, live: { by, focus: hand.focus } }
    : livePicture(roll, turn, beside, { ...hand, flight });
  const nameOf = (place: Place) => say(namePlace(place, turn, by));
  // They stay as they are while a checker flies or is dragged over the board.
  const places = useMemo(
    () => (
      <div class="places" role="group" aria-label={`${name}, לוח למשחק`}>
        {placesOf(tray).map((place) => (
          <button
            key={place}
            type="button"
            data-place={place}
            data-lit={
              offerOf(turn).landings.some(({ to }) => to === ofMover(place, by)) || undefined
            }
            data-mine={board[ofMover(place, by)]! > 0 && place !== 'off' ? '' : undefined}
            tabIndex={place === at ? 0 : -1}
            aria-label={nameOf(place)}
            style={place === 'off' && !beside ? undefined : columnStyle(place, geometry)}
            onClick={(event) => onPress(event, place)}
            onFocus={({ currentTarget }) => {
              setAt(place);
              focusOn(currentTarget.matches(':focus-visible') ? place : undefined);
            }}
            onBlur={() => focusOn(undefined)}
          >
            {place === 'off' && !beside && nameOf(place)}
          </button>
        ))}
      </div>
    ),
    [turn, onTurn, view, name, tray, beside, at],
  );
  return (
    <div
      class={tray && !beside ? 'table over-tray' : 'table'}
      ref={table}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={onKeyDown}
    >
      <Board
        id={id}
        title={name}
        description={say(description)}
        picture={picture}
        mirrored={view.mirrored}
        swapped={view.swapped}
      />
      {places}
    </div>
  );
}
