import { describe, expect, test } from 'vitest';
import { circlesOfPath, spotsOfPath } from './drawing.ts';

describe('reading a drawing back', () => {
  test('steps are taken from where the pen is, places from the corner', () => {
    expect(spotsOfPath('M0 0L506 44v36 36H30z')).toEqual([
      { x: 0, y: 0 },
      { x: 506, y: 44 },
      { x: 506, y: 80 },
      { x: 506, y: 116 },
      { x: 30, y: 116 },
    ]);
  });
  test('a circle is known by its middle', () => {
    expect(circlesOfPath('M50 44a16 16 0 1 0 32 0a16 16 0 1 0-32 0')).toEqual([{ x: 66, y: 44 }]);
  });
});
