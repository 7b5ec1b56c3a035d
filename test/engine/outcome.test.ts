import { describe, expect, test } from 'vitest';
import { outcome, type Outcome } from '../../src/engine/outcome.ts';
import { PLAIN_TERMS, score, type Terms } from '../../src/engine/score.ts';
import { turned } from '../../src/engine/position.ts';
import { board, START, THEIR_START, type Places } from './board.ts';

const ended = (theirs: Places): Outcome => {
  const end = outcome(board({}, theirs));
  if (!end) throw new Error('the game is not over');
  return end;
};

describe('a game', () => {
  test('goes on while both sides have a checker left', () => {
    expect(outcome(board(START, THEIR_START))).toBeNull();
    expect(outcome(board({ 1: 1 }, { 24: 1 }))).toBeNull();
    expect(outcome(board({ bar: 1 }, { bar: 1 }))).toBeNull();
  });

  test('is won by whoever has borne off all fifteen', () => {
    const end = board({}, { 20: 3 });
    expect(outcome(end)?.winner).toBe('mover');
    expect(outcome(turned(end))).toEqual({ ...outcome(end), winner: 'opponent' });
  });

  test('is single when the loser has borne off a checker, wherever the others are', () => {
    expect(ended({ bar: 2, 1: 12 })).toEqual({
      winner: 'mover',
      kind: 'single',
      loser: { off: 1, bar: 2, home: 12 },
    });
  });

  test('is a gammon when the loser has borne off none and left none behind', () => {
    expect(ended({ 7: 1, 20: 14 })).toEqual({
      winner: 'mover',
      kind: 'gammon',
      loser: { off: 0, bar: 0, home: 0 },
    });
  });

  test.each([
    ['on the bar', { bar: 1, 20: 14 }, { off: 0, bar: 1, home: 0 }],
    ['on the winner’s 1-point', { 1: 1, 20: 14 }, { off: 0, bar: 0, home: 1 }],
    ['on the winner’s 6-point', { 6: 2, 20: 13 }, { off: 0, bar: 0, home: 2 }],
    ['on the bar and in the winner’s home', { bar: 3, 3: 4, 20: 8 }, { off: 0, bar: 3, home: 4 }],
  ] as const)('is a backgammon when the loser has one left %s', (_, theirs, loser) => {
    expect(ended(theirs)).toEqual({ winner: 'mover', kind: 'backgammon', loser });
  });
});

const SAVED = ended({ bar: 1, 3: 2, 20: 11 });
const MARS = ended({ 7: 1, 20: 14 });
const ON_BAR = ended({ bar: 1, 20: 14 });
const IN_HOME = ended({ 4: 1, 20: 14 });
const IN_BOTH = ended({ bar: 1, 4: 1, 20: 13 });

describe('the score', () => {
  test('is one, two or three points by the plain rules', () => {
    const points = [SAVED, MARS, ON_BAR, IN_HOME, IN_BOTH].map((end) => score(end, PLAIN_TERMS));
    expect(points).toEqual([
      { kind: 'single', times: 1, points: 1 },
      { kind: 'gammon', times: 2, points: 2 },
      { kind: 'backgammon', times: 3, points: 3 },
      { kind: 'backgammon', times: 3, points: 3 },
      { kind: 'backgammon', times: 3, points: 3 },
    ]);
  });

  test('is multiplied by the cube', () => {
    const terms: Terms = { ...PLAIN_TERMS, cube: 8, cubeCentred: false };
    expect([SAVED, MARS, ON_BAR].map((end) => score(end, terms).points)).toEqual([8, 16, 24]);
  });

  test('is single under Jacoby while the cube lies in the middle', () => {
    const terms: Terms = { ...PLAIN_TERMS, jacoby: true, starMars: true };
    expect([SAVED, MARS, IN_BOTH].map((end) => score(end, terms))).toEqual(
      Array(3).fill({ kind: 'single', times: 1, points: 1 }),
    );
  });

  test('counts in full under Jacoby once somebody has turned the cube', () => {
    const terms: Terms = { ...PLAIN_TERMS, jacoby: true, cube: 2, cubeCentred: false };
    expect([SAVED, MARS, ON_BAR].map((end) => score(end, terms).points)).toEqual([2, 4, 6]);
  });

  test('is single times an automatic double under Jacoby, since the cube is still in the middle', () => {
    const terms: Terms = { ...PLAIN_TERMS, jacoby: true, cube: 2 };
    expect(score(MARS, terms)).toEqual({ kind: 'single', times: 1, points: 2 });
  });

  test.each([
    ['bar-or-home', [1, 2, 3, 3, 3], [1, 2, 3, 3, 4]],
    ['home', [1, 2, 2, 3, 3], [1, 2, 2, 3, 4]],
    ['bar', [1, 2, 3, 2, 3], [1, 2, 3, 2, 4]],
    ['none', [1, 2, 2, 2, 2], [1, 2, 2, 2, 4]],
  ] as const)('where turkish mars is for %s', (backgammon, plain, withStarMars) => {
    const points = (starMars: boolean) =>
      [SAVED, MARS, ON_BAR, IN_HOME, IN_BOTH].map(
        (end) => score(end, { ...PLAIN_TERMS, backgammon, starMars }).points,
      );
    expect(points(false)).toEqual(plain);
    expect(points(true)).toEqual(withStarMars);
  });

  test('has a name for what was won by the house’s terms', () => {
    const kinds = [SAVED, MARS, ON_BAR, IN_BOTH].map(
      (end) => score(end, { ...PLAIN_TERMS, backgammon: 'home', starMars: true }).kind,
    );
    expect(kinds).toEqual(['single', 'gammon', 'gammon', 'star-mars']);
  });
});
