import { describe, expect, test } from 'vitest';
import { tellRefusal } from '../../src/components/islands/refusal.ts';
import { begin, move, pick, type Turn } from '../../src/components/islands/turn.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { legalPlays, type Play } from '../../src/engine/plays.ts';
import { OFF } from '../../src/engine/position.ts';
import { REASON_CODES } from '../../src/engine/reasons.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import { board, type Places } from '../engine/board.ts';

const on = (mine: Places, theirs: Places, ...dice: Dice): Turn => begin(board(mine, theirs), dice);
const EITHER = [
  { 24: 2, 12: 1, 6: 2, 5: 4, 4: 3, 3: 3 },
  { 22: 3, 21: 2, 20: 2, 19: 2, 18: 2, 2: 2, 1: 2 },
] as const;
const DEAD_END = [
  { 20: 2, 7: 1, 6: 2, 4: 1, 3: 2, 2: 3, 1: 4 },
  { 24: 1, 23: 2, 22: 2, 21: 2, 19: 2, 18: 2, 14: 3, 11: 1 },
] as const;
const off = (turn: Turn, from: number): Turn => move(turn, from, OFF);
const won = (): Turn => off(on({ 1: 1 }, { 24: 1 }, 6, 1), 1);

/** Each try, and what it is told by White, the reader, and by Black, whose points the board numbers from the other end. */
const TOLD: readonly (readonly [
  code: string,
  attempt: () => Turn,
  white: string,
  black: string,
])[] = [
  [
    'bad-notation',
    () => move(on({ 10: 2, 1: 5 }, { 6: 1, 7: 1, 24: 5 }, 4, 3), 10, 3),
    'יש לשם שתי דרכים, ובכל אחת נאכלת אבן אחרת. שחקו כל מספר לבדו.',
    'יש לשם שתי דרכים, ובכל אחת נאכלת אבן אחרת. שחקו כל מספר לבדו.',
  ],
  [
    'game-over',
    () => pick(won(), 1),
    'המשחק נגמר: כל האבנים שלכם כבר בחוץ.',
    'המשחק נגמר: כל האבנים של שחור כבר בחוץ.',
  ],
  [
    'no-checker',
    () => pick(on(...DEAD_END, 6, 1), 12),
    'אין לכם אבן במשולש 12.',
    'לשחור אין אבן במשולש 13.',
  ],
  [
    'no-checker',
    () => pick(on(...DEAD_END, 6, 1), 25),
    'אין לכם אבן על הבר.',
    'לשחור אין אבן על הבר.',
  ],
  [
    'no-checker',
    () => pick(on(...DEAD_END, 6, 1), 24),
    'האבן במשולש 24 היא של שחור, ועכשיו התור שלכם.',
    'האבן במשולש 1 היא שלכם, ועכשיו התור של שחור.',
  ],
  [
    'no-checker',
    () => pick(on(...DEAD_END, 6, 1), 14),
    'האבנים במשולש 14 הן של שחור, ועכשיו התור שלכם.',
    'האבנים במשולש 11 הן שלכם, ועכשיו התור של שחור.',
  ],
  [
    'wrong-direction',
    () => move(on(...DEAD_END, 6, 1), 4, 5),
    'ממשולש 4 למשולש 5 זה אחורה. אתם מזיזים רק ממספר גדול למספר קטן.',
    'ממשולש 21 למשולש 20 זה אחורה. שחור מזיז רק ממספר קטן למספר גדול.',
  ],
  [
    'not-rolled',
    () => move(on(...DEAD_END, 6, 1), 7, 4),
    'ממשולש 7 למשולש 4 יש 3 צעדים, ונשאר לשחק את ה־6 ואת ה־1.',
    'ממשולש 18 למשולש 21 יש 3 צעדים, ונשאר לשחק את ה־6 ואת ה־1.',
  ],
  [
    'not-rolled',
    () => move(on(...DEAD_END, 4, 4), 7, 6),
    'ממשולש 7 למשולש 6 יש צעד אחד, ונשאר לשחק רק את ה־4.',
    'ממשולש 18 למשולש 19 יש צעד אחד, ונשאר לשחק רק את ה־4.',
  ],
  [
    'not-rolled',
    () => move(on({ bar: 1 }, { 24: 1 }, 6, 1), 25, 22),
    'מהבר למשולש 22 יש 3 צעדים, ונשאר לשחק את ה־6 ואת ה־1.',
    'מהבר למשולש 3 יש 3 צעדים, ונשאר לשחק את ה־6 ואת ה־1.',
  ],
  [
    'not-rolled',
    () => off(on({ 6: 3 }, { 24: 1 }, 3, 1), 6),
    'כדי להוציא אבן ממשולש 6 צריך לפחות 6, ונשאר לשחק את ה־3 ואת ה־1.',
    'כדי להוציא אבן ממשולש 19 צריך לפחות 6, ונשאר לשחק את ה־3 ואת ה־1.',
  ],
  [
    'not-rolled',
    () => off(on({ 13: 1, 5: 2 }, { 24: 1 }, 6, 4), 13),
    'ממשולש 13 החוצה יש 13 צעדים, ונשאר לשחק את ה־6 ואת ה־4. עוד אי אפשר להוציא: יש לכם אבן אחת מחוץ ללוח הבית, במשולש 13.',
    'ממשולש 12 החוצה יש 13 צעדים, ונשאר לשחק את ה־6 ואת ה־4. עוד אי אפשר להוציא: לשחור יש אבן אחת מחוץ ללוח הבית, במשולש 12.',
  ],
  [
    'not-rolled',
    () => move(move(move(on(...DEAD_END, 6, 1), 7, 1), 6, 5), 5, 4),
    'כל המספרים כבר שוחקו, והתור נגמר.',
    'כל המספרים כבר שוחקו, והתור נגמר.',
  ],
  [
    'bar-first',
    () => move(on({ bar: 1, 6: 2 }, { 24: 2, 19: 2 }, 6, 1), 6, 5),
    'יש לכם אבן על הבר, והיא נכנסת לפני כל מהלך אחר.',
    'לשחור יש אבן על הבר, והיא נכנסת לפני כל מהלך אחר.',
  ],
  [
    'bar-first',
    () => move(on({ bar: 2, 6: 2 }, { 24: 2, 19: 2 }, 6, 1), 6, 5),
    'יש לכם שתי אבנים על הבר, והן נכנסות לפני כל מהלך אחר.',
    'לשחור יש שתי אבנים על הבר, והן נכנסות לפני כל מהלך אחר.',
  ],
  [
    'point-blocked',
    () => move(on({ 8: 1, 6: 2 }, { 3: 2 }, 5, 1), 8, 3),
    'האבן במשולש 8 לא יכולה לנחות במשולש 3: עומדות בו שתי אבנים שחורות.',
    'האבן במשולש 17 לא יכולה לנחות במשולש 22: עומדות בו שתי אבנים שלכם.',
  ],
  [
    'point-blocked',
    () => move(on({ bar: 1 }, { 20: 3 }, 5, 1), 25, 20),
    'האבן שעל הבר לא יכולה להיכנס למשולש 20: עומדות בו 3 אבנים שחורות.',
    'האבן שעל הבר לא יכולה להיכנס למשולש 5: עומדות בו 3 אבנים שלכם.',
  ],
  [
    'point-blocked',
    () => move(on({ 10: 2 }, { 8: 2 }, 2, 2), 10, 6),
    'האבן במשולש 10 צריכה לעצור בדרך במשולש 8, והוא חסום: עומדות בו שתי אבנים שחורות.',
    'האבן במשולש 15 צריכה לעצור בדרך במשולש 17, והוא חסום: עומדות בו שתי אבנים שלכם.',
  ],
  [
    'point-blocked',
    () => move(on({ 12: 2 }, { 8: 2, 9: 3 }, 4, 3), 12, 5),
    'האבן במשולש 12 צריכה לעצור בדרך, והמשולשים 9 ו־8 חסומים: בכל אחד מהם לפחות שתי אבנים שחורות.',
    'האבן במשולש 13 צריכה לעצור בדרך, והמשולשים 16 ו־17 חסומים: בכל אחד מהם לפחות שתי אבנים שלכם.',
  ],
  [
    'not-all-home',
    () => off(on({ 8: 1, 5: 2 }, { 24: 1 }, 5, 1), 5),
    'עוד אי אפשר להוציא: יש לכם אבן אחת מחוץ ללוח הבית, במשולש 8.',
    'עוד אי אפשר להוציא: לשחור יש אבן אחת מחוץ ללוח הבית, במשולש 17.',
  ],
  [
    'not-all-home',
    () => off(on({ 13: 2, 8: 1, 5: 2 }, { 24: 1 }, 5, 1), 5),
    'עוד אי אפשר להוציא: יש לכם 3 אבנים מחוץ ללוח הבית, הרחוקה ביותר במשולש 13.',
    'עוד אי אפשר להוציא: לשחור יש 3 אבנים מחוץ ללוח הבית, הרחוקה ביותר במשולש 12.',
  ],
  [
    'not-all-home',
    () => off(on({ bar: 1, 5: 2 }, { 24: 2 }, 5, 1), 5),
    'יש לכם אבן על הבר, והיא נכנסת לפני כל מהלך אחר. עוד אי אפשר להוציא: יש לכם אבן על הבר.',
    'לשחור יש אבן על הבר, והיא נכנסת לפני כל מהלך אחר. עוד אי אפשר להוציא: לשחור יש אבן על הבר.',
  ],
  [
    'checker-behind',
    () => off(on({ 6: 1, 4: 2 }, { 24: 1 }, 5, 5), 4),
    'מספר גדול מהדרוש לא מוציא אבן ממשולש 4: יש לכם אבן רחוקה יותר, במשולש 6.',
    'מספר גדול מהדרוש לא מוציא אבן ממשולש 21: לשחור יש אבן רחוקה יותר, במשולש 19.',
  ],
  [
    'checker-behind',
    () => off(on({ 6: 2, 4: 2 }, { 24: 1 }, 5, 5), 4),
    'מספר גדול מהדרוש לא מוציא אבן ממשולש 4: יש לכם אבנים רחוקות יותר, במשולש 6.',
    'מספר גדול מהדרוש לא מוציא אבן ממשולש 21: לשחור יש אבנים רחוקות יותר, במשולש 19.',
  ],
  [
    'must-play-more',
    () => move(on(...DEAD_END, 6, 1), 7, 6),
    'אחרי המהלך הזה אין איך לשחק את ה־6, ויש דרך לשחק את שניהם.',
    'אחרי המהלך הזה אין איך לשחק את ה־6, ויש דרך לשחק את שניהם.',
  ],
  [
    'must-play-larger',
    () => move(on(...EITHER, 6, 5), 12, 7),
    'אפשר לשחק כל אחד מהמספרים לבדו, אבל לא את שניהם, ולכן משחקים את הגדול, ה־6.',
    'אפשר לשחק כל אחד מהמספרים לבדו, אבל לא את שניהם, ולכן משחקים את הגדול, ה־6.',
  ],
];

