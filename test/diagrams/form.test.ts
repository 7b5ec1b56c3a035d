import { describe, expect, test } from 'vitest';
import { verifyDiagram } from '../../src/diagrams/verify.ts';
import { diagramOf, START } from './raw.ts';
import { failures, sentences } from './proving.ts';

const without = (key: string): unknown =>
  Object.fromEntries(Object.entries(diagramOf({})).filter(([name]) => name !== key));

const told = (raw: unknown): string[] => {
  const verified = verifyDiagram(raw);
  return verified.ok ? [] : verified.failures.map(({ where, what }) => `${where}: ${what}`);
};

describe('a diagram of another form is refused in a sentence', () => {
  test.each([
    ['nothing', null, 'diagram: it must be a mapping, not empty'],
    ['a number', 7, 'diagram: it must be a mapping, not 7'],
    ['a text', 'לוח', 'diagram: it must be a mapping, not "לוח"'],
    ['a list', [], 'diagram: it must be a mapping, not a list'],
    ['no id', without('id'), 'diagram, id: it is missing'],
    ['no position', without('position'), 'diagram, position: it is missing'],
    ['no caption', without('caption'), 'diagram, caption: it is missing'],
    ['no claims', without('claims'), 'diagram, claims: it is missing'],
  ])('%s', (_, raw, sentence) => {
    expect(told(raw)).toEqual([sentence]);
  });

  test.each([
    ['an unknown key', { colour: 'red' }, 'diagram: "colour" is not a key here'],
    ['two unknown keys', { b: 1, c: 2 }, 'diagram: "b", "c" are not keys here'],
    [
      'an id with capitals',
      { id: 'Mars' },
      'diagram, id: it must be made of small letters, digits and hyphens',
    ],
    [
      'an id in Hebrew',
      { id: 'מארס' },
      'diagram, id: it must be made of small letters, digits and hyphens',
    ],
    ['an id that is a number', { id: 5 }, 'diagram, id: it must be a text, not 5'],
    ['an empty caption', { caption: '  ' }, 'diagram, caption: it is empty'],
    ['a caption that is a number', { caption: 7 }, 'diagram, caption: it must be a text, not 7'],
    [
      'claims that are no list',
      { claims: { plays: 4 } },
      'diagram, claims: it must be a list, not a mapping',
    ],
    ['no claim', { claims: [] }, 'diagram, claims: a diagram must claim at least one thing'],
    [
      'a claim that is a text',
      { claims: ['plays'] },
      'diagram, claims 1: it must be a mapping, not "plays"',
    ],
    [
      'a highlight beside the board',
      { highlight: [25] },
      'diagram, highlight 1: it must be 24 or less, not 25',
    ],
    [
      'a highlight on nothing',
      { highlight: [6, 0] },
      'diagram, highlight 2: it must be 1 or more, not 0',
    ],
    [
      'a highlight between points',
      { highlight: [6.5] },
      'diagram, highlight 1: it must be a whole number, not 6.5',
    ],
  ])('%s', (_, parts, sentence) => {
    expect(sentences(parts)).toEqual([sentence]);
  });

  test('a long text is quoted by its beginning', () => {
    expect(sentences({ claims: ['א'.repeat(500)] })).toEqual([
      `diagram, claims 1: it must be a mapping, not "${'א'.repeat(60)}…"`,
    ]);
  });
});

const KINDS = 'legal, illegal, plays, forced, no-play, reach, pips, outcome, score, drop, match';
const CODES =
  'bad-notation, game-over, no-checker, wrong-direction, not-rolled, bar-first, point-blocked, not-all-home, checker-behind, must-play-more, must-play-larger';

