import { describe, expect, test } from 'vitest';
import { isDie, isDoublet, numbersOf, toDice } from '../../src/engine/dice.ts';
import { valueOf } from './board.ts';

describe('a die', () => {
  test('shows a whole number from 1 to 6', () => {
    expect([1, 2, 3, 4, 5, 6].every(isDie)).toBe(true);
  });

  test.each([0, 7, -1, 2.5, Number.NaN, '3', null, undefined])('does not show %s', (value) => {
    expect(isDie(value)).toBe(false);
  });
});

describe('a roll', () => {
  test('is two dice in the order they were thrown', () => {
    expect(valueOf(toDice([2, 5]))).toEqual([2, 5]);
  });

  test.each([
    [[7, 1], '[7,1]'],
    [[1, 0], '[1,0]'],
    [['6', 5], '["6",5]'],
    [[6], '[6]'],
    [[3, 3, 3], '[3,3,3]'],
    [[], '[]'],
  ])('is not %j, and the message says what it is', (values, quoted) => {
    expect(toDice(values)).toEqual({
      ok: false,
      problems: [{ where: 'dice', what: `a roll is two whole numbers from 1 to 6, not ${quoted}` }],
    });
  });

  test('is a doublet when both dice show the same', () => {
    expect(isDoublet([4, 4])).toBe(true);
    expect(isDoublet([4, 3])).toBe(false);
  });

  test('gives two numbers, the larger first, whichever was thrown first', () => {
    expect(numbersOf([5, 2])).toEqual([5, 2]);
    expect(numbersOf([2, 5])).toEqual([5, 2]);
  });

  test('gives a doublet’s number four times', () => {
    expect(numbersOf([3, 3])).toEqual([3, 3, 3, 3]);
  });
});
