import { describe, expect, test } from 'vitest';
import { DAILY, shareText, wishOfDay } from '../../../src/puzzles/daily/daily.ts';
import { dayInIsrael, numberOfDay } from '../../../src/puzzles/daily/day.ts';
import { generatePuzzle } from '../../../src/puzzles/generate/generate.ts';
import { valueOf } from '../../engine/board.ts';
import { holds } from '../generate/naively-holds.ts';
import { signatureOf } from '../../../src/puzzles/collection.ts';

const MS_A_DAY = 24 * 60 * 60 * 1000;
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + i * MS_A_DAY).toISOString().slice(0, 10),
  );

describe('the day in Israel', () => {
  test.each([
    ['before midnight in winter', '2026-11-30T21:59:59.999Z', '2026-11-30'],
    ['at midnight in winter', '2026-11-30T22:00:00Z', '2026-12-01'],
    ['before midnight in summer', '2026-07-01T20:59:59.999Z', '2026-07-01'],
    ['at midnight in summer', '2026-07-01T21:00:00Z', '2026-07-02'],
    ['at midnight before the clock goes forward', '2026-03-26T22:00:00Z', '2026-03-27'],
    ['the midnight after it went forward', '2026-03-27T21:00:00Z', '2026-03-28'],
    ['in the hour that comes twice', '2026-10-24T22:30:00Z', '2026-10-25'],
    ['the midnight after it went back', '2026-10-25T22:00:00Z', '2026-10-26'],
    ['at the end of a year', '2026-12-31T22:00:00Z', '2027-01-01'],
    ['on a leap day', '2028-02-28T22:00:00Z', '2028-02-29'],
  ])('%s', (_, moment, day) => {
    expect(dayInIsrael(new Date(moment))).toEqual({ ok: true, value: day });
  });

  test('a moment that is no date is refused', () => {
    expect(dayInIsrael(new Date('soon'))).toMatchObject({
      ok: false,
      problems: [{ where: 'moment' }],
    });
  });
});

describe('a day', () => {
  test('is counted from the first of January 1970', () => {
    expect(numberOfDay('1970-01-01')).toEqual({ ok: true, value: 0 });
    expect(numberOfDay('1969-12-31')).toEqual({ ok: true, value: -1 });
    expect(numberOfDay('2026-11-30')).toEqual({ ok: true, value: 20_787 });
  });

  test.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '30.11.2026',
    ' 2026-11-30',
  ])('"%s" is refused', (text) => {
    expect(numberOfDay(text)).toMatchObject({ ok: false, problems: [{ where: 'day' }] });
    expect(wishOfDay(text).ok).toBe(false);
    expect(shareText(text, { solved: true, tries: 1, hints: 0 }, 'https://a.example/').ok).toBe(
      false,
    );
  });
});

describe('the puzzle of the day', () => {
  test('is the same whoever asks, and changes at midnight in Israel', () => {
    const wishAt = (moment: string) => valueOf(wishOfDay(valueOf(dayInIsrael(new Date(moment)))));
    expect(wishAt('2026-11-30T22:00:00Z')).toEqual(wishAt('2026-12-01T21:59:59Z'));
    expect(wishAt('2026-11-30T21:59:59Z')).not.toEqual(wishAt('2026-11-30T22:00:00Z'));
  });

  test('does not come again within a year', () => {
    const seeds = days('2026-01-01', 1200).map((day) => valueOf(wishOfDay(day)).seed);
    seeds.forEach((seed, i) => {
      expect(seeds.slice(i + 1, i + 367)).not.toContain(seed);
    });
  });

  test('there is one for every day that a calendar can name', () => {
    expect(wishOfDay('0001-01-01').ok).toBe(true);
    expect(wishOfDay('9999-12-31').ok).toBe(true);
  });

  test('of every day is proved by the naive program, and is as hard as it says', () => {
    expect(DAILY.length).toBeGreaterThanOrEqual(400);
    for (let day = 0; day < DAILY.length; day++) {
      const wish = valueOf(wishOfDay(new Date(day * MS_A_DAY).toISOString().slice(0, 10)));
      const puzzle = generatePuzzle(wish);
      expect(puzzle).toMatchObject({ rule: wish.rule, difficulty: wish.difficulty });
      expect(holds(puzzle)).toBe(true);
    }
  });

  test('no two have the same position or its mirror, and no rule comes twice in six days', () => {
    const wishes = DAILY.map((_, day) =>
      valueOf(wishOfDay(new Date(day * MS_A_DAY).toISOString().slice(0, 10))),
    );
    expect(new Set(wishes.map((wish) => signatureOf(generatePuzzle(wish).position))).size).toBe(
      DAILY.length,
    );
    wishes.forEach(({ rule }, day) => {
      expect(wishes.slice(day + 1, day + 6).map((next) => next.rule)).not.toContain(rule);
    });
  });
});

test.each([
  [{ solved: true, tries: 1, hints: 0 }, 'פתרתי בניסיון הראשון.'],
  [{ solved: true, tries: 2, hints: 1 }, 'פתרתי בניסיון השני, עם רמז אחד.'],
  [{ solved: true, tries: 5, hints: 2 }, 'פתרתי אחרי 5 ניסיונות, עם שני רמזים.'],
  [{ solved: true, tries: 1, hints: 3 }, 'פתרתי בניסיון הראשון, עם שלושה רמזים.'],
  [{ solved: false, tries: 4, hints: 3 }, 'הפעם ביקשתי לראות את התשובה.'],
])('what is shared of %o says how it went, and nothing of the puzzle', (ending, line) => {
  expect(
    valueOf(shareText('2026-11-05', ending, 'https://shesh-besh.example/puzzles/today/')),
  ).toBe(
    `חידת היום בשש בש, 5.11.2026\n${line}\nhttps://shesh-besh.example/puzzles/today/?day=2026-11-05`,
  );
});
