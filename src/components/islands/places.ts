/** Places as the mover counts them and as the board prints them, and how they lie on the screen. */
import { BAR, OFF } from '../../engine/position.ts';
import type { Colour } from '../../engine/setup.ts';
import { HEIGHT, type Geometry } from '../board/geometry.ts';
import type { Place } from '../board/index.ts';

/** A mover's place as the board numbers it. */
export function onBoard(place: number, mover: Colour): Place {
  if (place === BAR) return 'bar';
  if (place === OFF) return 'off';
  return mover === 'white' ? place : BAR - place;
}

/** A place on the board as the mover counts it. */
export function ofMover(place: Place, mover: Colour): number {
  if (place === 'bar') return BAR;
  if (place === 'off') return OFF;
  return mover === 'white' ? place : BAR - place;
}

const range = (from: number, to: number): Place[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (to > from ? from + i : from - i));

/** The rows of an unmirrored board from left to right. The bar and the tray belong to both. */
const ROWS: readonly (readonly Place[])[] = [
  [...range(13, 18), 'bar', ...range(19, 24), 'off'],
  [...range(12, 7), 'bar', ...range(6, 1), 'off'],
];

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The place that a key leads to from another, as they lie on the screen.
 *
 * @param row 0 for the top row, 1 for the bottom one: where the bar and the tray were come to from
 * @returns the same place where the key leads nowhere; nothing for a key that does not lead
 */
export function neighbour(
  key: string,
  place: Place,
  row: number,
  { mirrored, tray }: { mirrored: boolean; tray: boolean },
): { place: Place; row: number } | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const other = key === 'ArrowUp' ? 0 : 1;
    return { place: ROWS[other]![ROWS[row]!.indexOf(place)]!, row: other };
  }
  const all = tray ? ROWS[row]! : ROWS[row]!.slice(0, -1);
  const places = mirrored ? all.toReversed() : all;
  const last = places.length - 1;
  const index =
    key === 'Home' ? 0 : key === 'End' ? last : places.indexOf(place) + (STEPS[key] ?? NaN);
  if (Number.isNaN(index)) return undefined;
  return { place: places[Math.min(last, Math.max(0, index))]!, row };
}

/** The row that a place lies in; the bar and the tray count for the bottom one. */
export const rowOf = (place: Place): number =>
  ROWS[0]!.slice(0, 6).includes(place) || (typeof place === 'number' && place > 18) ? 0 : 1;

const TRAY_WIDTH = 48;
const COLUMN_WIDTH = 40;

/** The whole column of a place, in parts of the drawing from 0 to 1. */
export function columnOf(place: Place, geometry: Geometry) {
  const middle =
    place === 'bar' ? geometry.barX : place === 'off' ? geometry.trayX : geometry.columnX(place);
  const width = place === 'off' ? TRAY_WIDTH : COLUMN_WIDTH;
  const isWhole = typeof place !== 'number';
  return {
    left: (middle - width / 2) / geometry.width,
    width: width / geometry.width,
    top: isWhole || place > 12 ? 0 : 0.5,
    height: isWhole ? 1 : 0.5,
  };
}

/** The column of a place as styles of what lies over the drawing. */
export const columnStyle = (place: Place, geometry: Geometry): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(columnOf(place, geometry)).map(([side, part]) => [side, `${part * 100}%`]),
  );

/** The places whose columns fill a board, in the order in which a checker of White passes them. */
export const placesOf = (tray: boolean): readonly Place[] => [
  'bar',
  ...range(24, 1),
  ...(tray ? (['off'] as const) : []),
];

/** The place whose column lies nearest to a spot, given in parts of the drawing from 0 to 1. */
export function placeAt(x: number, y: number, geometry: Geometry, tray: boolean): Place {
  const row = y < 0.5 ? 0 : 1;
  const places = tray ? ROWS[row]! : ROWS[row]!.slice(0, -1);
  const away = (place: Place) => {
    const { left, width } = columnOf(place, geometry);
    return Math.abs(left + width / 2 - x);
  };
  return places.reduce((best, place) => (away(place) < away(best) ? place : best));
}

/** The drawing's height by its width. */
export const ratioOf = ({ width }: Geometry): number => HEIGHT / width;
