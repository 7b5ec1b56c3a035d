import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/diagrams/words.ts';
import { questionOf } from './question-of.ts';
import { countInWords, find, missing, playsInWords } from '../../src/puzzles/all-plays.ts';
import * as bearOff from '../../src/puzzles/bear-off.ts';
import { whyNotPass } from '../../src/puzzles/can-you-play.ts';
import * as enter from '../../src/puzzles/enter.ts';
import { judgeRuling, rulingsOf } from '../../src/puzzles/legal-or-not.ts';
import { judgeMarks } from '../../src/puzzles/marking.ts';
import { judgePips, mistakes, pipsOf, readPips } from '../../src/puzzles/pips.ts';
import * as reach from '../../src/puzzles/reach.ts';
import { proved, rawOf, withPlainTexts } from './raw.ts';

const codes = (reasons: readonly { readonly code: string }[]): string[] =>
  reasons.map(({ code }) => code);

describe('all plays of a roll', () => {
  const question = questionOf('all-plays', 'one-checker-plays-five');

  test('are counted as they are found, and one that leads to the same board is the same', () => {
    const [first, second, third] = question.plays;
    const one = find(question, [], first!.result);
    expect(one).toEqual({ play: first, isAgain: false, found: [first] });
    expect(countInWords(question, one.found)).toBe('נמצאה דרך אחת מתוך 3.');
    const again = find(question, one.found, [...first!.result]);
    expect(again).toEqual({ play: first, isAgain: true, found: [first] });
    const two = find(question, one.found, second!.result);
    expect(countInWords(question, two.found)).toBe('נמצאו שתי דרכים מתוך 3.');
    expect(missing(question, two.found)).toEqual([third]);
    expect(missing(question, find(question, two.found, third!.result).found)).toEqual([]);
  });

  test('are all told by the last hint', () => {
    const { hints } = proved(rawOf('one-checker-plays-five'));
    expect(plainText(hints[2])).toBe('7/2 5/3, 7/2 4/2, 7/2 3/1');
    expect(hints[2]).toEqual(playsInWords(question.plays));
  });
});

describe('whether there is a move', () => {
  test('is denied wrongly where there is one, by the duty to play it', () => {
    const question = questionOf('can-you-play', 'two-on-the-bar');
    expect(whyNotPass(question).map(({ rule }) => rule)).toEqual(['only-one']);
    expect(plainText(proved(rawOf('two-on-the-bar')).hints[2])).toBe('bar/20*');
  });

  test('is denied rightly where nothing enters, and the hints lead to the points of entry', () => {
    expect(whyNotPass(questionOf('can-you-play', 'six-and-three-are-shut'))).toEqual([]);
    const { hints } = proved(rawOf('six-and-three-are-shut'));
    expect(hints.slice(1).map(plainText)).toEqual([
      'הסתכלו על הבר. בהטלה הזאת נכנסים רק דרך המשולשים 19 ו־22.',
      'אין אף מהלך, והתור עובר.',
    ]);
  });
});

describe('where a checker can get to', () => {
  const question = questionOf('reach', 'how-far-from-behind');

  test('is every stop of it, and whatever else is refused by its reason', () => {
    expect(reach.pointsReached(question)).toEqual([21, 15]);
    expect(codes(reach.whyOutOfReach(question, 17))).toEqual(['point-blocked']);
    expect(codes(reach.whyOutOfReach(question, 24))).toEqual(['wrong-direction']);
    expect(codes(reach.whyOutOfReach(question, 14))).toEqual(['not-rolled']);
    for (const point of [21, 15, 23]) expect(reach.whyOutOfReach(question, point)).toEqual([]);
  });

  test('that is missing is told by the rule that leads there', () => {
    expect(reach.whyMissed(question, 21).rule).toBe('die-by-die');
    expect(reach.whyMissed(question, 15).rule).toBe('stop-between');
    const open = questionOf('reach', 'reach-in-any-order');
    expect(reach.whyMissed(open, 20).rule).toBe('one-or-two');
    const doublet = questionOf('reach', 'how-far-with-sixes');
    expect(reach.whyMissed(doublet, 8).rule).toBe('split-freely');
  });

  test('is hinted at by the numbers that are printed on the board', () => {
    const [, where, answer] = proved(rawOf('how-far-from-behind')).hints;
    expect(plainText(where)).toBe(
      'בדקו את האבן שבמשולש 23 עם ה־6 לבדו, עם ה־2 לבדו, ועם שניהם בכל אחד משני הסדרים.',
    );
    expect(plainText(answer)).toBe('המשולשים 21 ו־15.');
  });
});

