import { describe, expect, test } from 'vitest';
import { other, toPosition, toSetup, type Setup } from '../../src/engine/setup.ts';
import { board, side, valueOf, type Places } from './board.ts';

const setup = (white: Places, black: Places): Setup => ({
  white: side(white),
  black: side(black),
});

const problemsOf = (white: Places, black: Places) => {
  const read = toPosition(setup(white, black), 'white');
  return read.ok ? [] : read.problems;
};

test('White’s opponent is Black, and Black’s is White', () => {
  expect([other('white'), other('black')]).toEqual(['black', 'white']);
});

describe('a setup that can stand', () => {
  test('is seen by White as it is numbered', () => {
    const position = valueOf(
      toPosition(setup({ 24: 1, 6: 4, bar: 2 }, { 19: 3, 1: 5, bar: 1 }), 'white'),
    );
    expect([position[24], position[6], position[25]]).toEqual([1, 4, 2]);
    expect([position[19], position[1], position[0]]).toEqual([-3, -5, -1]);
  });

  test('is seen by Black from the other seat', () => {
    const position = valueOf(
      toPosition(setup({ 24: 1, 6: 4, bar: 2 }, { 19: 3, 1: 5, bar: 1 }), 'black'),
    );
    expect(position).toEqual(board({ 24: 5, 6: 3, bar: 1 }, { 1: 1, 19: 4, bar: 2 }));
  });

  test('may have all fifteen checkers on one point, or all on the bar', () => {
    expect(problemsOf({ 7: 15 }, { bar: 15 })).toEqual([]);
  });

  test('may show a finished game, with one side borne off', () => {
    expect(problemsOf({}, { 3: 2 })).toEqual([]);
    expect(problemsOf({ 3: 2 }, {})).toEqual([]);
  });

  test('does not count what stands at place 0 of a side, which is no point', () => {
    const { white, black } = setup({ 6: 14 }, { 20: 15 });
    const stray = { ...white, points: [9, ...white.points.slice(1)] };
    expect(toPosition({ white: stray, black }, 'white')).toEqual(
      toPosition({ white, black }, 'white'),
    );
    const broken = { ...white, points: [-1, ...white.points.slice(1)] };
    expect(toPosition({ white: broken, black }, 'white').ok).toBe(true);
  });

  test('comes back from the position, whoever is to move', () => {
    const lopsided = setup({ 20: 3, 2: 1, bar: 1 }, { 21: 2, 13: 4, bar: 2 });
    for (const toMove of ['white', 'black'] as const) {
      expect(toSetup(valueOf(toPosition(lopsided, toMove)), toMove)).toEqual(lopsided);
    }
  });
});

describe('an impossible setup', () => {
  test('has sixteen checkers of a side, the bar counted with the points', () => {
    expect(problemsOf({ 6: 10, 5: 5, bar: 1 }, { 20: 2 })).toEqual([
      { where: 'White', what: '16 checkers, which is more than 15' },
    ]);
    expect(problemsOf({ 6: 1 }, { 20: 10, 21: 10 })).toEqual([
      { where: 'Black', what: '20 checkers, which is more than 15' },
    ]);
  });

  test('has both sides on one point, from the 1-point to the 24-point', () => {
    expect(problemsOf({ 1: 1, 12: 2, 24: 1 }, { 1: 1, 13: 2, 24: 3 })).toEqual([
      { where: 'point 1', what: 'both sides have checkers on it' },
      { where: 'point 24', what: 'both sides have checkers on it' },
    ]);
  });

  test('has a count that is negative, broken, or more than there are checkers', () => {
    const count = (what: number) => `a count is a whole number from 0 to 15, not ${what}`;
    expect(problemsOf({ 6: -1, bar: 1.5 }, { 1: 16, bar: Number.NaN })).toEqual([
      { where: 'White, point 6', what: count(-1) },
      { where: 'White, bar', what: count(1.5) },
      { where: 'Black, point 1', what: count(16) },
      { where: 'Black, bar', what: count(Number.NaN) },
    ]);
  });

  test('is a board from which both sides have borne off everything', () => {
    expect(problemsOf({}, {})).toEqual([
      { where: 'board', what: 'it is empty: both sides cannot have borne off all' },
    ]);
  });

  test('is told once for what is wrong, not again for what follows from it', () => {
    expect(problemsOf({ 6: 16 }, {})).toHaveLength(1);
    expect(problemsOf({ 6: -1 }, { 2: 1, bar: 0 })).toHaveLength(1);
    expect(problemsOf({ 6: -1 }, { 1: 1 })).toHaveLength(1);
    expect(problemsOf({ 6: -1, 5: 1 }, {})).toHaveLength(1);
  });
});
