import { describe, expect, test } from 'vitest';
import {
  BEGINNINGS_KEY,
  forgetBeginning,
  keepBeginning,
  readBeginning,
} from '../../../src/puzzles/daily/beginnings.ts';
import { device, forbidden } from './device.ts';

const TODAY = '2026-11-30';
const BEGUN = { wrong: 2, hints: 1 };
const NOTHING = { wrong: 0, hints: 0 };

describe('what was done at the puzzle of a day before it ended', () => {
  test('is remembered for its day alone', () => {
    const { getStore } = device(BEGINNINGS_KEY);
    keepBeginning(TODAY, BEGUN, getStore);
    keepBeginning('2026-11-29', { wrong: 0, hints: 3 }, getStore);
    expect(readBeginning(TODAY, getStore)).toEqual(BEGUN);
    expect(readBeginning('2026-11-29', getStore)).toEqual({ wrong: 0, hints: 3 });
    expect(readBeginning('2026-11-28', getStore)).toEqual(NOTHING);
  });

  test('is what was done last', () => {
    const { getStore } = device(BEGINNINGS_KEY);
    keepBeginning(TODAY, BEGUN, getStore);
    keepBeginning(TODAY, { wrong: 3, hints: 1 }, getStore);
    expect(readBeginning(TODAY, getStore)).toEqual({ wrong: 3, hints: 1 });
  });

  test('is forgotten when it ends, and no other day with it', () => {
    const { getStore } = device(BEGINNINGS_KEY);
    keepBeginning(TODAY, BEGUN, getStore);
    keepBeginning('2026-11-29', BEGUN, getStore);
    forgetBeginning(TODAY, getStore);
    expect(readBeginning(TODAY, getStore)).toEqual(NOTHING);
    expect(readBeginning('2026-11-29', getStore)).toEqual(BEGUN);
  });

  test.each([
    'not JSON',
    'null',
    `{"version":2,"days":{"${TODAY}":{"wrong":1,"hints":0}}}`,
    '{"version":1,"days":7}',
    `{"version":1,"days":{"${TODAY}":{"wrong":"1","hints":0}}}`,
    `{"version":1,"days":{"${TODAY}":{"wrong":1}}}`,
    `{"version":1,"days":{"${TODAY}":{"wrong":1,"hints":-1}}}`,
    `{"version":1,"days":{"${TODAY}":null}}`,
  ])('counts as nothing where the memory holds %s, and is kept over it', (text) => {
    const { getStore } = device(BEGINNINGS_KEY, text);
    expect(readBeginning(TODAY, getStore)).toEqual(NOTHING);
    keepBeginning(TODAY, BEGUN, getStore);
    expect(readBeginning(TODAY, getStore)).toEqual(BEGUN);
  });

  test('is not kept where the device does not let it, and nothing breaks', () => {
    keepBeginning(TODAY, BEGUN, forbidden);
    forgetBeginning(TODAY, forbidden);
    expect(readBeginning(TODAY, forbidden)).toEqual(NOTHING);
  });
});