describe('a claim of another form is refused in a sentence', () => {
  test.each([
    ['of no kind', {}, `claim 1: it names no kind of claim: write one of ${KINDS}`],
    [
      'of an unknown kind',
      { wins: 1 },
      `claim 1: it names no kind of claim: write one of ${KINDS}`,
    ],
    [
      'of two kinds',
      { plays: 16, legal: '8/5 6/5' },
      'claim 1: it is of two kinds, legal and plays: write two claims',
    ],
    ['with an unknown key', { plays: 16, sure: true }, 'claim 1: "sure" is not a key here'],
    ['that shows a count', { plays: 16, show: true }, 'claim 1: "show" is not a key here'],
    ['with a text for a count', { plays: '16' }, 'claim 1, plays: it must be a number, not "16"'],
    ['with half a count', { plays: 1.5 }, 'claim 1, plays: it must be a whole number, not 1.5'],
    ['with a count below nothing', { plays: -1 }, 'claim 1, plays: it must be 0 or more, not -1'],
    ['with no end', { plays: Infinity }, 'claim 1, plays: it must be a number, not Infinity'],
    ['that is not so', { 'no-play': false }, 'claim 1, no-play: it must be true, not false'],
    ['with a number for a play', { legal: 8 }, 'claim 1, legal: it must be a text, not 8'],
    [
      'with a word for yes',
      { legal: '8/5', show: 'yes' },
      'claim 1, show: it must be true or false, not "yes"',
    ],
    ['without reasons', { illegal: '8/5' }, 'claim 1, because: it is missing'],
    [
      'with no reason',
      { illegal: '8/5', because: [] },
      'claim 1, because: name at least one reason',
    ],
    [
      'with a reason that does not exist',
      { illegal: '8/5', because: ['not-rolled', 'too-far'] },
      `claim 1, because 2: it must be one of ${CODES}, not "too-far"`,
    ],
    ['from no place', { reach: { points: [] } }, 'claim 1, reach, from: it is missing'],
    [
      'from off',
      { reach: { from: 'off', points: [] } },
      'claim 1, reach, from: it must be a point from 1 to 24, or bar',
    ],
    [
      'to a place that does not exist',
      { reach: { from: 8, points: [5, 'here'] } },
      'claim 1, reach, points 2: it must be a point from 1 to 24, bar or off',
    ],
    [
      'to a point beside the board',
      { reach: { from: 8, points: [0] } },
      'claim 1, reach, points 1: it must be 1 or more, not 0',
    ],
    [
      'that reaches by what it does not know',
      { reach: { from: 8, points: [], by: 3 } },
      'claim 1, reach: "by" is not a key here',
    ],
    [
      'of an outcome with points',
      { outcome: { winner: 'white', kind: 'single', points: 1 } },
      'claim 1, outcome: "points" is not a key here',
    ],
    [
      'of a match with a date',
      { match: { length: 1, games: [], white: 0, black: 0, date: 1 } },
      'claim 1, match: "date" is not a key here',
    ],
    [
      'of a match with the score of a game',
      {
        match: {
          length: 1,
          games: [{ winner: 'white', kind: 'single', points: 1 }],
          white: 1,
          black: 0,
        },
      },
      'claim 1, match, games 1: "points" is not a key here',
    ],
    ['of nobody’s pips', { pips: {} }, 'claim 1, pips: it must count white, black or both'],
    ['of a third side', { pips: { white: 167, red: 3 } }, 'claim 1, pips: "red" is not a key here'],
    [
      'with a winner of no colour',
      { outcome: { winner: 'me', kind: 'single' } },
      'claim 1, outcome, winner: it must be one of white, black, not "me"',
    ],
    [
      'with a win of no kind',
      { outcome: { winner: 'white', kind: 'mars' } },
      'claim 1, outcome, kind: it must be one of single, gammon, backgammon, not "mars"',
    ],
    [
      'with terms that no house has',
      { score: 1, terms: { turkish: true } },
      'claim 1, terms: "turkish" is not a key here',
    ],
    [
      'with a backgammon that no house has',
      { score: 1, terms: { backgammon: 'always' } },
      'claim 1, terms, backgammon: it must be one of bar-or-home, home, bar, none, not "always"',
    ],
    [
      'of a match to nothing',
      { match: { length: 0, games: [], white: 0, black: 0 } },
      'claim 1, match, length: it must be 1 or more, not 0',
    ],
    [
      'of a match with a cube of three',
      {
        match: {
          length: 3,
          games: [{ winner: 'white', kind: 'single', cube: 3 }],
          white: 3,
          black: 0,
        },
      },
      'claim 1, match, games 1, cube: it must be a power of two: 1, 2, 4, 8 …',
    ],
    [
      'with a name in capitals',
      { plays: 16, name: 'All' },
      'claim 1: its name must be made of small letters and hyphens',
    ],
    [
      'with a number for a name',
      { plays: 16, name: 7 },
      'claim 1: its name must be made of small letters and hyphens',
    ],
    [
      'with an empty name',
      { plays: 16, name: null },
      'claim 1: its name must be made of small letters and hyphens',
    ],
    [
      'with the name of the roll',
      { plays: 16, name: 'dice' },
      'claim 1: "dice" is what the diagram\'s own is called: choose another name',
    ],
    [
      'with the name of the cube',
      { plays: 16, name: 'cube' },
      'claim 1: "cube" is what the diagram\'s own is called: choose another name',
    ],
  ])('%s', (_, claim, sentence) => {
    expect(sentences({ dice: [3, 1], claims: [claim] })).toEqual([sentence]);
  });

  test.each([
    { legal: '8/5 6/5' },
    { illegal: '8/4', because: ['not-rolled'] },
    { plays: 16 },
    { forced: '8/5' },
    { 'no-play': true },
    { reach: { from: 24, points: [] } },
    { pips: { white: 167 } },
    { outcome: { winner: 'white', kind: 'single' } },
    { score: 1 },
    { drop: 1 },
    { match: { length: 1, games: [], white: 0, black: 0 } },
  ])('of any kind, with a key that it does not know: %o', (claim) => {
    expect(sentences({ dice: [3, 1], claims: [{ ...claim, sure: true }] })).toEqual([
      'claim 1: "sure" is not a key here',
    ]);
  });

  test('two claims of one name are told apart by the author', () => {
    const claims = [{ legal: '8/5 6/5', name: 'a' }, { plays: 16 }, { legal: '24/20', name: 'a' }];
    expect(sentences({ dice: [3, 1], claims })).toEqual([
      'claim 3: claim 1 is called "a" too: give each a name of its own',
    ]);
  });

  test('each claim is told, and the board with them', () => {
    const parts = { dice: [7, 1], claims: [{ plays: 'x' }, { pips: { white: 1 } }, {}] };
    expect(failures(parts).map(({ where }) => where)).toEqual([
      'dice',
      'claim 1, plays',
      'claim 3',
    ]);
  });
});