describe.each(TOLD)('a try that is %s', (code, attempt, white, black) => {
  test(`tells White: ${white}`, () => {
    const turn = attempt();
    expect(turn.refusal?.reasons.map((reason) => reason.code)).toContain(code);
    expect(tellRefusal(turn.refusal!, turn, 'white').join(' ')).toBe(white);
  });
  test(`tells of Black: ${black}`, () => {
    const turn = attempt();
    expect(tellRefusal(turn.refusal!, turn, 'black').join(' ')).toBe(black);
  });
});

/** A play as a referee may be given it, for no single move on a board can fail so. */
const stopped = (witness: Play, rule: RuleId): string => {
  const turn = on(...DEAD_END, 4, 4);
  const reasons = [{ code: 'must-play-more', rule, witness }] as const;
  return tellRefusal({ from: 7, to: 3, reasons }, turn, 'white').join(' ');
};

test.each([
  [2, 'אפשר לשחק את ה־4 פעמיים, ואחרי המהלך הזה כבר לא.'],
  [3, 'אפשר לשחק את ה־4 שלוש פעמים, ואחרי המהלך הזה כבר לא.'],
  [4, 'אפשר לשחק את ה־4 ארבע פעמים, ואחרי המהלך הזה כבר לא.'],
])('a doublet that could be played %i times says so', (times, sentence) => {
  const [play] = legalPlays(board({ 24: 1, [4 * times + 1]: 1 }, { 20: 2 }), [4, 4]);
  expect(play!.moves).toHaveLength(times);
  expect(stopped(play!, 'doublet-most')).toBe(sentence);
});

test('a play that stops short says what duty asks', () => {
  const [both] = legalPlays(board({ 24: 2 }), [4, 3]);
  expect(stopped(both!, 'both-dice')).toBe('יש דרך לשחק את שני המספרים, וחייבים לשחק את שניהם.');
  expect(stopped(both!, 'only-one')).toBe('יש מספר אחד שאפשר לשחק, וחייבים לשחק אותו.');
});

test('every reason that the engine knows is tried', () => {
  expect(new Set(TOLD.map(([code]) => code))).toEqual(new Set(REASON_CODES));
});
