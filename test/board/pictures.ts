/** Pictures for the tests: such as a chapter shows, and such as no chapter should. */
import type { BoardPicture, Die, Side } from '../../src/components/board/index.ts';

export const dice = (by: Side, ...values: number[]): Die[] =>
  values.map((value) => ({ value, by }));

export const START: BoardPicture = {
  white: { points: { 24: 2, 13: 5, 8: 3, 6: 5 } },
  black: { points: { 1: 2, 12: 5, 17: 3, 19: 5 } },
};

export const PICTURES: Readonly<Record<string, BoardPicture>> = {
  'the start of a game': START,
  'one play and one that is forbidden': {
    white: { points: { 24: 2, 6: 4, 5: 3, 4: 3, 2: 3 } },
    black: { points: { 13: 2, 17: 2, 18: 3, 19: 3, 21: 3, 23: 2 } },
    dice: dice('white', 6, 4),
    arrows: [
      { by: 'white', kind: 'play', path: [24, 20, 14], dice: [4, 6] },
      { by: 'white', kind: 'forbidden', path: [6, 2], dice: [4] },
    ],
  },
  'either number, but not both': {
    white: { points: { 24: 2, 8: 1, 3: 5, 2: 4, 1: 3 } },
    black: { points: { 18: 4, 19: 3, 20: 2, 21: 2, 22: 2, 23: 2 } },
    dice: dice('white', 6, 3),
    arrows: [
      { by: 'white', kind: 'play', path: [8, 2], dice: [6] },
      { by: 'white', kind: 'forbidden', path: [8, 5], dice: [3] },
    ],
  },
  'three moves of a doublet and one lost': {
    white: { points: { 24: 2, 15: 1, 3: 4, 2: 5, 1: 3 } },
    black: { points: { 17: 2, 20: 3, 21: 3, 22: 3, 23: 4 } },
    dice: [...dice('white', 4, 4, 4), { value: 4, by: 'white', state: 'lost' }],
    arrows: [{ by: 'white', kind: 'play', path: [15, 11, 7, 3], dice: [4, 4, 4] }],
  },
  'entering with a hit': {
    white: { points: { 24: 2, 13: 4, 8: 3, 6: 5 }, bar: 1 },
    black: { points: { 1: 2, 12: 5, 17: 3, 19: 4, 20: 1 } },
    dice: dice('white', 5, 2),
    arrows: [
      { by: 'white', kind: 'play', path: ['bar', 20], dice: [5] },
      { by: 'white', kind: 'play', path: [13, 11], dice: [2] },
    ],
  },
  'bearing off two': {
    white: { points: { 6: 3, 5: 3, 4: 2, 2: 2 }, off: 5 },
    black: { points: { 24: 3, 23: 4, 22: 3 }, off: 5 },
    dice: dice('white', 6, 5),
    cube: { value: 64 },
    arrows: [
      { by: 'white', kind: 'play', path: [6, 'off'], dice: [6] },
      { by: 'white', kind: 'play', path: [5, 'off'], dice: [5] },
    ],
  },
  'a doublet by two pairs': {
    ...START,
    dice: dice('white', 4, 4),
    arrows: [
      { by: 'white', kind: 'play', path: [8, 4], dice: [4] },
      { by: 'white', kind: 'play', path: [8, 4], dice: [4] },
      { by: 'white', kind: 'play', path: [6, 2], dice: [4] },
      { by: 'white', kind: 'play', path: [6, 2], dice: [4] },
    ],
  },
  'a play of Black': {
    ...START,
    dice: dice('black', 3, 1),
    arrows: [
      { by: 'black', kind: 'play', path: [17, 20], dice: [3] },
      { by: 'black', kind: 'play', path: [19, 20], dice: [1] },
    ],
  },
  'two hits by one checker': {
    white: { points: { 24: 2, 13: 5, 8: 3, 6: 5 } },
    black: { points: { 18: 1, 16: 1, 1: 2, 12: 5, 17: 2, 19: 4 } },
    dice: dice('white', 6, 2),
    arrows: [{ by: 'white', kind: 'play', path: [24, 18, 16], dice: [6, 2] }],
  },
  'landing on six': {
    white: { points: { 13: 2, 8: 3, 6: 4, 4: 6 } },
    black: { points: { 1: 2, 12: 5, 17: 3, 19: 5 } },
    dice: dice('white', 4, 2),
    arrows: [
      { by: 'white', kind: 'play', path: [8, 4], dice: [4] },
      { by: 'white', kind: 'play', path: [6, 4], dice: [2] },
    ],
  },
  'bearing off while one is outside': {
    white: { points: { 8: 1, 6: 4, 5: 3, 4: 3, 3: 3, 1: 1 } },
    black: { points: { 24: 3, 23: 4, 22: 3 }, off: 5 },
    dice: dice('white', 6, 4),
    arrows: [{ by: 'white', kind: 'forbidden', path: [6, 'off'], dice: [6] }],
  },
  'dice that nobody can play': {
    white: { points: { 13: 3, 8: 3, 6: 5, 4: 2 }, bar: 2 },
    black: { points: { 19: 3, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2, 12: 2 } },
    dice: [
      { value: 6, by: 'white', state: 'lost' },
      { value: 4, by: 'white', state: 'lost' },
    ],
  },
  'fifteen on one point': {
    white: { points: { 6: 15 } },
    black: { points: { 24: 15 } },
    dice: dice('white', 2, 1),
  },
  'seven of both on the bar': {
    white: { points: { 6: 8 }, bar: 7 },
    black: { points: { 19: 8 }, bar: 7 },
    dice: dice('black', 6, 4),
  },
  'points to look at': {
    ...START,
    dice: [
      { value: 5, by: 'white', state: 'used' },
      { value: 3, by: 'black' },
    ],
    highlights: [6, 5, 4, 3, 2, 1],
    cube: { value: 2, owner: 'black' },
  },
};

/** The widest picture: every point held, both bars, tray, cube, dice used and lost, four arrows. */
export const WIDEST: BoardPicture = {
  white: {
    points: { 24: 1, 22: 1, 20: 1, 18: 1, 16: 1, 14: 1, 11: 1, 9: 1, 7: 1, 5: 1, 3: 1, 1: 1 },
    bar: 2,
    off: 1,
  },
  black: {
    points: { 23: 1, 21: 1, 19: 1, 17: 1, 15: 1, 13: 1, 12: 1, 10: 1, 8: 1, 6: 1, 4: 1, 2: 1 },
    bar: 2,
    off: 1,
  },
  dice: [
    { value: 5, by: 'white', state: 'used' },
    { value: 2, by: 'white', state: 'lost' },
  ],
  cube: { value: 64, owner: 'white' },
  arrows: [
    { by: 'white', kind: 'play', path: ['bar', 20], dice: [5] },
    { by: 'white', kind: 'play', path: ['bar', 23], dice: [2] },
    { by: 'white', kind: 'forbidden', path: [24, 19], dice: [5] },
    { by: 'white', kind: 'forbidden', path: [5, 'off'], dice: [5] },
  ],
};
