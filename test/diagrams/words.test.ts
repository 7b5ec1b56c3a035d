import { describe, expect, test } from 'vitest';
import { describeScene } from '../../src/diagrams/description.ts';
import { plainText } from '../../src/diagrams/words.ts';
import { proved, toldOf } from './proving.ts';
import { ON_DISK } from './raw.ts';

const described = (parts: Record<string, unknown>): string => proved(parts).description;

describe('a board in Hebrew words', () => {
  test('tells both sides from point 24 to point 1, and the roll with the larger number first', () => {
    expect(described({ dice: [1, 3], claims: [{ plays: 16 }] })).toBe(
      'לבן: שתיים במשולש 24, 5 במשולש 13, 3 במשולש 8, 5 במשולש 6. שחור: 5 במשולש 19, 3 במשולש 17, 5 במשולש 12, שתיים במשולש 1. לבן הטיל 3 ו־1.',
    );
  });

  test('tells the bar after the points, and then what is off', () => {
    const position = { white: { bar: 1, 6: 2, 1: 1 }, black: { bar: 2, 19: 1, off: 12 } };
    expect(described({ position, claims: [{ pips: { white: 38 } }] })).toBe(
      'לבן: שתיים במשולש 6, אחת במשולש 1, אחת על הבר, 11 בחוץ. שחור: אחת במשולש 19, שתיים על הבר, 12 בחוץ.',
    );
  });

  test('numbers the points as the board does when Black moves', () => {
    expect(
      described({ turn: 'black', dice: [6, 6], claims: [{ legal: '24/18(2) 13/7(2)' }] }),
    ).toBe(
      'לבן: שתיים במשולש 24, 5 במשולש 13, 3 במשולש 8, 5 במשולש 6. שחור: 5 במשולש 19, 3 במשולש 17, 5 במשולש 12, שתיים במשולש 1. שחור הטיל 6 ו־6.',
    );
  });

  test.each([
    [{ value: 2 }, 'קוביית ההכפלה באמצע, על 2'],
    [{ value: 4, owner: 'white' }, 'קוביית ההכפלה אצל לבן, על 4'],
    [{ value: 8, owner: 'black' }, 'קוביית ההכפלה אצל שחור, על 8'],
  ])('tells where the cube is, and what it shows: %o', (cube, words) => {
    expect(described({ cube })).toContain(words);
  });

  test('says nothing of a cube that nobody has turned', () => {
    expect(described({})).not.toContain('קוביית');
  });

  test('tells a side that has borne off everything', () => {
    const position = { white: {}, black: { 24: 1 } };
    const claims = [{ outcome: { winner: 'white', kind: 'single' } }];
    expect(described({ position, claims })).toBe('לבן: 15 בחוץ. שחור: אחת במשולש 24, 14 בחוץ.');
  });

  test.each(ON_DISK)('accounts for all thirty checkers: $raw.id', ({ raw }) => {
    const verified = proved({ ...raw });
    const [white, black] = describeScene(verified.scene).split('. ');
    for (const side of [white, black]) {
      const counts = side!.split(': ')[1]!.split(', ');
      const words: Record<string, number> = { אחת: 1, שתיים: 2 };
      const sum = counts
        .map((part) => part.split(' ')[0]!)
        .map((word) => words[word] ?? Number(word));
      expect(sum.reduce((a, b) => a + b)).toBe(15);
    }
  });
});

