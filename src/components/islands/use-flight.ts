import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Colour } from '../../engine/setup.ts';
import { sliverY, type Geometry, type Spot } from '../board/geometry.ts';
import type { Place } from '../board/index.ts';
import { slotSpot } from '../board/stacks.ts';
import { onBoard } from './places.ts';
import { standing, type Turn } from './turn.ts';

/** A checker on its way to the place where the turn already counts it. */
export interface Flight {
  readonly place: Place;
  readonly at: Spot;
}

interface Way {
  readonly from: number;
  readonly to: number;
  readonly board: readonly number[];
  /** In milliseconds. */
  readonly time: number;
}

const MOVE = 180;
const RETURN = 220;
const MOST_DRAWN = 5;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What flies when one turn follows another: a move, a move taken back, or a refused checker. */
export function wayBetween(before: Turn, after: Turn): Way | undefined {
  const board = standing(after);
  const { refusal, made } = after;
  if (refusal && refusal !== before.refusal && refusal.to !== undefined) {
    return { from: refusal.to, to: refusal.from, board, time: RETURN };
  }
  const [first] = made.slice(before.made.length);
  if (first) return { from: first.from, to: made.at(-1)!.to, board, time: MOVE };
  const last = before.made[made.length];
  return last && { from: last.to, to: last.from, board, time: MOVE };
}

/**
 * Flies a checker to where the newest turn has it. Nothing flies for whoever wants no motion.
 *
 * @param carried whether a hand has brought the checker there already
 */
export function useFlight(
  turn: Turn,
  by: Colour,
  geometry: Geometry,
  carried: () => boolean,
): Flight | undefined {
  const before = useRef(turn);
  const way = useMemo(() => {
    const found = wayBetween(before.current, turn);
    before.current = turn;
    return isStill() || (carried() && !turn.refusal) ? undefined : found;
  }, [turn]);
  const [flown, setFlown] = useState<{ readonly way: Way; readonly part: number }>();

  useLayoutEffect(() => {
    if (!way) return;
    let began: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      began ??= now;
      const part = (now - began) / way.time;
      setFlown({ way, part });
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [way]);

  const part = flown !== undefined && flown.way === way ? flown.part : 0;
  if (!way || part >= 1) return undefined;
  const spot = (place: number): Spot => {
    const printed = onBoard(place, by);
    if (printed === 'off') return { x: geometry.trayX, y: sliverY(by, 0) };
    const count = Math.max(1, Math.min(way.board[place]!, MOST_DRAWN));
    return slotSpot(geometry, by, printed, count - 1);
  };
  const [start, end, eased] = [spot(way.from), spot(way.to), easeOut(part)];
  return {
    place: onBoard(way.to, by),
    at: { x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased },
  };
}
