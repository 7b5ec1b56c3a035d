import { describe, expect, test } from 'vitest';
import { quote } from '../../src/diagrams/caption.ts';
import { plainText } from '../../src/diagrams/words.ts';
import { captionOf, proved, sentences } from './proving.ts';

const OPENING = {
  dice: [1, 3],
  claims: [
    { legal: '8/5 6/5' },
    { illegal: '24/18', because: ['not-rolled'], name: 'far' },
    { plays: 16 },
  ],
};

describe('a caption quotes what its diagram proves', () => {
  test.each([
    ['לבן הטיל {dice}.', 'לבן הטיל 3-1.'],
    ['ה־{dice.high} לפני ה־{dice.low}.', 'ה־3 לפני ה־1.'],
    ['{legal} מותר, {far} אסור.', '8/5 6/5 מותר, 24/18 אסור.'],
    ['יש {plays:ways}.', 'יש 16 דרכים.'],
    ['{plays}{plays}', '1616'],
  ])('%s', (caption, read) => {
    expect(captionOf({ ...OPENING, caption })).toBe(read);
  });

  test('notation and rolls are told apart from the Hebrew around them', () => {
    const { caption } = proved({ ...OPENING, caption: 'לבן הטיל {dice}, ושיחק {legal}.' });
    expect(caption).toEqual(['לבן הטיל ', { ltr: '3-1' }, ', ושיחק ', { ltr: '8/5 6/5' }, '.']);
  });

  test('the value of the cube, once somebody has turned it', () => {
    const parts = { cube: { value: 4, owner: 'white' }, caption: 'הקובייה על {cube}.' };
    expect(captionOf(parts)).toBe('הקובייה על 4.');
    expect(sentences({ caption: 'הקובייה על {cube}.' })[0]).toContain('no fact is called "cube"');
  });

  test('a claim by its kind, when no other claim is of that kind', () => {
    const claims = [{ legal: '8/5 6/5' }, { legal: '24/20' }, { plays: 16 }];
    expect(sentences({ ...OPENING, claims, caption: '{legal}' })).toEqual([
      'caption: no fact is called "legal": there are dice, dice.high, dice.low, plays',
    ]);
  });

  test('a claim by its name only, when it has one', () => {
    expect(sentences({ ...OPENING, caption: '{illegal}' })).toEqual([
      'caption: no fact is called "illegal": there are dice, dice.high, dice.low, legal, far, plays',
    ]);
  });

  test('HTML in a caption is text like any other', () => {
    const caption = '<b onclick="alert()">לבן</b> & <script>{dice}</script>';
    expect(proved({ ...OPENING, caption }).caption).toEqual([
      '<b onclick="alert()">לבן</b> & <script>',
      { ltr: '3-1' },
      '</script>',
    ]);
  });
});

describe('a caption is refused for', () => {
  test.each([
    [
      'a number typed by hand',
      'יש 16 דרכים.',
      '"16" is typed by hand: quote a claim, such as {plays} or {dice}',
    ],
    [
      'a play typed by hand',
      'מהלך 8/5.',
      '"8" is typed by hand: quote a claim, such as {plays} or {dice}',
    ],
    [
      'a number in other digits',
      'יש ١٦ דרכים.',
      '"١٦" is typed by hand: quote a claim, such as {plays} or {dice}',
    ],
    [
      'a small number above the line',
      'לוח²',
      '"²" is typed by hand: quote a claim, such as {plays} or {dice}',
    ],
    ['a brace that is not closed', 'לבן {dice', 'a brace has no pair'],
    ['a brace that is not opened', 'לבן dice}', 'a brace has no pair'],
    [
      'a fact that no claim has',
      '{pips}',
      'no fact is called "pips": there are dice, dice.high, dice.low, legal, far, plays',
    ],
    [
      'a fact with no name',
      '{}',
      'no fact is called "": there are dice, dice.high, dice.low, legal, far, plays',
    ],
    [
      'a name with spaces',
      '{ dice }',
      'no fact is called " dice ": there are dice, dice.high, dice.low, legal, far, plays',
    ],
    [
      'a noun that there is not',
      '{plays:dogs}',
      '"plays:dogs" is not a count of checkers, triangles, pips, points, times, games, moves, claims, puzzles, ways',
    ],
    [
      'a noun that JavaScript knows',
      '{plays:constructor}',
      '"plays:constructor" is not a count of checkers, triangles, pips, points, times, games, moves, claims, puzzles, ways',
    ],
    [
      'a noun for what is no count',
      '{dice:times}',
      '"dice:times" is not a count of checkers, triangles, pips, points, times, games, moves, claims, puzzles, ways',
    ],
    [
      'two nouns',
      '{plays:ways:times}',
      'no fact is called "plays:ways:times": there are dice, dice.high, dice.low, legal, far, plays',
    ],
  ])('%s', (_, caption, what) => {
    expect(sentences({ ...OPENING, caption })).toEqual([`caption: ${what}`]);
  });

  test('each of its faults', () => {
    expect(sentences({ ...OPENING, caption: '{{dice}} 3 {x}' })).toHaveLength(4);
  });

  test('quoting a diagram that has nothing to quote', () => {
    const claims = [{ pips: { white: 167 } }, { pips: { black: 167 } }];
    expect(sentences({ claims, caption: '{pips.white}' })).toEqual([
      'caption: no fact is called "pips.white": there are none',
    ]);
  });
});

