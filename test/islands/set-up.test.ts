import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import {
  check,
  describe as tellBoard,
  leftOf,
  nameOf,
  opposite,
  put,
  START,
  take,
  tell,
  tellLeft,
  type Counts,
} from '../../src/components/islands/set-up.ts';

const points = fc.integer({ min: 1, max: 24 });
const presses = fc.array(fc.tuple(fc.boolean(), points), { maxLength: 60 });
const after = (steps: readonly (readonly [boolean, number])[]): Counts =>
  steps.reduce<Counts>(
    (counts, [isPut, point]) => (isPut ? put(counts, point) : take(counts, point)),
    {},
  );

describe('the checkers that a reader puts on the board', () => {
  test.prop([presses])('are never more than fifteen, nor fewer than none on a point', (steps) => {
    const counts = after(steps);
    expect(leftOf(counts)).toBeGreaterThanOrEqual(0);
    expect(Math.min(0, ...Object.values(counts))).toBe(0);
  });

  test.prop([presses, points])(
    'are as before when the last one is taken away again',
    (steps, point) => {
      const counts = after(steps);
      fc.pre(leftOf(counts) > 0);
      expect(tellBoard(take(put(counts, point), point))).toBe(tellBoard(counts));
    },
  );

  test('stay as they are when all fifteen are there', () => {
    expect(put(START, 1)).toBe(START);
    expect(take(START, 1)).toBe(START);
  });
});

describe('the start position', () => {
  test('is the one whose pips are proved in the chapter', () => {
    const { position } = parse(
      readFileSync('src/content/diagrams/setup/start-position.yaml', 'utf8'),
    ) as { position: Record<'white' | 'black', Record<string, number>> };
    expect(START).toEqual(position.white);
    expect(opposite(START)).toEqual(position.black);
  });

  test('is right', () => {
    expect(tell(check(START))).toEqual([expect.stringMatching(/^נכון\. /)]);
  });

  test('is right in a mirror too', () => {
    const mirrored = { 13: 2, 24: 5, 7: 5, 5: 3 };
    expect(check(mirrored).standing).toBe('flipped');
    expect(tell(check(mirrored))).toEqual([expect.stringMatching(/^נכון, בתמונת ראי/)]);
  });

  test.each([
    ['as printed', { 1: 2, 12: 5, 17: 3, 19: 5 }],
    ['in a mirror', { 12: 2, 1: 5, 18: 5, 20: 3 }],
  ] as const)('is not right on the opponent’s side, %s', (_, counts) => {
    expect(check(counts).standing).toBe('opponents');
    expect(tell(check(counts))).toEqual([expect.stringContaining('היריב')]);
  });
});

describe('a board that is not right', () => {
  test('is told what is missing from each stack, from the furthest', () => {
    expect(tell(check({ 24: 2, 13: 4, 8: 2, 6: 1 }))).toEqual([
      'במשולש 13 צריכות להיות 5 אבנים, ויש 4.',
      'במשולש 8 צריכות להיות 3 אבנים, ויש שתיים.',
      'במשולש 6 צריכות להיות 5 אבנים, ויש אחת.',
    ]);
  });

  test('is told of checkers too many on a stack, and of those that should not be there', () => {
    expect(tell(check({ 24: 3, 13: 5, 8: 3, 5: 4 }))).toEqual([
      'במשולש 24 צריכות להיות שתי אבנים, ויש 3.',
      'במשולש 6 צריכות להיות 5 אבנים, ואין אף אחת.',
      'במשולש 5 לא צריכות להיות אבנים שלכם.',
    ]);
    expect(tell(check({ 24: 2, 13: 5, 8: 3, 6: 3, 5: 1, 4: 1 }))).toContain(
      'במשולשים 5 ו־4 לא צריכות להיות אבנים שלכם.',
    );
  });

  test.prop([presses])('is never told nothing', (steps) => {
    expect(tell(check(after(steps))).length).toBeGreaterThan(0);
  });
});

describe('while checkers are put', () => {
  test('a triangle is named with what stands on it', () => {
    expect(nameOf({ 8: 1 }, 8)).toBe('משולש 8, אבן אחת');
    expect(nameOf({ 8: 0 }, 8)).toBe('משולש 8, ריק');
  });

  test('it is told how many are left', () => {
    expect(tellLeft({})).toBe('נשארו 15 אבנים.');
    expect(tellLeft({ 6: 14 })).toBe('נשארה אבן אחת.');
    expect(tellLeft(START)).toBe('כל 15 האבנים על הלוח.');
  });

  test('the board is told from the furthest triangle on', () => {
    expect(tellBoard({})).toBe('הלוח ריק.');
    expect(tellBoard({ 6: 5, 24: 2 })).toBe('משולש 24, שתי אבנים; משולש 6, 5 אבנים.');
  });
});
