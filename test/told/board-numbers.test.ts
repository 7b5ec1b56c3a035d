import { describe, expect, test } from 'vitest';
import { ON_DISK as DIAGRAMS } from '../diagrams/raw.ts';
import { ON_DISK as PUZZLES } from '../puzzles/raw.ts';
import type { Count } from './counts/count.ts';
import { COUNTS } from './counts/counts.ts';
import { NUMBER_WORD, pattern, valueOf } from './numbers.ts';
import { placeOf, sayingsIn } from './spoken.ts';
import { OF_BOARDS, OF_POINTS } from './states.ts';
import { TEXTS, type Told } from './texts.ts';
import { READ, UNCOUNTED } from './uncounted.ts';

/** A board of several scores is told by quotes of its claims, so that any of them may be the right one here. */
const QUOTED = 'the points that a game brings';

const countedBy = ({ says, found }: Count) =>
  TEXTS.flatMap((told) => sayingsIn(told, says)).map(({ where, says: words, match, spoken }) => ({
    where,
    words,
    said: valueOf(match.groups!['n']!),
    right: [found(spoken)].flat(),
  }));

describe('what texts count on their board is right:', () => {
  test.each(COUNTS)('$counts', (count) => {
    const counted = countedBy(count);
    expect(counted.filter(({ said, right }) => !right.includes(said))).toEqual([]);
    expect(counted.length).toBeGreaterThanOrEqual(count.least);
  });
});

describe('one more or one less would be wrong:', () => {
  test.each(COUNTS.filter(({ counts }) => counts !== QUOTED))('$counts', (count) => {
    const loose = countedBy(count).filter(
      ({ said, right }) =>
        right.includes(said) && right.some((other) => Math.abs(other - said) === 1),
    );
    expect(loose).toEqual([]);
  });
});

describe('what texts state of their board is so:', () => {
  test.each([...OF_BOARDS, ...OF_POINTS])('$states', ({ says, holds, least }) => {
    const stated = TEXTS.flatMap((told) => sayingsIn(told, says));
    const wrong = stated.filter(({ spoken }) => !holds(spoken));
    expect(wrong.map(({ where, says: words }) => ({ where, says: words }))).toEqual([]);
    expect(stated.length).toBeGreaterThanOrEqual(least);
  });
});

/** As they are told; a match may lack one, which no claim says. */
const POINTS = ['# נקודות', '(?<!(?:עוד|רק) )נקודה #'];

type Pattern = { readonly says: readonly string[] };

const placesIn = (told: Told, patterns: readonly Pattern[], group: 'n' | 'at'): Set<number> =>
  new Set(
    patterns
      .flatMap(({ says }) => sayingsIn(told, says))
      .filter(({ match }) => match.groups?.[group] !== undefined)
      .map(({ match }) => placeOf(match, group)),
  );

const around = ({ where, text }: Told, place: number): string =>
  `${where}: ${text.slice(Math.max(0, place - 25), place + 30)}`;

const readIn = ({ where }: Told): Pattern[] =>
  READ.filter((one) => one.where === where).map(({ says }) => ({ says: [says] }));

describe('no text says of its board what nobody has held to it:', () => {
  test('a number', () => {
    const uncounted = TEXTS.flatMap((told) => {
      const known = placesIn(told, [...COUNTS, ...UNCOUNTED, ...readIn(told)], 'n');
      return [...told.text.matchAll(NUMBER_WORD)]
        .map((match) => placeOf(match, 'n'))
        .filter((place) => !known.has(place))
        .map((place) => around(told, place));
    });
    expect(uncounted, 'count it in test/told/counts, or name it in uncounted.ts').toEqual([]);
  });

  test('a point by its number', () => {
    const unheld = TEXTS.flatMap((told) => {
      const known = placesIn(told, [...COUNTS, ...OF_POINTS], 'at');
      return [...told.text.matchAll(/(?<=משולש |משולשים (?:\d+ ו־)?)\d+/gu)]
        .filter(({ index }) => !known.has(index))
        .map(({ index }) => around(told, index));
    });
    expect(unheld, 'say what is so of it in test/told/states.ts').toEqual([]);
  });
});

test('the points of a game are quoted from a claim, and never typed', () => {
  const typed = [...DIAGRAMS, ...PUZZLES].flatMap(({ file, raw }) =>
    Object.values<unknown>({ ...raw }).flatMap((text) =>
      typeof text === 'string'
        ? POINTS.flatMap((says) =>
            [...text.matchAll(pattern(says))].map(([words]) => ({ file, words })),
          )
        : [],
    ),
  );
  expect(typed).toEqual([]);
});

test('every pattern fits a text', () => {
  const patterns = [...COUNTS, ...OF_BOARDS, ...OF_POINTS].flatMap(({ says }) => says);
  const idle = patterns.filter((says) =>
    TEXTS.every((told) => sayingsIn(told, [says]).length === 0),
  );
  expect(idle).toEqual([]);
});

test('nothing is left uncounted that no text says, or that is counted all the same', () => {
  const patterns = [
    ...UNCOUNTED.flatMap(({ says }) => says).map((says) => ({ says, texts: TEXTS })),
    ...READ.map(({ where, says }) => ({
      says,
      texts: TEXTS.filter((told) => told.where === where),
    })),
  ];
  const idle = patterns.filter(({ says, texts }) =>
    texts.every((told) => {
      const counted = placesIn(told, COUNTS, 'n');
      return [...placesIn(told, [{ says: [says] }], 'n')].every((place) => counted.has(place));
    }),
  );
  expect(idle.map(({ says }) => says)).toEqual([]);
});