describe('a key that JavaScript knows is a key like any other', () => {
  test.each([
    ['"__proto__": { "id": "x" }', 'diagram: "__proto__" is not a key here'],
    ['"constructor": 1', 'diagram: "constructor" is not a key here'],
    [
      '"claims": [{ "plays": 16, "__proto__": { "name": "x" } }]',
      'diagram, claims 1: "__proto__" is not a key here',
    ],
    ['"claims": [{ "toString": 1 }]', `claim 1: it names no kind of claim: write one of ${KINDS}`],
    [
      '"position": { "white": { "6": 2, "__proto__": 5 }, "black": { "1": 2 } }',
      'position, white: "__proto__" is not a key here',
    ],
    [
      '"position": { "white": { "6": 2, "constructor": 5 }, "black": { "1": 2 } }',
      'position, white: "constructor" is no place: write 1 to 24, bar or off',
    ],
  ])('%s', (members, sentence) => {
    // A spread would lose the key, so the members are added as JSON.
    const rest = JSON.stringify(diagramOf({ dice: [3, 1] })).slice(1, -1);
    expect(told(JSON.parse(`{ ${rest}, ${members} }`))).toEqual([sentence]);
  });

  test('and an id may be such a word', () => {
    const raw = diagramOf({ id: 'constructor' });
    expect(verifyDiagram(raw).ok).toBe(true);
    expect(told(raw)).toEqual([]);
    const verified = verifyDiagram(raw, { program: 'GNU Backgammon', diagrams: {} });
    expect(verified.ok ? [] : verified.failures.map(({ what }) => what)).toEqual([
      'GNU Backgammon was not asked about it yet: run npm run verify:gnubg',
    ]);
  });
});

describe('a board of another form is refused in a sentence', () => {
  test.each([
    ['a position that is a list', { position: [] }, 'position: it must be a mapping, not a list'],
    ['an empty position', { position: null }, 'position: it must be a mapping, not empty'],
    [
      'a third side',
      { position: { ...START, red: { 6: 1 } } },
      'position: "red" is not a key here',
    ],
    [
      'a text for a count',
      { position: { ...START, white: { 6: '5' } } },
      'position, white, 6: it must be a number, not "5"',
    ],
    [
      'a count below nothing',
      { position: { ...START, white: { 6: -5 } } },
      'position, white, 6: it must be 0 or more, not -5',
    ],
    ['a turn of no side', { turn: 'red' }, 'turn: it must be one of white, black, not "red"'],
    ['an empty turn', { turn: null }, 'turn: it must be one of white, black, not empty'],
    ['dice that are no list', { dice: 31 }, 'dice: it must be a list, not 31'],
    [
      'a die of seven',
      { dice: [7, 1] },
      'dice: a roll is two whole numbers from 1 to 6, not [7,1]',
    ],
    [
      'a die of nothing',
      { dice: [0, 1] },
      'dice: a roll is two whole numbers from 1 to 6, not [0,1]',
    ],
    [
      'half a die',
      { dice: [1.5, 1] },
      'dice: a roll is two whole numbers from 1 to 6, not [1.5,1]',
    ],
    ['one die', { dice: [3] }, 'dice: a roll is two whole numbers from 1 to 6, not [3]'],
    [
      'three dice',
      { dice: [3, 1, 1] },
      'dice: a roll is two whole numbers from 1 to 6, not [3,1,1]',
    ],
    [
      'dice in words',
      { dice: ['3', 1] },
      'dice: a roll is two whole numbers from 1 to 6, not ["3",1]',
    ],
    [
      'a cube of two values',
      { cube: { value: 2, offered: 4 } },
      'cube: "offered" is not a key here',
    ],
    ['a cube without its value', { cube: { owner: 'white' } }, 'cube, value: it is missing'],
    [
      'a cube of three',
      { cube: { value: 3 } },
      'cube, value: it must be a power of two: 1, 2, 4, 8 …',
    ],
    [
      'a cube of nothing',
      { cube: { value: 0 } },
      'cube, value: it must be a power of two: 1, 2, 4, 8 …',
    ],
    [
      'a cube below nothing',
      { cube: { value: -2 } },
      'cube, value: it must be a power of two: 1, 2, 4, 8 …',
    ],
    [
      'a cube past all counting',
      { cube: { value: 2 ** 40 } },
      'cube, value: it must be a power of two: 1, 2, 4, 8 …',
    ],
    [
      'a cube of nobody there',
      { cube: { value: 2, owner: 'me' } },
      'cube, owner: it must be one of white, black, not "me"',
    ],
  ])('%s', (_, parts, sentence) => {
    expect(sentences(parts)).toEqual([sentence]);
  });
});