describe('a count agrees with its noun', () => {
  const counted = (count: number, noun: string): string => {
    const white = { [count]: 1 };
    const { facts } = proved({
      position: { white, black: { 24: 1 } },
      claims: [{ pips: { white: count } }],
    });
    const quoted = quote(facts, `pips.white:${noun}`);
    return 'words' in quoted ? plainText(quoted.words) : quoted.problem;
  };

  test.each([
    ['checkers', 'אבן אחת', 'שתי אבנים', '3 אבנים'],
    ['triangles', 'משולש אחד', 'שני משולשים', '3 משולשים'],
    ['pips', 'צעד אחד', 'שני צעדים', '3 צעדים'],
    ['points', 'נקודה אחת', 'שתי נקודות', '3 נקודות'],
    ['times', 'פעם אחת', 'פעמיים', '3 פעמים'],
    ['moves', 'מהלך אחד', 'שני מהלכים', '3 מהלכים'],
    ['claims', 'טענה אחת', 'שתי טענות', '3 טענות'],
    ['ways', 'דרך אחת', 'שתי דרכים', '3 דרכים'],
  ])('of %s', (noun, one, two, three) => {
    expect([1, 2, 3].map((count) => counted(count, noun))).toEqual([one, two, three]);
  });
});

describe('what a text may quote of a claim', () => {
  const BEARING_OFF = {
    position: { white: { 6: 1, 4: 2, 2: 2 }, black: { 24: 2, 3: 2 } },
    dice: [5, 4],
  };
  const WON = {
    position: { white: {}, black: { bar: 1, 15: 14 } },
    cube: { value: 2, owner: 'black' },
  };
  const MATCH = {
    length: 5,
    games: [
      { winner: 'white', kind: 'gammon' },
      { winner: 'black', kind: 'single', cube: 4 },
    ],
    white: 2,
    black: 4,
  };

  test.each<[claim: Record<string, unknown>, board: object, facts: Record<string, string>]>([
    [{ legal: '8/5 6/5' }, { dice: [3, 1] }, { legal: '8/5 6/5' }],
    [
      { legal: ' Bar/22 6/5 ' },
      { position: 'XGID=-b----E-C---dEa--c-e----AA:0:0:1:31:0:0:0:0:10' },
      { legal: 'bar/22 6/5' },
    ],
    [
      { legal: 'בר/22 6/5' },
      { position: 'XGID=-b----E-C---dEa--c-e----AA:0:0:1:31:0:0:0:0:10' },
      { legal: 'bar/22 6/5' },
    ],
    [
      { illegal: '2/1', because: ['no-checker', 'point-blocked'] },
      { dice: [3, 1] },
      { illegal: '2/1', 'illegal.blocked': '1' },
    ],
    [
      { illegal: '24/13', because: ['point-blocked'] },
      { position: { white: { 24: 2 }, black: { 18: 2, 19: 2 } }, dice: [6, 5] },
      { illegal: '24/13', 'illegal.blocked': '19 ו־18' },
    ],
    [
      { illegal: '6/5', because: ['must-play-more'] },
      { dice: [3, 1] },
      { illegal: '6/5', 'illegal.witness': '24/21 6/5' },
    ],
    [
      { illegal: '', because: ['must-play-more'] },
      { dice: [3, 1] },
      { illegal: 'ויתור על התור', 'illegal.witness': '24/23 24/21' },
    ],
    [{ plays: 16 }, { dice: [3, 1] }, { plays: '16' }],
    [
      { forced: '6/1' },
      { position: { white: { 6: 1 }, black: { 24: 2, 3: 2, 5: 2 } }, dice: [3, 2] },
      { forced: '6/1', 'forced.moves': '2', 'forced.from': '6', 'forced.to': '1' },
    ],
    [
      { forced: 'bar/20' },
      { position: { white: { bar: 1 }, black: { 24: 2, 19: 2, 18: 1 } }, dice: [5, 1] },
      { forced: 'bar/20', 'forced.moves': '1', 'forced.to': '20' },
    ],
    [
      { 'no-play': true },
      { position: { white: { 24: 1 }, black: { 23: 2, 22: 2 } }, dice: [2, 1] },
      {},
    ],
    [
      { reach: { from: 24, points: [23, 21, 20] } },
      { dice: [3, 1] },
      { reach: '23, 21 ו־20', 'reach.count': '3' },
    ],
    [{ reach: { from: 4, points: ['off'] } }, BEARING_OFF, { reach: 'חוץ', 'reach.count': '0' }],
    [{ pips: { white: 167 } }, {}, { 'pips.white': '167', 'pips.black': '167' }],
    [{ outcome: { winner: 'white', kind: 'backgammon' } }, WON, { outcome: 'מארס טורקי' }],
    [{ score: 6 }, WON, { score: '6', 'score.kind': 'מארס טורקי' }],
    [{ score: 4, terms: { backgammon: 'none' } }, WON, { score: '4', 'score.kind': 'מארס' }],
    [{ drop: 2 }, { cube: { value: 2, owner: 'white' } }, { drop: '2' }],
    [
      { match: MATCH },
      {},
      { 'match.length': '5', 'match.white': '2', 'match.black': '4', 'match.score': '4:2' },
    ],
  ])('%o', (claim, board, expected) => {
    const { facts } = proved({ ...board, claims: [claim] });
    const own = [...facts.keys()].filter((name) => !/^(dice|cube)/.test(name));
    const told = own.map((name) => {
      const quoted = quote(facts, name);
      return [name, 'words' in quoted ? plainText(quoted.words) : quoted.problem];
    });
    expect(Object.fromEntries(told)).toEqual(expected);
  });
});
