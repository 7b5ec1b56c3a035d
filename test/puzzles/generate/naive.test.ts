import { expect, test } from 'vitest';
import { generatePuzzle } from '../../../src/puzzles/generate/generate.ts';
import { PRACTICE_RULES } from '../../../src/puzzles/generate/levels.ts';
import { holds } from './naively-holds.ts';
import { wishes } from './wanted.ts';

const EACH = 200;

test.each(PRACTICE_RULES)('the naive program proves the generated puzzles of %s', (rule) => {
  const asked = wishes(EACH, 'proof').filter((wish) => wish.rule === rule);
  expect(asked.filter((wish) => !holds(generatePuzzle(wish)))).toEqual([]);
});

test('those are ten thousand', () => {
  expect(wishes(EACH, 'proof').length).toBeGreaterThanOrEqual(10_000);
});
