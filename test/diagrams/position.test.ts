import { describe, expect, test } from 'vitest';
import { readXgid } from '../../src/engine/xgid.ts';
import { proved, sentences } from './proving.ts';
import { START } from './raw.ts';

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

describe('an impossible board is refused in a sentence', () => {
  test.each([
    [
      'sixteen checkers',
      { position: { ...START, white: { ...START.white, 5: 1 } } },
      'position: White: 16 checkers, which is more than 15',
    ],
    [
      'both sides on a point',
      { position: { ...START, black: { 6: 2 } } },
      'position: point 6: both sides have checkers on it',
    ],
    [
      'more checkers on a point than there are',
      { position: { ...START, black: { 3: 16 } } },
      'position: Black, point 3: a count is a whole number from 0 to 15, not 16',
    ],
    [
      'nobody',
      { position: {} },
      'position: board: it is empty: both sides cannot have borne off all',
    ],
    [
      'both sides off',
      { position: { white: { off: 15 }, black: { off: 15 } } },
      'position: board: it is empty: both sides cannot have borne off all',
    ],
    [
      'too many off',
      { position: { white: { 6: 5, off: 11 }, black: START.black } },
      'position, white: off is 10, so that there are 15 checkers, not 11',
    ],
    [
      'too few off',
      { position: { white: START.white, black: { bar: 2, off: 12 } } },
      'position, black: off is 13, so that there are 15 checkers, not 12',
    ],
  ])('%s', (_, parts, sentence) => {
    expect(sentences(parts)).toEqual([sentence]);
  });

  test.each(['25', '0', 'x', '', '06', '1.5', '-1', ' 6', 'Bar'])(
    'a place that does not exist: "%s"',
    (place) => {
      expect(sentences({ position: { ...START, white: { [place]: 2 } } })).toEqual([
        `position, white: "${place}" is no place: write 1 to 24, bar or off`,
      ]);
    },
  );

  test('all that is wrong is told at once', () => {
    const position = { white: { 6: 16 }, black: { 6: 16 } };
    expect(sentences({ position })).toHaveLength(3);
  });
});

describe('an XGID', () => {
  const claims = [{ plays: 16 }];

  test('says all that there is to say of the board', () => {
    const { scene } = proved({ position: XGID, claims });
    expect(scene.state.turn).toBe('white');
    expect(scene.dice).toEqual([3, 1]);
  });

  test('is what the page gives to copy, whatever form the board was written in', () => {
    const parts = { turn: 'black', dice: [6, 2], cube: { value: 4, owner: 'white' } };
    const { xgid, scene } = proved(parts);
    expect(xgid).toBe('XGID=-b----E-C---eE---c-e----B-:2:1:-1:62:0:0:0:0:10');
    expect(readXgid(xgid)).toEqual({ ok: true, value: scene.state });
  });

  test.each([
    ['turn', { turn: 'white' }],
    ['dice', { dice: [3, 1] }],
    ['cube', { cube: { value: 2 } }],
    ['turn, dice', { turn: 'white', dice: [3, 1] }],
  ])('is not said twice: %s', (keys, parts) => {
    expect(sentences({ position: XGID, claims, ...parts })).toEqual([
      `${keys}: the XGID already tells it; leave it out`,
    ]);
  });

  test.each([
    ['', 'position: XGID: it has 10 parts between colons, and this has 1'],
    [XGID.replace('-b', 'b'), 'position: XGID, checkers: they are 26 characters, and these are 25'],
    [
      XGID.replace('-b', '-?'),
      'position: XGID, character 2 of the checkers: "?" is neither a letter nor "-"',
    ],
    [
      XGID.replace(':31:', ':37:'),
      'position: XGID, dice: they are two digits from 1 to 6, or 00, D, B or R, not "37"',
    ],
    [XGID.replace(':0:0:1:', ':0:0:2:'), 'position: XGID, turn: it is 1, -1, not "2"'],
    [
      XGID.replace('E-C', 'P--'),
      'position: White, point 6: a count is a whole number from 0 to 15, not 16',
    ],
  ])('with a bad part is refused: %s', (position, sentence) => {
    expect(sentences({ position, claims })).toEqual([sentence]);
  });

  test.each(['00', 'D', 'B', 'R'])('without a roll has nothing to play: %s', (dice) => {
    expect(sentences({ position: XGID.replace(':31:', `:${dice}:`), claims })).toEqual([
      'claim 1, plays: it is false: there is no roll to play',
    ]);
  });

  test('counts by Jacoby where it says so and the claim does not', () => {
    const position = 'XGID=-b----------e----c-e------:1:0:-1:00:0:0:1:0:10';
    const scores = [{ score: 2 }, { score: 6, terms: { jacoby: false }, name: 'without' }];
    expect(sentences({ position, claims: scores })).toEqual([]);
  });
});

test('a side of which nothing is said has borne off everything', () => {
  const parts = {
    position: { black: { 1: 2 } },
    claims: [{ outcome: { winner: 'white', kind: 'single' } }],
  };
  expect(sentences(parts)).toEqual([]);
});

test('checkers that are not listed are off, whether or not that is said', () => {
  const black = { 1: 2 };
  const claims = [{ pips: { white: 30 } }];
  expect(sentences({ position: { white: { 6: 5 }, black }, claims })).toEqual([]);
  expect(sentences({ position: { white: { 6: 5, off: 10 }, black }, claims })).toEqual([]);
});