describe('whether a play is legal', () => {
  const illegal = questionOf('legal-or-not', 'may-the-two-open');
  const legal = questionOf('legal-or-not', 'from-the-middle');
  const why = (question: typeof legal, ruling: Parameters<typeof judgeRuling>[1]) =>
    judgeRuling(question, ruling).map((wrong) => plainText(wrong.why));

  test('is chosen among that it is and three rules, in the order of the book', () => {
    expect(rulingsOf(illegal)).toEqual(['legal', 'blocked-point', 'dead-end', 'larger-die']);
    expect(rulingsOf(legal)).toEqual(['legal', 'blocked-point', 'all-home', 'larger-off']);
  });

  test('is answered, when it is not, by the reason of the engine, and by any rule that forbids it', () => {
    expect(why(illegal, 'legal')).toEqual(['יש דרך לשחק יותר מספרים, למשל 7/1 6/4.']);
    expect(judgeRuling(illegal, 'dead-end')).toEqual([]);
    expect(why(illegal, 'larger-die')).toEqual([
      'יש דרך לשחק את שני המספרים, ולכן לא בוחרים ביניהם.',
    ]);
    expect(why(illegal, 'blocked-point')).toEqual(['אף אבן לא נוחתת כאן במשולש חסום.']);
  });

  test('is answered, when it is, by why a rule does not forbid it', () => {
    expect(judgeRuling(legal, 'legal')).toEqual([]);
    expect(why(legal, 'larger-off')).toEqual(['המספר הוא בדיוק המספר של המשולש.']);
    expect(why(legal, 'all-home')).toEqual(['כל האבנים שנשארו לכם במשחק כבר בלוח הבית.']);
  });

  test.each([
    [
      'blocked-point',
      { white: { 8: 1, 6: 5 }, black: { 3: 1, 1: 2 } },
      [5, 2],
      '8/3* 6/4',
      'במשולש 3 עומדת רק אבן אחת של היריב, ואבן בודדת לא חוסמת.',
    ],
    [
      'bar-first',
      { white: { bar: 1, 6: 5 }, black: { 1: 2 } },
      [5, 2],
      'bar/20 6/4',
      'האבן שעל הבר נכנסת כאן.',
    ],
    [
      'doublet-most',
      { white: { 8: 2, 6: 2 }, black: { 1: 2 } },
      [2, 2],
      '8/4 8/6 6/4',
      'משחקים כאן את המספר ארבע פעמים.',
    ],
    [
      'dead-end',
      { white: { 7: 1, 3: 2 }, black: { 24: 2 } },
      [4, 1],
      '7/6 6/2',
      'משחקים כאן את שני המספרים.',
    ],
    [
      'larger-off',
      { white: { 5: 1, 2: 3 }, black: { 24: 2 } },
      [6, 2],
      '5/off 2/off',
      'מספר גדול מהדרוש מוציא כאן רק מהמשולש הרחוק ביותר.',
    ],
    [
      'all-home',
      { white: { 7: 1, 6: 2 }, black: { 24: 2 } },
      [6, 1],
      '7/6 6/off',
      'מוציאים כאן רק אחרי שהאבן האחרונה הגיעה ללוח הבית.',
    ],
  ] as const)('%s does not forbid a legal play: %j', (rule, position, dice, play, sentence) => {
    const raw = { ...withPlainTexts(rawOf('may-the-two-open')), position, dice, play };
    const { question } = proved({ ...raw, rules: [rule] });
    expect(why(question as typeof legal, rule)).toEqual([sentence]);
    expect(why(question as typeof legal, 'legal')).toEqual([]);
  });
});

