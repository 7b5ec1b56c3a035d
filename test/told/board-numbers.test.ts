import { describe, expect, test } from 'vitest';
import { ON_DISK as DIAGRAMS } from '../diagrams/raw.ts';
import { ON_DISK as PUZZLES } from '../puzzles/raw.ts';
import type { Count } from './counts/count.ts';
import { COUNTS } from './counts/counts.ts';
import { NUMBER_WORD, pattern } from './numbers.ts';
import { sayings, type Saying } from './spoken.ts';
import { OF_BOARDS, OF_POINTS } from './states.ts';
import { TEXTS, type Told } from './texts.ts';
import { READ, UNCOUNTED } from './uncounted.ts';

/** A board of several scores is told by quotes of its claims, so that any of them may be the right one here. */
const QUOTED = 'the points that a game brings';

const countedBy = ({ says, found }: Count) =>
  says.flatMap(sayings).map(({ where, words, number, spoken }) => ({
    where,
    words,
    number,
    right: [found(spoken)].flat(),
  }));

describe('what texts count on their board is right:', () => {
  test.each(COUNTS)('$counts', (count) => {
    const counted = countedBy(count);
    expect(counted.filter(({ number, right }) => !right.includes(number))).toEqual([]);
    expect(counted.length).toBeGreaterThanOrEqual(count.least);
  });
});

describe('one more or one less would be wrong:', () => {
  test.each(COUNTS.filter(({ counts }) => counts !== QUOTED))('$counts', (count) => {
    const loose = countedBy(count).filter(
      ({ number, right }) =>
        right.includes(number) && right.some((other) => Math.abs(other - number) === 1),
    );
    expect(loose).toEqual([]);
  });
});

describe('what texts state of their board is so:', () => {
  test.each([...OF_BOARDS, ...OF_POINTS])('$states', ({ says, holds, least }) => {
    const stated = says.flatMap(sayings);
    const wrong = stated.filter(({ spoken }) => !holds(spoken));
    expect(wrong.map(({ where, words }) => ({ where, words }))).toEqual([]);
    expect(stated.length).toBeGreaterThanOrEqual(least);
  });
});

const saidIn = (patterns: readonly { readonly says: readonly string[] }[]): Saying[] =>
  patterns.flatMap(({ says }) => says.flatMap(sayings));

const READ_THERE = READ.flatMap(({ where, says }) =>
  sayings(says).filter((saying) => saying.where === where),
);

/** The names of places in texts where something is said. */
const placesOf = (said: readonly Saying[]): Set<string> =>
  new Set(said.flatMap(({ where, places }) => places.map((place) => `${where}, ${place}`)));

/** The places of texts that are not among these, with the words around them. */
const othersThan = (known: ReadonlySet<string>, placesIn: (told: Told) => number[]): string[] =>
  TEXTS.flatMap((told) =>
    placesIn(told)
      .filter((place) => !known.has(`${told.where}, ${place}`))
      .map((place) => `${told.where}: ${told.text.slice(Math.max(0, place - 25), place + 30)}`),
  );

describe('no text says of its board what nobody has held to it:', () => {
  test('a number', () => {
    const known = placesOf([...saidIn(COUNTS), ...saidIn(UNCOUNTED), ...READ_THERE]);
    const uncounted = othersThan(known, ({ text }) =>
      [...text.matchAll(NUMBER_WORD)].map(({ indices }) => indices!.groups!['n']![0]),
    );
    expect(uncounted, 'count it in test/told/counts, or name it in uncounted.ts').toEqual([]);
  });

  test('a point by its number', () => {
    const unheld = othersThan(placesOf(saidIn([...COUNTS, ...OF_POINTS])), ({ text }) =>
      [...text.matchAll(/(?<=משולש |משולשים (?:\d+ ו־)?)\d+/gu)].map(({ index }) => index),
    );
    expect(unheld, 'say what is so of it in test/told/states.ts').toEqual([]);
  });
});

/** A match may lack one, which no claim says. */
const POINTS = ['# נקודות', '(?<!(?:עוד|רק) )נקודה #'];

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
  expect(patterns.filter((says) => sayings(says).length === 0)).toEqual([]);
});

test('nothing is left uncounted that no text says, or that is counted all the same', () => {
  const counted = placesOf(saidIn(COUNTS));
  const isIdle = (said: readonly Saying[]) => [...placesOf(said)].every((one) => counted.has(one));
  const idle = [
    ...UNCOUNTED.flatMap(({ says }) => says).filter((says) => isIdle(sayings(says))),
    ...READ.filter(({ where, says }) =>
      isIdle(sayings(says).filter((saying) => saying.where === where)),
    ).map(({ says }) => says),
  ];
  expect(idle).toEqual([]);
});
