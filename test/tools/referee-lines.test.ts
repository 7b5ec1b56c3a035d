import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../tools/referee/lines.ts';
import { LONGEST_LINE } from '../../tools/referee/question.ts';

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) {
    yield await Promise.resolve(bytes.subarray(start, start + size));
  }
}

const linesIn = async (text: string, size = 65_536): Promise<string[]> =>
  (await Array.fromAsync(linesOf(chunksOf(new TextEncoder().encode(text), size)))).flat();

describe('The lines of the referee’s input', () => {
  property.prop([fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 9 })])(
    'are the same however the stream is cut, in the middle of a letter too',
    async (texts, size) => {
      const lines = texts.map((text) => text.replaceAll(/[\n\ufeff]/gu, ' '));
      const text = lines.map((line) => `${line}\n`).join('');
      expect(await linesIn(text, size)).toEqual(lines);
    },
  );

  test('include a last one without an end, and none after the end of the last', async () => {
    expect(await linesIn('a\nב')).toEqual(['a', 'ב']);
    expect(await linesIn('a\nב\n')).toEqual(['a', 'ב']);
    expect(await linesIn('')).toEqual([]);
  });

  test('include blank ones', async () => {
    expect(await linesIn('\n\na\n')).toEqual(['', '', 'a']);
  });

  test('begin after a byte order mark', async () => {
    expect(await linesIn('\ufeffa\nb', 1)).toEqual(['a', 'b']);
  });

  test('come as soon as they are complete', async () => {
    async function* trickle(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode('a\nb');
      await new Promise(() => undefined);
    }
    expect(await linesOf(trickle()).next()).toEqual({ done: false, value: ['a'] });
  });

  test('show that they are too long without being kept whole', async () => {
    const long = 'x'.repeat(10 * LONGEST_LINE);
    const [cut, next] = await linesIn(`${long}\nnext\n`, 1000);
    expect(cut!.length).toBeGreaterThan(LONGEST_LINE);
    expect(cut!.length).toBeLessThan(LONGEST_LINE + 2000);
    expect(next).toBe('next');
  });
});
