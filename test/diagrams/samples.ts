import type { RawDiagram } from './raw.ts';

/**
 * True diagrams of what the site's own may lack: each kind of claim, each side to move, each form of a
 * position, each way to count a game.
 */
export const SAMPLES: readonly RawDiagram[] = [
  {
    id: 'black-opens',
    position: { white: { 24: 2, 13: 5, 8: 3, 6: 5 }, black: { 1: 2, 12: 5, 17: 3, 19: 5 } },
    turn: 'black',
    dice: [6, 5],
    caption: 'שחור הטיל {dice}. {legal} הוא דרך אחת מתוך {plays}. {pips.white:pips}.',
    claims: [
      { legal: '24/13', show: true },
      { illegal: '24/19', because: ['point-blocked'] },
      { plays: 7 },
      { pips: { white: 167, black: 167 } },
      { reach: { from: 24, points: [18, 13] } },
    ],
  },
  {
    id: 'black-cannot-enter',
    position: 'XGID=b-B-BBB-a--b--B----cba-dA-:0:0:-1:64:0:0:0:0:10',
    caption: 'שחור הטיל {dice}. {six.blocked}, {four.blocked}: שניהם חסומים.',
    claims: [
      { 'no-play': true },
      { illegal: 'bar/19', because: ['point-blocked'], name: 'six' },
      { illegal: 'bar/21', because: ['point-blocked'], name: 'four' },
      { illegal: '17/13', because: ['bar-first'], name: 'other' },
      { illegal: '14/8', because: ['bar-first'], name: 'another' },
      { reach: { from: 'bar', points: [] } },
      { pips: { black: 135 } },
      { legal: '', name: 'pass' },
    ],
  },
  {
    id: 'doublet-and-reach',
    position: {
      white: { 13: 1, 8: 2, 6: 1, off: 11 },
      black: { 1: 1, 10: 2, 20: 3, 21: 3, 22: 3, 23: 3 },
    },
    dice: [3, 3],
    caption: 'לבן הטיל {dice}. אבן אחת מגיעה לכאן: {eight}. {thirteen.count:triangles}.',
    claims: [
      { reach: { from: 8, points: [5, 2] }, name: 'eight' },
      { reach: { from: 13, points: [] }, name: 'thirteen' },
      { illegal: '13/7', because: ['point-blocked'] },
      { legal: '8/5(2) 6/3 5/2' },
    ],
  },
  {
    id: 'black-bears-off',
    position: { white: { 1: 2, 2: 3 }, black: { 20: 1, 22: 2, 24: 2 } },
    turn: 'black',
    dice: [6, 4],
    caption: 'שחור הטיל {dice}: {legal}. {illegal} אסור.',
    claims: [
      { legal: '5/off 3/off' },
      { illegal: '5/1 1/off', because: ['checker-behind'], name: 'late' },
      { illegal: '3/off', because: ['checker-behind'] },
      { plays: 2 },
      { reach: { from: 3, points: ['off'] } },
      { reach: { from: 5, points: ['off', 1] }, name: 'last' },
    ],
  },
  {
    id: 'double-by-the-owner',
    position: {
      white: { 24: 2, 13: 5, 8: 3, 6: 5 },
      black: { 1: 2, 12: 5, 17: 3, 19: 5 },
    },
    turn: 'black',
    cube: { value: 4, owner: 'black' },
    caption: 'מי שמסרב מפסיד {drop:points}. {match.white}, {match.black}.',
    claims: [
      { drop: 4 },
      {
        match: {
          length: 7,
          games: [
            { winner: 'white', kind: 'gammon', cube: 2 },
            { winner: 'black', kind: 'single' },
            { winner: 'black', kind: 'backgammon', cube: 2 },
          ],
          white: 4,
          black: 7,
        },
      },
    ],
  },
  {
    id: 'offered-in-a-match',
    position: 'XGID=-b----E-C---eE---c-e----B-:1:0:1:D:2:3:0:7:10',
    caption: '{drop:points}. {pips.black:pips}.',
    claims: [{ drop: 2 }, { pips: { white: 167, black: 167 } }],
  },
  {
    id: 'star-mars',
    position: { white: { bar: 1, 24: 2, 20: 3, 6: 5, 1: 4 }, black: { off: 15 } },
    cube: { value: 2, owner: 'white' },
    caption: 'שחור ניצח: {outcome}, {plain:points}.',
    claims: [
      { outcome: { winner: 'black', kind: 'backgammon' } },
      { score: 6, name: 'plain' },
      { score: 8, terms: { 'star-mars': true }, name: 'star' },
      { score: 6, terms: { backgammon: 'bar' }, name: 'bar' },
      { score: 6, terms: { backgammon: 'home', jacoby: true }, name: 'home' },
      { score: 4, terms: { backgammon: 'none' }, name: 'none' },
    ],
  },
  {
    id: 'jacoby',
    position: 'XGID=-b----------e----c-e------:1:0:-1:52:0:0:1:0:10',
    caption: '{score:points}.',
    claims: [
      { outcome: { winner: 'white', kind: 'backgammon' } },
      { score: 2 },
      { score: 6, terms: { jacoby: false }, name: 'without' },
      { illegal: '24/22', because: ['game-over'] },
    ],
  },
];
