/** Which checkers are drawn, and where. */
import { MOST_DRAWN, barSlotY, slotY, type Geometry, type Spot } from './geometry.ts';
import type { BoardPicture, Place, Side } from './picture.ts';

/** Checkers of one side in one place, at most `MOST_DRAWN` of them drawn. */
export interface Stack {
  readonly side: Side;
  readonly place: Exclude<Place, 'off'>;
  /** How many there are, drawn or not. */
  readonly count: number;
  /** The middles of the drawn ones, from the frame (on the bar: from the middle) onwards. */
  readonly spots: readonly Spot[];
}

/** Whether the stack's last drawn checker bears a number instead of its mark. */
export const isCounted = (stack: Stack): boolean => stack.count > MOST_DRAWN;

/** The middle of the n-th checker of a side on a point or on the bar, counted from 0. */
export function slotSpot(
  geometry: Geometry,
  side: Side,
  place: Exclude<Place, 'off'>,
  slot: number,
): Spot {
  return place === 'bar'
    ? { x: geometry.barX, y: barSlotY(side, slot) }
    : { x: geometry.columnX(place), y: slotY(place, slot) };
}

/** Every stack of a picture, White's first, each side from point 24 to point 1 and then the bar. */
export function stacksOf(picture: BoardPicture, geometry: Geometry): Stack[] {
  const stacks: Stack[] = [];
  const add = (side: Side, place: Stack['place'], count: number) => {
    if (count < 1) return;
    const spots = Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, slot) =>
      slotSpot(geometry, side, place, slot),
    );
    stacks.push({ side, place, count, spots });
  };
  for (const side of ['white', 'black'] as const) {
    const { points, bar = 0 } = picture[side];
    for (let point = 24; point >= 1; point--) add(side, point, points[point] ?? 0);
    add(side, 'bar', bar);
  }
  return stacks;
}
