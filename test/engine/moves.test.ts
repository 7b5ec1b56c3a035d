import { describe, expect, test } from 'vitest';
import type { Die } from '../../src/engine/dice.ts';
import { canMove, make, moveOf, movesOf, unmake } from '../../src/engine/moves.ts';
import { furthest } from '../../src/engine/position.ts';
import { board, type Places } from './board.ts';

const may = (mine: Places, theirs: Places, from: number, die: number): boolean => {
  const position = board(mine, theirs);
  return canMove(position, furthest(position), from, die);
};

describe('a checker may be played', () => {
  test('to an empty point, to an own one, and onto a blot', () => {
    expect(may({ 13: 1 }, {}, 13, 6)).toBe(true);
    expect(may({ 13: 1, 7: 2 }, { 1: 2 }, 13, 6)).toBe(true);
    expect(may({ 13: 1 }, { 7: 1 }, 13, 6)).toBe(true);
  });

  test('over points that the opponent holds', () => {
    expect(may({ 13: 1 }, { 12: 2, 11: 2, 10: 2, 9: 2, 8: 2 }, 13, 6)).toBe(true);
  });

  test('down to the 1-point, and there only if the opponent has no two checkers', () => {
    expect(may({ 7: 1 }, { 1: 1 }, 7, 6)).toBe(true);
    expect(may({ 7: 1 }, { 1: 2 }, 7, 6)).toBe(false);
  });

  test('not to a point where two checkers of the opponent stand', () => {
    expect(may({ 13: 1 }, { 7: 2 }, 13, 6)).toBe(false);
    expect(may({ bar: 1 }, { 22: 5 }, 25, 3)).toBe(false);
  });

  test('not from where there is none, nor one of the opponent’s', () => {
    expect(may({ 13: 1 }, { 1: 2 }, 12, 3)).toBe(false);
    expect(may({ 13: 1 }, { 20: 1 }, 20, 3)).toBe(false);
  });

  test('not while another waits on the bar', () => {
    expect(may({ bar: 1, 13: 1 }, { 1: 2 }, 13, 3)).toBe(false);
    expect(may({ bar: 1, 13: 1 }, { 1: 2 }, 25, 3)).toBe(true);
  });

  test('off by the exact number once all are home', () => {
    expect(may({ 6: 1, 3: 1 }, { 24: 1 }, 3, 3)).toBe(true);
    expect(may({ 7: 1, 3: 1 }, { 24: 1 }, 3, 3)).toBe(false);
    expect(may({ 6: 1 }, { 24: 1 }, 6, 6)).toBe(true);
  });

  test('off by a larger number only from the furthest point', () => {
    expect(may({ 4: 1, 3: 1 }, { 24: 1 }, 4, 6)).toBe(true);
    expect(may({ 4: 1, 3: 1 }, { 24: 1 }, 3, 6)).toBe(false);
    expect(may({ 7: 1 }, { 24: 1 }, 7, 6)).toBe(true);
    expect(may({ 7: 1, 5: 1 }, { 24: 1 }, 5, 6)).toBe(false);
  });
});

describe('the moves of one number', () => {
  test('go from the furthest checker to the nearest', () => {
    const moves = movesOf(board({ 24: 1, 13: 2, 4: 1 }, { 10: 2, 21: 1 }), 3);
    expect(moves).toEqual([
      { from: 24, to: 21, die: 3, hit: true },
      { from: 4, to: 1, die: 3, hit: false },
    ]);
  });

  test('are only entering ones while a checker is on the bar', () => {
    expect(movesOf(board({ bar: 2, 8: 3 }, { 1: 1 }), 5)).toEqual([
      { from: 25, to: 20, die: 5, hit: false },
    ]);
    expect(movesOf(board({ bar: 2, 8: 3 }, { 20: 2 }), 5)).toEqual([]);
  });

  test('bear off from the 1-point with a 1', () => {
    expect(movesOf(board({ 1: 2 }, { 24: 1 }), 1)).toEqual([
      { from: 1, to: 0, die: 1, hit: false },
    ]);
  });

  test('bear off without hitting, though the opponent has a checker on the bar', () => {
    expect(movesOf(board({ 2: 1 }, { bar: 1 }), 6)).toEqual([
      { from: 2, to: 0, die: 6, hit: false },
    ]);
  });
});

describe('a move that is made and taken back', () => {
  test.each<[string, Places, Places, number, Die, Places, Places]>([
    ['moves one checker', { 8: 2, 5: 1 }, { 1: 2 }, 8, 3, { 8: 1, 5: 2 }, { 1: 2 }],
    ['sends a blot to the bar', { 8: 2 }, { 5: 1, bar: 1 }, 8, 3, { 8: 1, 5: 1 }, { bar: 2 }],
    ['enters from the bar', { bar: 2 }, { 22: 1 }, 25, 3, { bar: 1, 22: 1 }, { bar: 1 }],
    ['bears a checker off', { 3: 2 }, { bar: 1, 4: 1 }, 3, 3, { 3: 1 }, { bar: 1, 4: 1 }],
    ['bears one off by more', { 2: 2 }, { 20: 1 }, 2, 6, { 2: 1 }, { 20: 1 }],
  ])('%s and leaves no trace', (_, mine, theirs, from, die, mineAfter, theirsAfter) => {
    const before = board(mine, theirs);
    const tried = before.slice();
    const move = moveOf(tried, from, die);
    make(tried, move);
    expect(tried).toEqual(board(mineAfter, theirsAfter));
    unmake(tried, move);
    expect(tried).toEqual(before);
  });
});
