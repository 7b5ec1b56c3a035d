import { expect, test } from 'vitest';
import { hashOf, randomFrom, shuffled, xoshiro } from '../../../src/puzzles/generate/random.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the numbers are those that xoshiro128** is published with', () => {
  const { next } = xoshiro(1, 2, 3, 4);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
  ]);
});

test('the hash is the one that FNV-1a is published with', () => {
  expect(hashOf(bytes(''))).toBe(0x811c9dc5);
  expect(hashOf(bytes('a'))).toBe(0xe40c292c);
  expect(hashOf(bytes('foobar'))).toBe(0xbf9cf968);
});

test('the same text gives the same numbers, another text others', () => {
  const first = (text: string) => Array.from({ length: 4 }, randomFrom(text).next);
  expect(first('שש בש')).toEqual(first('שש בש'));
  expect(first('a')).not.toEqual(first('b'));
});

test('every number of a die comes about as often as the others', () => {
  const { below } = randomFrom('dice');
  const times = Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) times[below(6)]!++;
  expect(Math.min(...times)).toBeGreaterThan(9_700);
  expect(Math.max(...times)).toBeLessThan(10_300);
});

test('a shuffled list holds what it held, in every order', () => {
  const random = randomFrom('orders');
  const orders = new Set(Array.from({ length: 200 }, () => shuffled(random, [1, 2, 3]).join()));
  expect([...orders].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']);
});
