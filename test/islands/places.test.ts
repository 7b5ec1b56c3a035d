import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../src/components/board/geometry.ts';
import {
  columnOf,
  neighbour,
  ofMover,
  onBoard,
  placeAt,
  placesOf,
  rowOf,
} from '../../src/components/islands/places.ts';
import type { Place } from '../../src/components/board/index.ts';

/** The places that a key leads through, from one on. */
function walk(key: string, from: Place, mirrored = false): Place[] {
  const passed: Place[] = [from];
  let at = { place: from, row: rowOf(from) };
  for (let step = 0; step < 14; step++) {
    at = neighbour(key, at.place, at.row, { mirrored, tray: true })!;
    if (at.place === passed.at(-1)) break;
    passed.push(at.place);
  }
  return passed;
}

const TOP = [13, 14, 15, 16, 17, 18, 'bar', 19, 20, 21, 22, 23, 24, 'off'];
const BOTTOM = [12, 11, 10, 9, 8, 7, 'bar', 6, 5, 4, 3, 2, 1, 'off'];

describe('arrow keys lead along the rows as they lie on the screen', () => {
  test('to the right', () => {
    expect(walk('ArrowRight', 13)).toEqual(TOP);
    expect(walk('ArrowRight', 12)).toEqual(BOTTOM);
  });
  test('to the left on a mirrored board', () => {
    expect(walk('ArrowLeft', 13, true)).toEqual(TOP);
    expect(walk('ArrowLeft', 12, true)).toEqual(BOTTOM);
  });
  test('up and down to the point across, and to the row’s ends', () => {
    const board = { mirrored: false, tray: false };
    expect(neighbour('ArrowDown', 18, 0, board)).toEqual({ place: 7, row: 1 });
    expect(neighbour('ArrowUp', 1, 1, board)).toEqual({ place: 24, row: 0 });
    expect(neighbour('ArrowUp', 'bar', 1, board)).toEqual({ place: 'bar', row: 0 });
    expect(neighbour('Home', 20, 0, board)).toEqual({ place: 13, row: 0 });
    expect(neighbour('End', 20, 0, board)).toEqual({ place: 24, row: 0 });
    expect(neighbour('End', 12, 1, { ...board, tray: true })).toEqual({ place: 'off', row: 1 });
  });
  test('and other keys lead nowhere', () => {
    expect(neighbour('a', 20, 0, { mirrored: false, tray: false })).toBeUndefined();
  });
});

describe.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('columns (mirrored: %s, tray: %s)', (mirrored, tray) => {
  const geometry = geometryOf(tray, mirrored);
  test('hold the place that lies nearest to any spot in them', () => {
    for (const place of placesOf(tray)) {
      const { left, width, top, height } = columnOf(place, geometry);
      for (const part of [0.1, 0.5, 0.9]) {
        expect(placeAt(left + width * part, top + height * part, geometry, tray)).toBe(place);
      }
    }
  });
  test('do not overlap', () => {
    const columns = placesOf(tray).map((place) => columnOf(place, geometry));
    for (const [i, a] of columns.entries()) {
      for (const b of columns.slice(i + 1)) {
        const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
        const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
        expect(Math.min(across, down)).toBeLessThan(1e-9);
      }
    }
  });
});

test('places are the mover’s and the board’s by turns', () => {
  for (const mover of ['white', 'black'] as const) {
    for (let place = 0; place <= 25; place++) {
      expect(ofMover(onBoard(place, mover), mover)).toBe(place);
    }
  }
  expect(onBoard(24, 'black')).toBe(1);
  expect(onBoard(24, 'white')).toBe(24);
});
