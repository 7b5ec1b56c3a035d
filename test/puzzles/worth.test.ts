import { describe, expect, test } from 'vitest';
import { PLAIN_TERMS, type Terms } from '../../src/engine/score.ts';
import {
  choicesOf,
  judgeWorth,
  termsInWords,
  worthInWords,
  worthOf,
} from '../../src/puzzles/worth.ts';

const game = (off: number, bar: number, home: number, terms: Partial<Terms> = {}) => ({
  winner: 'white' as const,
  loser: { off, bar, home },
  terms: { ...PLAIN_TERMS, ...terms },
});

describe('what there is to choose among', () => {
  test('is three kinds of win, each with its points', () => {
    expect(choicesOf(game(0, 0, 0)).map(worthInWords)).toEqual([
      'ניצחון רגיל, נקודה אחת',
      'מארס, שתי נקודות',
      'מארס טורקי, 3 נקודות',
    ]);
  });

  test('has the points without the cube too, as people forget it', () => {
    expect(choicesOf(game(0, 0, 0, { cube: 4 })).map(({ points }) => points)).toEqual([
      1, 4, 2, 8, 3, 12,
    ]);
  });

  test('has a star mars where the house counts it', () => {
    expect(choicesOf(game(0, 1, 1, { starMars: true })).map(({ kind }) => kind)).toContain(
      'star-mars',
    );
  });

  test.each([
    game(0, 0, 0),
    game(0, 1, 2, { cube: 2, starMars: true }),
    game(3, 1, 0, { cube: 8 }),
  ])('holds the right answer exactly once', (question) => {
    const right = choicesOf(question).filter((choice) => !judgeWorth(question, choice));
    expect(right).toEqual([worthOf(question)]);
  });
});

test.each([
  ['one checker is out', game(1, 0, 2), 'gammon', 'one-off-saves', 'שחור כבר הוציא אבן אחת.'],
  [
    'some are out and none is stuck',
    game(2, 0, 0),
    'gammon',
    'single',
    'שחור כבר הוציא שתי אבנים.',
  ],
  [
    'nobody doubled under Jacoby',
    game(0, 1, 0, { jacoby: true }),
    'backgammon',
    'jacoby',
    'איש לא הכפיל, ולפי כלל ג׳קובי מארס עוד לא נספר.',
  ],
  ['none is out', game(0, 0, 0), 'single', 'mars', 'שחור לא הוציא אף אבן.'],
  [
    'none is stuck',
    game(0, 0, 0),
    'backgammon',
    'turkish-mars',
    'לשחור אין אבן על הבר, וגם לא בלוח הבית של לבן.',
  ],
  [
    'it is stuck where the house does not mind',
    game(0, 1, 0, { backgammon: 'home' }),
    'backgammon',
    'agreed-terms',
    'יש לו עוד אבן אחת על הבר, אבל סיכמתם שמארס טורקי נספר רק כשהמפסיד לא הוציא אף אבן ונשארה לו אבן בלוח הבית של המנצח.',
  ],
  [
    'two are stuck',
    game(0, 1, 2),
    'gammon',
    'turkish-mars',
    'שחור לא הוציא אף אבן, ויש לו עוד אבן אחת על הבר ושתי אבנים בלוח הבית של לבן.',
  ],
  [
    'it is stuck where the house minds',
    game(0, 0, 1, { backgammon: 'home' }),
    'single',
    'agreed-terms',
    'שחור לא הוציא אף אבן, ויש לו עוד אבן אחת בלוח הבית של לבן.',
  ],
  [
    'a star mars wants both',
    game(0, 1, 0, { starMars: true }),
    'star-mars',
    'agreed-terms',
    'למארס כוכבים צריך אבן על הבר וגם אבן בלוח הבית של לבן.',
  ],
  [
    'it is a star mars',
    game(0, 1, 1, { starMars: true }),
    'backgammon',
    'agreed-terms',
    'שחור לא הוציא אף אבן, ונשארו לו אבן אחת על הבר ואבן אחת בלוח הבית של לבן.',
  ],
] as const)(
  'an answer of another kind is refused by its rule: %s',
  (_, question, kind, rule, why) => {
    const chosen = choicesOf(question).find((choice) => choice.kind === kind)!;
    expect(judgeWorth(question, chosen)).toEqual({ rule, why });
  },
);

test('the right kind without the cube is refused by the cube', () => {
  expect(judgeWorth(game(0, 0, 0, { cube: 2 }), { kind: 'gammon', points: 2 })).toEqual({
    rule: 'cube-multiplies',
    why: 'על קוביית ההכפלה כתוב 2, וכופלים בו את הנקודות.',
  });
});

test('White is told of by name when White loses', () => {
  const question = { ...game(0, 0, 0), winner: 'black' as const };
  expect(judgeWorth(question, { kind: 'single', points: 1 })?.why).toBe('לבן לא הוציא אף אבן.');
});

test('a house is told of only where it has agreed on something', () => {
  expect(termsInWords(PLAIN_TERMS)).toBe('');
  expect(termsInWords({ ...PLAIN_TERMS, backgammon: 'none', starMars: true, jacoby: true })).toBe(
    'סיכמתם: לא סופרים מארס טורקי, מארס כוכבים נספר, משחקים לפי כלל ג׳קובי.',
  );
});
