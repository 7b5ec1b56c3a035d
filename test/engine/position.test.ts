import { describe, expect, test } from 'vitest';
import { borneOff, furthest, pipCount, turned } from '../../src/engine/position.ts';
import { board, checkersOf, START, THEIR_START } from './board.ts';

describe('the furthest checker of the mover', () => {
  test('is one on the bar before any on a point', () => {
    expect(furthest(board({ bar: 1, 24: 2 }, { 20: 2 }))).toBe(25);
  });

  test('is never one of the opponent’s', () => {
    expect(furthest(board({ 7: 1, 3: 4 }, { 24: 2, bar: 3 }))).toBe(7);
  });

  test('is on the 1-point when only that is left, and off when none is', () => {
    expect(furthest(board({ 1: 1 }, { 24: 2 }))).toBe(1);
    expect(furthest(board({}, { 24: 2, bar: 1 }))).toBe(0);
  });
});

describe('checkers borne off', () => {
  test('are none at the start', () => {
    expect(borneOff(board(START, THEIR_START))).toBe(0);
  });

  test('are those missing from fifteen, the ones on the bar and on the 1-point not among them', () => {
    expect(borneOff(board({ bar: 2, 9: 3, 1: 1 }, { 20: 8 }))).toBe(9);
  });

  test('are all fifteen when the mover has none on the board', () => {
    expect(borneOff(board({}, { 1: 1, bar: 1 }))).toBe(15);
  });
});

describe('the pip count', () => {
  test('is 167 for each side at the start', () => {
    const start = board(START, THEIR_START);
    expect([pipCount(start), pipCount(turned(start))]).toEqual([167, 167]);
  });

  test('counts 25 for a checker on the bar and nothing for one borne off', () => {
    const position = board({ bar: 2, 6: 1, 1: 3 }, { 24: 2, 20: 1, bar: 1 });
    expect(pipCount(position)).toBe(2 * 25 + 6 + 3);
    expect(pipCount(turned(position))).toBe(2 * 1 + 5 + 25);
  });
});

describe('the board turned', () => {
  test('shows each side’s points and bar from the other seat', () => {
    const position = board({ bar: 1, 24: 2, 6: 3 }, { 20: 4, 1: 1, bar: 2 });
    expect(turned(position)).toEqual(board({ bar: 2, 24: 1, 5: 4 }, { 19: 3, 1: 2, bar: 1 }));
    expect(checkersOf(turned(position))).toBe('ab---D-------------c----AB');
  });

  test('has no negative zero, so that equal positions are equal', () => {
    expect(turned(board({ 3: 1 }, { 5: 1 })).some((count) => Object.is(count, -0))).toBe(false);
  });
});