describe('why a play is forbidden, in Hebrew', () => {
  const START_BLACK = { turn: 'black', dice: [6, 5] };
  const ON_BAR = (bar: number) => ({
    position: { white: { bar, 6: 4 }, black: { 24: 2 } },
    dice: [6, 4],
  });
  const HOME = { position: { white: { 5: 1, 2: 2 }, black: { 24: 2 } }, dice: [6, 5] };

  test.each<[because: string[], words: string, board: object, play: string]>([
    [['bad-notation'], '24-18 אסור: הכתוב לא אומר מהלך אחד ברור ()', { dice: [6, 5] }, '24-18'],
    [['game-over'], '2/1 אסור: המשחק כבר נגמר ()', { position: { black: { 1: 1 } } }, '2/1'],
    [['no-checker'], '9/3 אסור: אין אבן לבנה במשולש 9 ()', { dice: [6, 5] }, '9/3'],
    [['no-checker'], '9/3 אסור: אין אבן שחורה במשולש 9 ()', START_BLACK, '9/3'],
    [['no-checker'], 'bar/20 אסור: אין אבן לבנה על הבר ()', { dice: [6, 5] }, 'bar/20'],
    [['no-checker'], 'bar/20 אסור: אין אבן שחורה על הבר ()', START_BLACK, 'bar/20'],
    [['wrong-direction'], '6/11 אסור: אחורה לא זזים ()', { dice: [6, 5] }, '6/11'],
    [['not-rolled'], '13/9 אסור: המרחק הזה לא יצא בקוביות ()', { dice: [6, 5] }, '13/9'],
    [['bar-first'], '6/2 אסור: אבן אחת עוד על הבר ()', ON_BAR(1), '6/2'],
    [['bar-first'], '6/2 אסור: שתי אבנים עוד על הבר ()', ON_BAR(2), '6/2'],
    [['bar-first'], '6/2 אסור: 3 אבנים עוד על הבר ()', ON_BAR(3), '6/2'],
    [['point-blocked'], '24/19 אסור: משולש 19 חסום ()', { dice: [6, 5] }, '24/19'],
    [
      ['point-blocked'],
      '24/13 אסור: המשולשים 19 ו־18 חסומים ()',
      { position: { white: { 24: 2 }, black: { 18: 2, 19: 2 } }, dice: [6, 5] },
      '24/13',
    ],
    [
      ['not-all-home'],
      '6/off אסור: יש עוד אבן מחוץ ללוח הבית, במשולש 24 ()',
      { dice: [6, 5] },
      '6/off',
    ],
    [
      ['bar-first', 'not-all-home'],
      '6/off אסור: שתי אבנים עוד על הבר (); יש עוד אבן על הבר ()',
      ON_BAR(2),
      '6/off',
    ],
    [['checker-behind'], '2/off אסור: יש אבן רחוקה יותר, במשולש 5 ()', HOME, '2/off'],
    [['must-play-more'], '5/off אסור: יש דרך לשחק יותר מספרים, למשל 5/off 2/off ()', HOME, '5/off'],
    [
      ['must-play-more'],
      'ויתור על התור אסור: יש דרך לשחק יותר מספרים, למשל 5/off 2/off ()',
      HOME,
      '',
    ],
    [
      ['must-play-larger'],
      '12/7 אסור: חייבים לשחק את המספר הגדול: 12/6 ()',
      { position: { white: { 12: 1 }, black: { 1: 2, 24: 2 } }, dice: [6, 5] },
      '12/7',
    ],
  ])('%o: %s', (because, words, board, play) => {
    expect(toldOf({ ...board, claims: [{ illegal: play, because }] })).toBe(words);
  });

  test('each reason links to its rule', () => {
    const claims = [{ illegal: '2/1', because: ['no-checker', 'point-blocked'] }];
    const [claim] = proved({ dice: [3, 1], claims }).claims;
    expect(claim!.words.filter((word) => typeof word === 'object' && 'rule' in word)).toEqual([
      { rule: 'own-checkers' },
      { rule: 'blocked-point' },
    ]);
  });
});

