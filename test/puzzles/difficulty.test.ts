import { expect, test } from 'vitest';
import { PLAIN_TERMS } from '../../src/engine/score.ts';
import {
  difficultyOf,
  firstTries,
  measuresOfPips,
  measuresOfRoll,
  measuresOfShown,
  measuresOfWorth,
  proofOf,
  whyRefused,
} from '../../src/puzzles/difficulty.ts';
import { difficultyOfPuzzle } from '../../src/puzzles/puzzle-difficulty.ts';
import { board, START, THEIR_START } from '../engine/board.ts';
import { ON_DISK, proved, rawOf } from './raw.ts';

const sceneOf = (id: string) => {
  const { scene } = proved(rawOf(id));
  return { position: scene.position, dice: scene.dice! };
};

test.each([
  [{ refused: 0.2, proof: 1, results: 16 }, 'easy'],
  [{ refused: 0.6, proof: 1, results: 5 }, 'easy'],
  [{ refused: 0.6, proof: 2, results: 5 }, 'middle'],
  [{ refused: 0.85, proof: 2, results: 5 }, 'middle'],
  [{ refused: 0.85, proof: 2, results: 4 }, 'hard'],
  [{ refused: 0, proof: 4, results: 1 }, 'hard'],
  [{ refused: 1, proof: 2, results: null }, 'easy'],
  [{ refused: 1, proof: 3, results: null }, 'middle'],
  [{ refused: 0, proof: 4, results: null }, 'hard'],
] as const)('%o is %s', (measures, difficulty) => {
  expect(difficultyOf(measures)).toBe(difficulty);
});

test('the opening roll is easy: most tries are allowed, and many results are right', () => {
  const measures = measuresOfRoll(board(START, THEIR_START), [3, 1], ['blocked-point']);
  expect(measures).toEqual({ refused: 1 / 8, proof: 1, results: 16 });
  expect(difficultyOf(measures)).toBe('easy');
});

test('the proof of a dead end is the move tried and the two moves of another play', () => {
  const { position, dice } = sceneOf('leave-room-for-six');
  expect(measuresOfRoll(position, dice, ['dead-end'])).toMatchObject({ proof: 3, results: 4 });
});

test('the proof of the larger number is the smaller one tried and the larger one played', () => {
  const { position, dice } = sceneOf('one-runner-left');
  expect(measuresOfRoll(position, dice, ['larger-die'])).toMatchObject({ proof: 2, results: 1 });
  expect(measuresOfRoll(position, dice, ['blocked-point'])).toMatchObject({ proof: 1 });
});

test('what no first try meets takes a move more', () => {
  const { position, dice } = sceneOf('one-runner-left');
  expect(measuresOfRoll(position, dice, ['bar-first']).proof).toBe(2);
});

test('where nothing can be played every try is to be seen, and from a bar only its own', () => {
  const shutOut = board({ bar: 1, 6: 3 }, { 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 });
  expect(measuresOfRoll(shutOut, [6, 5], ['lost-number'])).toEqual({
    refused: 1,
    proof: 2,
    results: null,
  });
  const walled = board({ 24: 2, 23: 1 }, { 17: 2, 18: 2 });
  expect(measuresOfRoll(walled, [6, 6], ['lost-number'])).toMatchObject({ proof: 2 });
});

test('a play that is shown is proved by its reasons, and a legal one move by move', () => {
  const { position, dice } = sceneOf('leave-room-for-six');
  const deadEnd = firstTries(position, dice).find((one) => one.possible && !one.allowed)!;
  const reasons = whyRefused(position, dice, deadEnd);
  expect(proofOf(reasons)).toBe(3);
  expect(measuresOfShown(position, dice, { moves: 1, reasons }).proof).toBe(3);
  expect(measuresOfShown(position, dice, { moves: 2, reasons: [] }).proof).toBe(2);
});

test('a finished game is the harder the more of it decides', () => {
  const ended = (loser: object, terms = {}) =>
    measuresOfWorth({ off: 0, bar: 0, home: 0, ...loser }, { ...PLAIN_TERMS, ...terms }).proof;
  expect(ended({ off: 1 })).toBe(1);
  expect(ended({})).toBe(2);
  expect(ended({ off: 1, bar: 1 })).toBe(3);
  expect(ended({ bar: 1 }, { cube: 2 })).toBe(3);
  expect(ended({ bar: 1 }, { cube: 2, backgammon: 'home' })).toBe(4);
});

test('pips are the harder to count the more points they stand on', () => {
  expect(difficultyOf(measuresOfPips([0, 2, 2, 2, 2]))).toBe('easy');
  expect(difficultyOf(measuresOfPips([0, 1, 1, 1, 1, 1, -3]))).toBe('middle');
  expect(difficultyOf(measuresOfPips(Array<number>(8).fill(1)))).toBe('hard');
});

test('a checker on the bar of the side that is counted is one more place to add up', () => {
  const { raw } = ON_DISK.find((one) => one.raw.id === 'count-with-the-bar')!;
  expect(difficultyOfPuzzle(proved(raw))).toBe('hard');
});

test('the puzzles of the site are of every difficulty', () => {
  const all = ON_DISK.map(({ raw }) => difficultyOfPuzzle(proved(raw)));
  for (const difficulty of ['easy', 'middle', 'hard'] as const) {
    expect(all.filter((one) => one === difficulty).length).toBeGreaterThanOrEqual(5);
  }
});
