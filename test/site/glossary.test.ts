import { describe, expect, test } from 'vitest';
import { CONFUSED } from '../../src/content/glossary/confused.ts';
import { ROLLS } from '../../src/content/glossary/rolls.ts';
import { TERMS } from '../../src/content/glossary/terms.ts';
import { repeated } from './entries.ts';

const ALL = TERMS.flatMap(({ terms }) => terms);

test('every part of the glossary has an address of its own, in small letters', () => {
  const ids = [...TERMS, ...ALL, ...CONFUSED].map(({ id }) => id);
  expect(repeated([...ids, 'main', 'confused', 'rolls', 'contents-title'])).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
});

test('a term is told once, and is not among its own synonyms', () => {
  expect(repeated(ALL.map(({ term }) => term))).toEqual([]);
  for (const { term, also = [] } of ALL) expect(repeated([term, ...also])).toEqual([]);
});

describe.each(ALL)('$id', ({ means }) => {
  test('is explained in one sentence', () => {
    expect(means).toMatch(/^[^.]+\.$/u);
  });
});

test.each(['משולש ונקודה', 'בית ובית', 'מארס כפול'])('%s are told apart', (words) => {
  expect(CONFUSED.filter(({ title }) => title.includes(words))).toHaveLength(1);
});

describe('the names of the rolls', () => {
  const all = [1, 2, 3, 4, 5, 6].flatMap((high) =>
    Array.from({ length: high }, (_, i) => `${high}-${i + 1}`),
  );

  test('are given once for each of the 21', () => {
    const named = ROLLS.map(({ high, low }) => `${high}-${low}`);
    expect(named).toHaveLength(21);
    expect(named.toSorted()).toEqual(all.toSorted());
  });

  test('are transliterations, but for the roll that gave the game its name', () => {
    const attested = ROLLS.filter((roll) => roll.attested);
    expect(attested).toEqual([expect.objectContaining({ high: 6, low: 5, hebrew: ['שש־בש'] })]);
  });

  test('have five in Turkish in two rolls only, four in one', () => {
    const withWord = (word: string): string[] =>
      ROLLS.filter(({ turkish }) => turkish[0]!.split(' ').includes(word)).map(
        ({ high, low }) => `${high}-${low}`,
      );
    expect(withWord('beş')).toEqual(['6-5', '5-5']);
    expect(withWord('dört')).toEqual(['4-4']);
  });
});
