import { describe, expect, test } from 'vitest';
import type { Dice, Die } from '../../src/engine/dice.ts';
import type { Move } from '../../src/engine/moves.ts';
import { writePlay } from '../../src/engine/notation.ts';
import { board, judged, START, THEIR_START, type Places } from './board.ts';

const move = (from: number, die: Die, hit = false): Move => ({
  from,
  to: Math.max(0, from - die),
  die,
  hit,
});

test('no moves are an empty text', () => {
  expect(writePlay([])).toBe('');
});

test('the furthest checker is written first, in whatever order the moves were made', () => {
  expect(writePlay([move(6, 1), move(8, 3)])).toBe('8/5 6/5');
  expect(writePlay([move(8, 3), move(6, 1)])).toBe('8/5 6/5');
});

test('of two checkers from one point, the shorter move is written first', () => {
  expect(writePlay([move(13, 6), move(13, 5)])).toBe('13/8 13/7');
  expect(writePlay([move(13, 5), move(13, 6)])).toBe('13/8 13/7');
});

test('one checker’s moves are joined', () => {
  expect(writePlay([move(24, 6), move(18, 5)])).toBe('24/13');
  expect(writePlay([move(18, 5), move(24, 6)])).toBe('24/13');
});

test('four moves of one checker are joined', () => {
  expect(writePlay([move(24, 5), move(19, 5), move(14, 5), move(9, 5)])).toBe('24/4');
});

test('a stop is named where a blot was hit', () => {
  expect(writePlay([move(24, 6, true), move(18, 5)])).toBe('24/18*/13');
  expect(writePlay([move(24, 6, true), move(18, 5, true)])).toBe('24/18*/13*');
});

test('the bar and off have names', () => {
  expect(writePlay([move(25, 5)])).toBe('bar/20');
  expect(writePlay([move(25, 5, true), move(6, 6)])).toBe('bar/20* 6/off');
});

test('checkers that move alike are counted', () => {
  expect(writePlay([move(8, 3), move(8, 3), move(6, 3), move(6, 3)])).toBe('8/5(2) 6/3(2)');
  expect(writePlay([move(4, 4), move(4, 4), move(4, 4), move(4, 4)])).toBe('4/off(4)');
  expect(writePlay([move(8, 3), move(5, 3), move(8, 3), move(5, 3)])).toBe('8/2(2)');
});

test('checkers that only end or only start alike are not counted together', () => {
  expect(writePlay([move(8, 3), move(6, 1)])).toBe('8/5 6/5');
  expect(writePlay([move(13, 3), move(10, 3), move(13, 3)])).toBe('13/7 13/10');
});

test('a hit by the first of two checkers is marked once', () => {
  expect(writePlay([move(8, 4, true), move(8, 4), move(6, 4), move(6, 4)])).toBe('8/4*(2) 6/2(2)');
  expect(writePlay([move(5, 2, true), move(4, 1)])).toBe('5/3* 4/3');
});

test('a hit on the way is not marked again where another checker ends', () => {
  expect(writePlay([move(24, 3, true), move(24, 3), move(21, 3)])).toBe('24/21*/18 24/21');
});

test('checkers that go on alike from a hit are counted together', () => {
  expect(writePlay([move(24, 3, true), move(24, 3), move(21, 3), move(21, 3)])).toBe(
    '24/21*/18(2)',
  );
});

test('a checker borne off is not joined to one that starts later', () => {
  expect(writePlay([move(6, 6), move(5, 5)])).toBe('6/off 5/off');
});

test('the moves that were given are left as they were', () => {
  const moves = [move(6, 1), move(8, 3)];
  writePlay(moves);
  expect(moves).toEqual([move(6, 1), move(8, 3)]);
});

describe('a legal play, read in any form, is written in GNU Backgammon’s', () => {
  const PLAYS: readonly (readonly [string, string, Places, Places, Dice])[] = [
    ['24/18/13', '24/13', START, THEIR_START, [6, 5]],
    ['13/8 24/18', '24/18 13/8', START, THEIR_START, [6, 5]],
    ['6/5 8/5', '8/5 6/5', START, THEIR_START, [3, 1]],
    ['13/10 8/5 13/10 8/5', '13/10(2) 8/5(2)', START, THEIR_START, [3, 3]],
    ['13/9 בר/20', 'bar/20* 13/9', { bar: 1, 13: 1 }, { 20: 1 }, [5, 4]],
    ['3/0 6/4', '6/4 3/off', { 6: 1, 3: 1 }, { 24: 2 }, [3, 2]],
  ];

  test.each(PLAYS)('%s is %s', (read, written, mine, theirs, dice) => {
    const verdict = judged(board(mine, theirs), dice, read);
    expect(verdict.legal && writePlay(verdict.play.moves)).toBe(written);
  });
});
