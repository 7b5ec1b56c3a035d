import { describe, expect, test } from 'vitest';
import { describeFailure } from '../../src/diagrams/failure.ts';
import { parse } from 'yaml';
import { failures, proved } from './proving.ts';
import type { RawClaim } from './raw.ts';

/** White opens with 3-1. */
const OPENING = { dice: [3, 1] };
/** Black opens with 3-1. */
const BLACK_OPENS = { turn: 'black', dice: [3, 1] };
/** White has two on the bar and cannot enter with 6-3. */
const SHUT_OUT = {
  position: { white: { bar: 2, 6: 5 }, black: { 22: 2, 19: 2, 18: 1 } },
  dice: [6, 3],
};
/** White can only enter with the 5 and play on with the 1. */
const ONE_WAY = {
  position: { white: { bar: 1, 2: 2 }, black: { 24: 2, 18: 2, 19: 2, 21: 1 } },
  dice: [5, 1],
};
/** White bears off. */
const BEARING_OFF = {
  position: { white: { 6: 1, 4: 2, 2: 2 }, black: { 24: 2, 3: 2 } },
  dice: [5, 4],
};
/** White has won. Black has a checker on the bar and the rest far from home: turkish mars. */
const WHITE_WON = {
  position: { white: { off: 15 }, black: { bar: 1, 15: 14 } },
  cube: { value: 2, owner: 'black' },
};
/** Black has won and White is to move. */
const BLACK_WON = { position: { white: { 3: 2 }, black: {} }, dice: [2, 1] };

const MATCH = {
  length: 5,
  games: [
    { winner: 'white', kind: 'gammon', cube: 1 },
    { winner: 'black', kind: 'single', cube: 2 },
  ],
  white: 2,
  black: 2,
};

type Board = Readonly<Record<string, unknown>>;

const TRUE: readonly [title: string, board: Board, claim: RawClaim][] = [
  ['a play is legal', OPENING, { legal: '8/5 6/5' }],
  ['a play is legal in its other order', OPENING, { legal: '6/5 8/5' }],
  ['one checker plays both dice', OPENING, { legal: '24/20' }],
  ['a play is legal in the numbering of Black, who moves', BLACK_OPENS, { legal: '8/5 6/5' }],
  ['a pass is legal where nothing can be played', SHUT_OUT, { legal: '' }],
  ['a play is illegal for its one reason', OPENING, { illegal: '13/11', because: ['not-rolled'] }],
  [
    'a play is illegal for all of its reasons, in any order',
    OPENING,
    { illegal: '2/1', because: ['point-blocked', 'no-checker'] },
  ],
  [
    'a pass is illegal where there is something to play',
    OPENING,
    { illegal: '', because: ['must-play-more'] },
  ],
  [
    'any play is illegal once the opponent has won',
    BLACK_WON,
    { illegal: '3/1', because: ['game-over'] },
  ],
  [
    'any play is illegal once the game is won, even without a roll',
    WHITE_WON,
    { illegal: '3/1', because: ['game-over'] },
  ],
  ['a roll has so many results', OPENING, { plays: 16 }],
  ['a roll has no result', SHUT_OUT, { plays: 0 }],
  ['a play is the only one', ONE_WAY, { forced: 'bar/20 2/1' }],
  ['nothing can be played', SHUT_OUT, { 'no-play': true }],
  ['a checker can land there', OPENING, { reach: { from: 24, points: [23, 21, 20] } }],
  ['the points are listed in any order', OPENING, { reach: { from: 24, points: [20, 23, 21] } }],
  ['a checker can be borne off', BEARING_OFF, { reach: { from: 4, points: ['off'] } }],
  ['a checker cannot move', SHUT_OUT, { reach: { from: 6, points: [] } }],
  ['a checker cannot enter', SHUT_OUT, { reach: { from: 'bar', points: [] } }],
  ['pips are counted of one side', OPENING, { pips: { black: 167 } }],
  ['pips are counted of both sides', SHUT_OUT, { pips: { white: 80, black: 25 } }],
  ['a game is won', WHITE_WON, { outcome: { winner: 'white', kind: 'backgammon' } }],
  ['a game is lost', BLACK_WON, { outcome: { winner: 'black', kind: 'single' } }],
  ['a win is counted with the cube', WHITE_WON, { score: 6 }],
  ['a win is counted by the house', WHITE_WON, { score: 4, terms: { backgammon: 'home' } }],
  [
    'Jacoby does not count where the cube was turned',
    WHITE_WON,
    { score: 6, terms: { jacoby: true } },
  ],
  ['a refused double costs the cube before it', { cube: { value: 8 } }, { drop: 8 }],
  ['the owner of the cube may double', { cube: { value: 2, owner: 'white' } }, { drop: 2 }],
  ['a match stands so', {}, { match: MATCH }],
  [
    'points past the length of a match count in full',
    {},
    { match: { ...MATCH, length: 1, games: [MATCH.games[0]], black: 0 } },
  ],
];

