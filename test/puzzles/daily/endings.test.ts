import { describe, expect, test } from 'vitest';
import { ENDINGS_KEY, keepEnding, readEndings } from '../../../src/puzzles/daily/endings.ts';
import { device, forbidden } from './device.ts';

const ENDING = { solved: true, tries: 2, hints: 1 };

describe('how the puzzle of a day ended', () => {
  test('is remembered for each day', () => {
    const { getStore } = device(ENDINGS_KEY);
    expect(keepEnding('2026-11-29', ENDING, getStore)).toBe(true);
    keepEnding('2026-11-30', { ...ENDING, solved: false }, getStore);
    expect(Object.fromEntries(readEndings(getStore))).toEqual({
      '2026-11-29': ENDING,
      '2026-11-30': { ...ENDING, solved: false },
    });
  });

  test('stays as it was the first time', () => {
    const { getStore } = device(ENDINGS_KEY);
    keepEnding('2026-11-30', { ...ENDING, solved: false }, getStore);
    keepEnding('2026-11-30', ENDING, getStore);
    expect(readEndings(getStore).get('2026-11-30')).toEqual({ ...ENDING, solved: false });
  });

  test.each([
    'not JSON',
    'null',
    '{"version":2,"days":{"2026-11-30":{"solved":true,"tries":1,"hints":0}}}',
    '{"version":1,"days":7}',
    '{"version":1,"days":{"soon":{"solved":true,"tries":1,"hints":0}}}',
    '{"version":1,"days":{"2026-11-30":{"solved":"yes","tries":1,"hints":0}}}',
    '{"version":1,"days":{"2026-11-30":{"solved":true,"tries":-1,"hints":0}}}',
    '{"version":1,"days":{"2026-11-30":null}}',
  ])('counts as nothing where the memory holds %s', (text) => {
    expect([...readEndings(device(ENDINGS_KEY, text).getStore)]).toEqual([]);
  });

  test('a day that cannot be read takes no other with it', () => {
    const text = `{"version":1,"days":{"2026-11-29":7,"2026-11-30":${JSON.stringify(ENDING)}}}`;
    expect([...readEndings(device(ENDINGS_KEY, text).getStore)]).toEqual([['2026-11-30', ENDING]]);
  });

  test('is not kept where the device does not let it, and nothing breaks', () => {
    expect(keepEnding('2026-11-30', ENDING, forbidden)).toBe(false);
    expect([...readEndings(forbidden)]).toEqual([]);
  });
});
