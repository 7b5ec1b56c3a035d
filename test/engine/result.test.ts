import { describe, expect, test } from 'vitest';
import { all, explain, fail, ok } from '../../src/engine/result.ts';

describe('what was typed', () => {
  test('is a value when every part of it could be read', () => {
    expect(all({ cube: ok(2), turn: ok('white') })).toEqual(ok({ cube: 2, turn: 'white' }));
  });

  test('tells the problems of all parts that could not be read, in order', () => {
    const read = all({ cube: fail('cube', 'too large'), turn: ok(1), dice: fail('dice', 'none') });
    expect(read).toEqual({
      ok: false,
      problems: [
        { where: 'cube', what: 'too large' },
        { where: 'dice', what: 'none' },
      ],
    });
  });

  test('is explained in one line for a person', () => {
    const problems = [
      { where: 'White', what: '16 checkers' },
      { where: 'point 3', what: 'both sides' },
    ];
    expect(explain(problems)).toBe('White: 16 checkers; point 3: both sides');
  });
});