describe('a claim holds when', () => {
  test.each(TRUE)('%s', (_, board, claim) => {
    expect(failures({ ...board, claims: [claim] })).toEqual([]);
  });
});

interface Refuted {
  readonly what: string;
  /** The claims that would be right; none where there is no right claim of the kind. */
  readonly instead?: readonly RawClaim[];
}

const FALSE: readonly [title: string, board: Board, claim: RawClaim, refuted: Refuted][] = [
  [
    'a play called legal is not',
    OPENING,
    { legal: '13/7' },
    {
      what: '13/7 is illegal because of not-rolled',
      instead: [{ illegal: '13/7', because: ['not-rolled'] }],
    },
  ],
  [
    'a play called legal breaks the duty: the failure shows the play that proves it',
    OPENING,
    { legal: '6/5' },
    {
      what: '6/5 is illegal because of must-play-more (24/21 6/5)',
      instead: [{ illegal: '6/5', because: ['must-play-more'] }],
    },
  ],
  [
    'a play called legal cannot be read: the failure says how to write it',
    OPENING,
    { legal: '8-5' },
    {
      what: '8-5 is illegal because of bad-notation (play, "8-5": write a move like 24/18, bar/20, 6/off or 8/5*(2))',
      instead: [{ illegal: '8-5', because: ['bad-notation'] }],
    },
  ],
  [
    'a play is called legal without a roll',
    {},
    { legal: '8/5 6/5' },
    { what: 'there is no roll to play' },
  ],
  [
    'a play is called legal after the opponent has won',
    BLACK_WON,
    { legal: '3/1 3/2' },
    {
      what: '3/1 3/2 is illegal because of game-over',
      instead: [{ illegal: '3/1 3/2', because: ['game-over'] }],
    },
  ],
  [
    'a play called illegal is legal',
    OPENING,
    { illegal: '8/5 6/5', because: ['point-blocked'] },
    { what: '8/5 6/5 is legal', instead: [{ legal: '8/5 6/5' }] },
  ],
  [
    'a play is illegal for another reason',
    OPENING,
    { illegal: '13/11', because: ['point-blocked'] },
    {
      what: '13/11 is illegal because of not-rolled',
      instead: [{ illegal: '13/11', because: ['not-rolled'] }],
    },
  ],
  [
    'a play is illegal for a reason more',
    OPENING,
    { illegal: '2/1', because: ['no-checker'] },
    {
      what: '2/1 is illegal because of no-checker and point-blocked',
      instead: [{ illegal: '2/1', because: ['no-checker', 'point-blocked'] }],
    },
  ],
  [
    'a play is illegal for a reason less',
    OPENING,
    { illegal: '13/11', because: ['not-rolled', 'point-blocked'] },
    {
      what: '13/11 is illegal because of not-rolled',
      instead: [{ illegal: '13/11', because: ['not-rolled'] }],
    },
  ],
  [
    'the number of results is another',
    OPENING,
    { plays: 15 },
    { what: 'there are 16 different results, not 15', instead: [{ plays: 16 }] },
  ],
  [
    'there is but one result',
    ONE_WAY,
    { plays: 2 },
    { what: 'there is 1 result, not 2', instead: [{ plays: 1 }] },
  ],
  ['results are counted without a roll', {}, { plays: 0 }, { what: 'there is no roll to play' }],
  ['results are counted after the game', BLACK_WON, { plays: 0 }, { what: 'the game is over' }],
  [
    'a play called forced is one of several',
    OPENING,
    { forced: '8/5 6/5' },
    {
      what: 'it is legal, but there are 16 different results',
      instead: [{ legal: '8/5 6/5' }, { plays: 16 }],
    },
  ],
  [
    'a play called forced is illegal, and another is forced',
    ONE_WAY,
    { forced: 'bar/20' },
    {
      what: 'bar/20 is illegal because of must-play-more (bar/20 2/1)',
      instead: [{ illegal: 'bar/20', because: ['must-play-more'] }, { forced: 'bar/20 2/1' }],
    },
  ],
  [
    'a pass is called forced',
    SHUT_OUT,
    { forced: '' },
    { what: 'nothing can be played', instead: [{ 'no-play': true }, { plays: 0 }] },
  ],
  [
    'a play is called forced without a roll',
    {},
    { forced: '8/5' },
    { what: 'there is no roll to play' },
  ],
  [
    'a play is called forced after the game',
    BLACK_WON,
    { forced: '3/1' },
    { what: 'the game is over' },
  ],
  [
    'there is something to play',
    OPENING,
    { 'no-play': true },
    { what: '24/23 24/21 can be played', instead: [{ plays: 16 }] },
  ],
  [
    'there is exactly one way to play',
    ONE_WAY,
    { 'no-play': true },
    { what: 'bar/20 2/1 can be played', instead: [{ forced: 'bar/20 2/1' }] },
  ],
  [
    'nothing can be played without a roll',
    {},
    { 'no-play': true },
    { what: 'there is no roll to play' },
  ],
  [
    'a checker can land on a point more',
    OPENING,
    { reach: { from: 24, points: [23, 21] } },
    {
      what: 'the checker on 24 can land on 23, 21, 20',
      instead: [{ reach: { from: 24, points: [23, 21, 20] } }],
    },
  ],
  [
    'a checker can land on a point less',
    SHUT_OUT,
    { reach: { from: 'bar', points: [19] } },
    {
      what: 'the checker on bar can land on nothing',
      instead: [{ reach: { from: 'bar', points: [] } }],
    },
  ],
  [
    'a point is listed twice, and would be counted twice',
    OPENING,
    { reach: { from: 24, points: [23, 21, 20, 20] } },
    {
      what: 'the checker on 24 can land on 23, 21, 20',
      instead: [{ reach: { from: 24, points: [23, 21, 20] } }],
    },
  ],
  [
    'a checker can be borne off',
    BEARING_OFF,
    { reach: { from: 4, points: [] } },
    {
      what: 'the checker on 4 can land on off',
      instead: [{ reach: { from: 4, points: ['off'] } }],
    },
  ],
  [
    'nobody stands there to land anywhere',
    OPENING,
    { reach: { from: 2, points: [] } },
    { what: 'white has no checker on 2' },
  ],
  [
    'only the other side stands there',
    BLACK_OPENS,
    { reach: { from: 1, points: [] } },
    { what: 'black has no checker on 1' },
  ],
  [
    'nothing can be reached without a roll',
    {},
    { reach: { from: 24, points: [] } },
    { what: 'there is no roll to play' },
  ],
  [
    'nothing can be reached after the game',
    BLACK_WON,
    { reach: { from: 3, points: [] } },
    { what: 'the game is over' },
  ],
  [
    'one side needs other pips',
    OPENING,
    { pips: { white: 167, black: 166 } },
    { what: 'black needs 167 pips', instead: [{ pips: { white: 167, black: 167 } }] },
  ],
  [
    'both sides need other pips',
    SHUT_OUT,
    { pips: { white: 25, black: 80 } },
    {
      what: 'white needs 80 pips and black needs 25 pips',
      instead: [{ pips: { white: 80, black: 25 } }],
    },
  ],
  [
    'the win is of another kind',
    WHITE_WON,
    { outcome: { winner: 'white', kind: 'gammon' } },
    {
      what: 'white has won a backgammon',
      instead: [{ outcome: { winner: 'white', kind: 'backgammon' } }],
    },
  ],
  [
    'the other side has won',
    BLACK_WON,
    { outcome: { winner: 'white', kind: 'single' } },
    { what: 'black has won a single', instead: [{ outcome: { winner: 'black', kind: 'single' } }] },
  ],
  [
    'nobody has won yet',
    OPENING,
    { outcome: { winner: 'white', kind: 'single' } },
    { what: 'the game is not over: both sides have checkers left' },
  ],
  [
    'a win is worth other points',
    WHITE_WON,
    { score: 3 },
    {
      what: 'it is a backgammon, 3 times the cube of 2, and is worth 6',
      instead: [{ score: 6, terms: { backgammon: 'bar-or-home', 'star-mars': false } }],
    },
  ],
  [
    'a win is worth other points in that house',
    WHITE_WON,
    { score: 6, terms: { backgammon: 'none' } },
    {
      what: 'it is a gammon, 2 times the cube of 2, and is worth 4',
      instead: [{ score: 4, terms: { backgammon: 'none', 'star-mars': false } }],
    },
  ],
  [
    'nothing is worth points before the end',
    OPENING,
    { score: 1 },
    { what: 'the game is not over: both sides have checkers left' },
  ],
  [
    'a refused double costs what the cube showed, not what was offered',
    { cube: { value: 2, owner: 'white' } },
    { drop: 4 },
    {
      what: "a refused double costs the cube's value before it was offered, 2",
      instead: [{ drop: 2 }],
    },
  ],
  [
    'the side to move does not own the cube',
    { cube: { value: 2, owner: 'black' } },
    { drop: 2 },
    { what: "white may not double: the cube is black's" },
  ],
  [
    'nobody doubles in the Crawford game',
    { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:3:1:7:10' },
    { drop: 1 },
    { what: 'nobody doubles in the Crawford game' },
  ],
  [
    'nobody doubles after the game',
    WHITE_WON,
    { drop: 2 },
    { what: 'the game is over, and nobody doubles any more' },
  ],
  [
    'a match stands otherwise',
    {},
    { match: { ...MATCH, black: 1 } },
    { what: 'the score is 2 to White and 2 to Black', instead: [{ match: MATCH }] },
  ],
  [
    'a game was played after the match had been won',
    {},
    { match: { ...MATCH, length: 2, white: 2, black: 2 } },
    {
      what: 'the match was won before its game 2',
      instead: [{ match: { length: 2, games: [MATCH.games[0]], white: 2, black: 0 } }],
    },
  ],
];

describe('a claim fails, and says what would be right, when', () => {
  test.each(FALSE)('%s', (_, board, claim, { what, instead }) => {
    const [kind] = Object.keys(claim);
    expect(failures({ ...board, claims: [claim] })).toEqual([
      { where: `claim 1, ${kind}`, what: `it is false: ${what}`, ...(instead && { instead }) },
    ]);
  });

  test.each(FALSE.filter(([, , , { instead }]) => instead))(
    '%s: that YAML is then proved',
    (_, board, claim) => {
      const [failure] = failures({ ...board, claims: [claim] });
      const [, yaml] = describeFailure('a.yaml', failure!).split('This would be right:\n');
      expect(failures({ ...board, claims: parse(yaml!) })).toEqual([]);
    },
  );
});

test('what would be right keeps the name that a caption quotes, and what the board shows', () => {
  const claims = [{ forced: '8/5 6/5', name: 'best', show: true }];
  const [failure] = failures({ ...OPENING, caption: 'משחקים {best}.', claims });
  expect(failure?.instead).toEqual([{ legal: '8/5 6/5', name: 'best', show: true }, { plays: 16 }]);
  const { shown } = proved({ ...OPENING, caption: 'משחקים {best}.', claims: failure?.instead });
  expect(shown).toEqual([{ play: '8/5 6/5', allowed: true }]);
});

test('every false claim of a diagram is told, not the first alone', () => {
  const claims = [{ plays: 16 }, { plays: 3 }, { legal: '13/7' }, { pips: { white: 1 } }];
  const told = failures({ ...OPENING, claims }).map(({ where }) => where);
  expect(told).toEqual(['claim 2, plays', 'claim 3, legal', 'claim 4, pips']);
});

test('the board shows the plays that ask for it, the forbidden ones as such', () => {
  const claims = [
    { legal: '8/5 6/5', show: true },
    { illegal: '13/11', because: ['not-rolled'], show: true },
    { legal: '24/20' },
  ];
  expect(proved({ ...OPENING, claims }).shown).toEqual([
    { play: '8/5 6/5', allowed: true },
    { play: '13/11', allowed: false },
  ]);
});
