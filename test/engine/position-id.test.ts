import { describe, expect, test } from 'vitest';
import { readPositionId, writePositionId } from '../../src/engine/position-id.ts';
import { turned } from '../../src/engine/position.ts';
import { board, START, THEIR_START, valueOf, type Places } from './board.ts';

const FROM_GNU_BACKGAMMON: readonly (readonly [string, string, Places, Places])[] = [
  ['the start position', '4HPwATDgc/ABMA', START, THEIR_START],
  ['checkers of both sides on the bar', 'AACAewAAgAYAAA', { 24: 1, bar: 2 }, { bar: 4, 1: 3 }],
  ['checkers borne off', 'AwAAEAUAAAAAAA', { 6: 1, 5: 1, 2: 1 }, { 24: 2 }],
  [
    'a closed board',
    '27YBBwDg/wcAQA',
    { bar: 1, 6: 14 },
    { 12: 3, 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 },
  ],
];

describe('a Position ID', () => {
  test.each(FROM_GNU_BACKGAMMON)('of %s is GNU Backgammon’s', (_, id, mine, theirs) => {
    expect(writePositionId(board(mine, theirs))).toBe(id);
    expect(valueOf(readPositionId(id))).toEqual(board(mine, theirs));
  });

  test('tells who is to move: the board turned has another', () => {
    const position = board({ 24: 1, bar: 2 }, { bar: 4, 1: 3 });
    expect(writePositionId(turned(position))).not.toBe(writePositionId(position));
  });

  test('holds all fifteen checkers of both sides, on both bars', () => {
    const full = board({ bar: 15 }, { bar: 15 });
    expect(valueOf(readPositionId(writePositionId(full)))).toEqual(full);
  });

  test('is read with spaces around', () => {
    expect(valueOf(readPositionId(' 4HPwATDgc/ABMA\n'))).toEqual(board(START, THEIR_START));
  });
});

const problemsOf = (text: string) => {
  const read = readPositionId(text);
  return read.ok ? [] : read.problems;
};
const where = 'Position ID';

describe('what is not a Position ID is refused with the reason', () => {
  test('one that is too short or too long', () => {
    const what = (length: number) => `it is 14 characters long, and this is ${length}`;
    expect(problemsOf('4HPwATDgc/ABM')).toEqual([{ where, what: what(13) }]);
    expect(problemsOf('4HPwATDgc/ABMAA')).toEqual([{ where, what: what(15) }]);
    expect(problemsOf('')).toEqual([{ where, what: what(0) }]);
  });

  test('one with a character that is not in its alphabet', () => {
    expect(problemsOf('4HPwATDgc/AB-A')).toEqual([{ where, what: '"-" does not belong in it' }]);
    expect(problemsOf('4HPwATDg=/AB-A')).toEqual([{ where, what: '"=" does not belong in it' }]);
  });

  const bits = 'no position has these bits: a side has more than 15 checkers';

  test('one whose bits run on without an end', () => {
    expect(problemsOf('//////////////')).toEqual([{ where, what: bits }]);
  });

  test('one with bits after both sides are told', () => {
    expect(problemsOf('4HPwATDgc/ABMP')).toEqual([{ where, what: bits }]);
    expect(problemsOf('AAAAAAAAAAAAQA')).toEqual([{ where, what: bits }]);
    expect(problemsOf('AAAAAAAAAAAAAB')).toEqual([{ where, what: bits }]);
  });

  test('one with the checkers of both sides on one point', () => {
    // The opponent's 1-point is the mover's 24-point: bits 0 and 49.
    expect(problemsOf('AQAAAAAAAgAAAA')).toEqual([
      { where: 'point 24', what: 'both sides have checkers on it' },
    ]);
  });

  test('one with sixteen checkers of a side', () => {
    // Sixteen bits for the opponent's 1-point, then nothing but ends and one checker of the mover.
    expect(problemsOf('//8AAAABAAAAAA')).toEqual([
      { where: 'Black, point 24', what: 'a count is a whole number from 0 to 15, not 16' },
    ]);
  });

  test('an empty board', () => {
    expect(problemsOf('AAAAAAAAAAAAAA')).toEqual([
      { where: 'board', what: 'it is empty: both sides cannot have borne off all' },
    ]);
  });
});