describe('a proved claim, in Hebrew', () => {
  const WON = {
    position: { white: {}, black: { bar: 1, 15: 14 } },
    cube: { value: 2, owner: 'black' },
  };
  const SHUT_OUT = { position: { white: { bar: 1 }, black: { 24: 2, 23: 2 } }, dice: [2, 1] };
  const HOME = { position: { white: { 6: 1, 4: 1 }, black: { 24: 2 } }, dice: [6, 6] };

  test.each<[words: string, claim: object, board: object]>([
    ['8/5 6/5 מותר', { legal: '8/5 6/5' }, { dice: [3, 1] }],
    ['ויתור על התור מותר', { legal: '' }, SHUT_OUT],
    ['מספר התוצאות השונות שאפשר להגיע אליהן: 16', { plays: 16 }, { dice: [3, 1] }],
    ['רק תוצאה אחת אפשרית: 6/off 4/off', { forced: '6/off 4/off' }, HOME],
    ['אין שום מהלך חוקי, והתור עובר', { 'no-play': true }, SHUT_OUT],
    [
      'אבן ממשולש 24 יכולה להגיע למשולשים 23, 21 ו־20',
      { reach: { from: 24, points: [20, 21, 23].reverse() } },
      { dice: [3, 1] },
    ],
    [
      'אבן ממשולש 8 יכולה להגיע למשולש 3',
      { reach: { from: 8, points: [3] } },
      { position: { white: { 24: 1, 8: 1 }, black: { 4: 2, 23: 2 } }, dice: [5, 4] },
    ],
    [
      'אבן ממשולש 6 יכולה לצאת מהלוח',
      { reach: { from: 6, points: ['off'] } },
      { position: { white: { 6: 1 }, black: { 24: 2, 1: 2 } }, dice: [6, 5] },
    ],
    [
      'אבן ממשולש 4 יכולה להגיע למשולש 1 או לצאת מהלוח',
      { reach: { from: 4, points: [1, 'off'] } },
      { position: { white: { 4: 1, 3: 1 }, black: { 24: 2 } }, dice: [4, 3] },
    ],
    ['אבן מהבר לא יכולה לזוז', { reach: { from: 'bar', points: [] } }, SHUT_OUT],
    ['ספירת צעדים: לבן 167, שחור 167', { pips: { white: 167 } }, {}],
    ['לבן ניצח: מארס טורקי', { outcome: { winner: 'white', kind: 'backgammon' } }, WON],
    [
      'שחור ניצח: ניצחון רגיל',
      { outcome: { winner: 'black', kind: 'single' } },
      { position: { white: { 1: 1 } } },
    ],
    ['לבן ניצח, מארס טורקי, 6 נקודות', { score: 6 }, WON],
    [
      'כשמארס טורקי הוא רק בלוח הבית: לבן ניצח, מארס, 4 נקודות',
      { score: 4, terms: { backgammon: 'home' } },
      WON,
    ],
    ['שחור ניצח, ניצחון רגיל, נקודה אחת', { score: 1 }, { position: { white: { 1: 1 } } }],
    [
      'כשמארס טורקי הוא רק על הבר, עם מארס כוכבים, לפי כלל ג׳קובי: לבן ניצח, מארס טורקי, 6 נקודות',
      { score: 6, terms: { backgammon: 'bar', 'star-mars': true, jacoby: true } },
      WON,
    ],
    ['מי שמסרב להכפלה מפסיד שתי נקודות', { drop: 2 }, { cube: { value: 2 } }],
    [
      'מאץ׳ עד 3, אחרי משחק אחד: לבן 2, שחור 0',
      { match: { length: 3, games: [{ winner: 'white', kind: 'gammon' }], white: 2, black: 0 } },
      {},
    ],
  ])('%s', (words, claim, board) => {
    expect(toldOf({ ...board, claims: [claim] })).toBe(words);
  });
});

test('a text without a mark of direction: Hebrew and notation are parts of their own', () => {
  for (const { raw } of ON_DISK) {
    const { caption, description, claims } = proved({ ...raw });
    const texts = [plainText(caption), description, ...claims.map(({ words }) => plainText(words))];
    expect(texts.filter((text) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text))).toEqual(
      [],
    );
  }
});
