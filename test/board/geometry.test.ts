import { describe, expect, test } from 'vitest';
import { barSlotY, cubeY, geometryOf, slotY } from '../../src/components/board/geometry.ts';

const POINTS = Array.from({ length: 24 }, (_, index) => index + 1);
const board = geometryOf(false, false);

describe('the places of a board', () => {
  test('24 is at the top right, 13 at the top left, 12 and 1 below them', () => {
    expect([24, 13, 12, 1].map((point) => board.columnX(point))).toEqual([506, 26, 26, 506]);
    expect([24, 13, 12, 1].map((point) => slotY(point, 0))).toEqual([44, 44, 428, 428]);
  });
  test('points of a half lie 40 apart, and the bar takes one such place in the middle', () => {
    const bottom = POINTS.slice(0, 12).map((point) => board.columnX(point));
    expect(bottom).toEqual([506, 466, 426, 386, 346, 306, 226, 186, 146, 106, 66, 26]);
    expect(board.barX).toBe(266);
  });
  test('stacks grow from the frame towards the middle', () => {
    expect([0, 1, 4].map((slot) => slotY(24, slot))).toEqual([44, 80, 188]);
    expect([0, 1, 4].map((slot) => slotY(1, slot))).toEqual([428, 392, 284]);
  });
  test('on the bar White grows up from the middle and Black down', () => {
    expect([0, 4].map((slot) => barSlotY('white', slot))).toEqual([206, 62]);
    expect([0, 4].map((slot) => barSlotY('black', slot))).toEqual([266, 410]);
  });
  test('the cube lies in the middle, or nearer to its owner', () => {
    expect([undefined, 'white', 'black'].map((owner) => cubeY(owner as 'white'))).toEqual([
      236, 262, 210,
    ]);
  });
});

describe.each([false, true])('a mirrored board (tray: %s)', (tray) => {
  const [usual, mirrored] = [geometryOf(tray, false), geometryOf(tray, true)];

  test('has every point, the bar and the tray as far from the other edge', () => {
    for (const point of POINTS) {
      expect(mirrored.columnX(point)).toBe(usual.width - usual.columnX(point));
    }
    expect(mirrored.barX).toBe(usual.width - usual.barX);
    expect(mirrored.trayX).toBe(usual.width - usual.trayX);
    expect(mirrored.width).toBe(usual.width);
  });
  test('has the home board at the bottom left, and the dice of White there', () => {
    expect(mirrored.columnX(1)).toBeLessThan(mirrored.columnX(6));
    expect(mirrored.diceX('white')).toBeLessThan(mirrored.barX);
    expect(mirrored.diceX('black')).toBeGreaterThan(mirrored.barX);
  });
  test('keeps its points within the frame', () => {
    for (const { columnX, field } of [usual, mirrored]) {
      for (const point of POINTS) {
        expect(columnX(point) - 20).toBeGreaterThan(field.left);
        expect(columnX(point) + 20).toBeLessThan(field.right);
      }
    }
  });
});
