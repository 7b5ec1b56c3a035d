import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  checkersOf,
  MOST_OFF,
  withCount,
  type LastCheckers,
} from '../../src/components/islands/last-checkers.ts';

const changes = fc.array(
  fc.tuple(fc.constantFrom('off', 'bar', 'home'), fc.integer({ min: -3, max: 99 })),
);
const after = (steps: readonly (readonly [keyof LastCheckers, number])[]): LastCheckers =>
  steps.reduce((last, [place, count]) => withCount(last, place, count), {
    off: 0,
    bar: 1,
    home: 0,
  });

describe('the loser’s last checkers', () => {
  test.prop([changes])('the loser always has fifteen checkers, wherever they are put', (steps) => {
    const last = after(steps);
    const { points, bar = 0, off = 0 } = checkersOf(last);
    const onPoints = Object.values(points).reduce((sum, count) => sum + count, 0);
    expect(onPoints + bar + off).toBe(15);
    expect(Math.min(last.off, last.bar, last.home)).toBeGreaterThanOrEqual(0);
  });

  test.prop([changes])('a loser never has all checkers off', (steps) => {
    expect(after(steps).off).toBeLessThanOrEqual(MOST_OFF);
  });

  test.prop([changes])('the counts tell where the checkers are drawn', (steps) => {
    const last = after(steps);
    const { points } = checkersOf(last);
    const inHome = Object.entries(points).filter(([point]) => Number(point) <= 6);
    expect(inHome.reduce((sum, [, count]) => sum + count, 0)).toBe(last.home);
  });

  test('the place that was changed keeps its count, and the others give way', () => {
    expect(withCount({ off: 10, bar: 2, home: 3 }, 'bar', 8)).toEqual({ off: 7, bar: 8, home: 0 });
  });
});