describe('which numbers enter', () => {
  const question = questionOf('enter', 'numbers-that-enter');

  test('are those whose point has less than two opposing checkers', () => {
    expect(enter.entering(question)).toEqual([1, 2, 4, 5]);
    expect(codes(enter.whyShut(question, 3))).toEqual(['point-blocked']);
    expect(enter.whyShut(question, 5)).toEqual([]);
    expect(enter.whyMissed(question, 5).rule).toBe('enter-and-hit');
    expect(enter.whyMissed(question, 1).rule).toBe('entry-point');
    expect(enter.numbersInWords([2])).toBe('נכנסים רק ב־2.');
    expect(enter.numbersInWords([])).toBe('אף מספר לא מכניס.');
  });

  test('are hinted at for Black by the points of White', () => {
    const raw = {
      ...withPlainTexts(rawOf('numbers-that-enter')),
      position: { white: { 6: 2, 5: 1 }, black: { bar: 2, 12: 2 } },
      turn: 'black',
    };
    const { hints, question: black } = proved(raw);
    expect(plainText(hints[1])).toBe(
      'האבנים נכנסות ללוח הבית של היריב, משולשים 1 עד 6. בדקו מי עומד בכל אחד מהם.',
    );
    expect(black.kind === 'enter' && enter.entering(black)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('which checkers a number bears off', () => {
  const behind = questionOf('bear-off', 'five-and-one-behind');
  const last = questionOf('bear-off', 'six-for-the-last-point');

  test('are none while a checker stands further away', () => {
    expect(bearOff.leaving(behind)).toEqual([]);
    expect(codes(bearOff.whyStays(behind, 3))).toEqual(['checker-behind']);
    expect(bearOff.whyStays(behind, 6)).toMatchObject([{ code: 'not-rolled', rule: 'exact-off' }]);
    expect(codes(bearOff.whyStays(behind, 5))).toEqual(['no-checker']);
  });

  test('are those of the furthest point where the number is larger', () => {
    expect(bearOff.leaving(last)).toEqual([4]);
    expect(bearOff.whyStays(last, 4)).toEqual([]);
    expect(bearOff.whyMissed(last, 4).rule).toBe('larger-off');
    expect(plainText(proved(rawOf('six-for-the-last-point')).hints[1])).toBe(
      'במשולש 6 אין אבן, והאבן הרחוקה ביותר עומדת במשולש 4.',
    );
  });

  test.each([
    [{ bar: 1, 3: 2 }, 3, ['bar-first', 'not-all-home'], 'הסתכלו על הבר.'],
    [{ 8: 1, 3: 2 }, 3, ['not-all-home'], 'הסתכלו על משולש 8.'],
    [{ 8: 1, 3: 2 }, 2, ['not-all-home'], 'הסתכלו על משולש 8.'],
  ] as const)('are none before all are home: %j with a %i', (white, number, reasons, hint) => {
    const raw = {
      ...withPlainTexts(rawOf('five-and-one-behind')),
      position: { white, black: { 24: 2 } },
      number,
      rules: ['all-home'],
    };
    const { question, hints } = proved(raw);
    if (question.kind !== 'bear-off') throw new Error(question.kind);
    expect(bearOff.leaving(question)).toEqual([]);
    expect(codes(bearOff.whyStays(question, 3))).toEqual(reasons);
    expect(plainText(hints[1])).toBe(hint);
  });
});

describe('marks', () => {
  const wrong = { rule: 'blocked-point', why: ['חסום.'] } as const;
  const missed = { rule: 'entry-point', why: ['חסר.'] } as const;
  const options = [
    { value: 1, wrong: [], missed },
    { value: 2, wrong: [wrong] },
    { value: 3, wrong: [], missed },
  ];

  test.each([
    [[1, 3], undefined],
    [[1], [missed]],
    [[], [missed]],
    [[1, 2, 3], [wrong]],
    [[2], [wrong]],
  ])('%j: what is wrong comes before what is missing', (marked, why) => {
    expect(judgeMarks(options, new Set(marked))?.wrong).toEqual(why);
  });
});

describe('a pip count', () => {
  const question = questionOf('pips', 'count-with-the-bar');

  test('counts from the side that is asked about, and the bar as 25', () => {
    expect(pipsOf(question)).toBe(141);
    expect(pipsOf(questionOf('pips', 'count-at-home'))).toBe(55);
  });

  test.each([
    ['the bar forgotten', 116, 'אבן על הבר נספרת 25.'],
    ['the other side', 103, 'זאת הספירה של לבן, והשאלה על שחור.'],
    ['the checkers', 15, 'סופרים צעדים ולא אבנים: כל אבן נספרת לפי המספר של המשולש שלה.'],
    ['too many', 142, 'הספירה הנכונה קטנה יותר.'],
    ['too few', 0, 'הספירה הנכונה גדולה יותר.'],
  ])('that is wrong is told why: %s', (_, pips, why) => {
    const wrong = judgePips(141, mistakes(question), pips);
    expect(wrong?.rule).toBe('pip-count');
    expect(wrong && plainText(wrong.why)).toBe(why);
  });

  test('that was made with the numbers of the other seat is told that each side has its own', () => {
    const black = questionOf('pips', 'six-of-black-left');
    const wrong = judgePips(pipsOf(black), mistakes(black), 125);
    expect(wrong?.rule).toBe('own-numbers');
    expect(wrong && plainText(wrong.why)).toBe(
      'כך סופר לבן. שחור סופר מהצד שלו: לוח הבית שלו הוא המשולשים 1 עד 6.',
    );
  });

  test('that is right is never among the mistakes', () => {
    expect(judgePips(141, mistakes(question), 141)).toBeUndefined();
    expect(mistakes(question).map(({ pips }) => pips)).not.toContain(141);
  });

  test.each([
    ['151', 151],
    [' 1 5 1 ', 151],
    ['151.', 151],
    ['00151', 151],
    ['١٥١', 151],
    ['۱۵۱', 151],
    ['151 צעדים', 151],
    ['\u200f151', 151],
    ['0', 0],
    ['', undefined],
    ['מאה', undefined],
    ['15.1', undefined],
    ['-3', undefined],
    ['151a', undefined],
    ['99999', 99999],
  ])('is read from %j', (text, pips) => {
    expect(readPips(text)).toBe(pips);
  });
});
