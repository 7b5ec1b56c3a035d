import { describe, expect, test } from 'vitest';
import { namePlace, narrate } from '../../src/components/islands/narration.ts';
import { begin, move, pick, type Turn } from '../../src/components/islands/turn.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { BAR, OFF } from '../../src/engine/position.ts';
import { board, type Places } from '../engine/board.ts';

const on = (mine: Places, theirs: Places, ...dice: Dice): Turn => begin(board(mine, theirs), dice);

const start = () => on({ 13: 2, 6: 1 }, { 7: 1, 12: 2, 24: 2 }, 6, 1);

describe('a live board tells of its turn', () => {
  test('what may be moved at first, and by whom', () => {
    expect(narrate(start(), 'white')).toBe('בחרו אבן. אפשר להזיז מ־13 או מ־6.');
    expect(narrate(start(), 'black')).toBe('התור של שחור. בחרו אבן שלו. אפשר להזיז מ־12 או מ־19.');
    expect(narrate(on({ bar: 1, 6: 2 }, { 24: 1 }, 6, 1), 'white')).toBe(
      'בחרו אבן. אפשר להזיז מהבר.',
    );
  });
  test('where the picked checker can go, by one number, by both, and with a hit', () => {
    expect(narrate(pick(start(), 13), 'white')).toBe(
      'אבן ממשולש 13: עם 6 למשולש 7, ואוכלים שם אבן, עם 6 ו־1 למשולש 6, ואוכלים אבן בדרך.',
    );
    expect(narrate(pick(on({ 24: 2 }, {}, 4, 4), 24), 'white')).toBe(
      'אבן ממשולש 24: עם 4 למשולש 20, עם שני מהלכים של 4 למשולש 16, עם 3 מהלכים של 4 למשולש 12, עם 4 מהלכים של 4 למשולש 8.',
    );
    expect(narrate(pick(on({ 2: 2 }, { 24: 1 }, 6, 1), 2), 'white')).toBe(
      'אבן ממשולש 2: עם 1 למשולש 1, עם 6 החוצה.',
    );
  });
  test('that the picked checker has no legal move', () => {
    const shut = on({ 24: 1, 6: 2 }, { 18: 2, 23: 2 }, 6, 1);
    expect(narrate(pick(shut, 24), 'white')).toBe('אבן ממשולש 24: אין לה מהלך חוקי עכשיו.');
  });
  test('the last move, its hit, and what is left', () => {
    expect(narrate(move(start(), 13, 7), 'white')).toBe(
      'ממשולש 13 למשולש 7 עם 6, ונאכלה אבן. ממשיכים עם ה־1. אפשר להזיז מ־7 או מ־6.',
    );
  });
  test('a checker that was played by several numbers at once, with what it hit on its way', () => {
    const twice = on({ 24: 2 }, { 20: 1, 16: 1, 1: 1 }, 4, 4);
    expect(narrate(move(twice, 24, 12), 'white')).toMatch(
      /^ממשולש 24 למשולש 12 עם 3 מהלכים של 4, ונאכלו שתי אבנים, במשולשים 20 ו־16\. /u,
    );
    const once = on({ 13: 2 }, { 8: 1, 12: 2, 1: 1 }, 5, 1);
    expect(narrate(pick(once, 13), 'white')).toMatch(/עם 5 ו־1 למשולש 7, ואוכלים אבן בדרך\.$/u);
    expect(namePlace(7, pick(once, 13), 'white')).toMatch(/להגיע לכאן עם 5 ו־1, ולאכול אבן בדרך$/u);
    expect(narrate(move(once, 13, 7), 'white')).toBe(
      'ממשולש 13 למשולש 7 עם 5 ו־1, ונאכלה אבן בדרך, במשולש 8. התור נגמר.',
    );
    const both = on({ 13: 2 }, { 8: 1, 7: 1, 12: 2, 1: 1 }, 5, 1);
    expect(narrate(pick(both, 13), 'white')).toMatch(/למשולש 7, ואוכלים בדרך וגם שם\.$/u);
  });
  test('how the turn ends', () => {
    expect(narrate(move(move(start(), 13, 7), 6, 5), 'white')).toMatch(/עם 1\. התור נגמר\.$/u);
    expect(narrate(on({ bar: 1 }, { 24: 2, 19: 2 }, 6, 1), 'white')).toBe(
      'אין אף מהלך, והתור עובר.',
    );
    const one = on({ 24: 1, 1: 1 }, { 17: 2, 18: 2 }, 6, 1);
    expect(narrate(move(one, 24, 23), 'white')).toMatch(
      /עם 1\. את ה־6 אין איך לשחק, והתור נגמר\.$/u,
    );
  });
  test('who won', () => {
    const won = move(on({ 1: 1 }, { 24: 1 }, 6, 1), 1, OFF);
    expect(narrate(won, 'white')).toBe('ממשולש 1 החוצה עם 1. כל האבנים שלכם בחוץ. ניצחתם.');
    expect(narrate(won, 'black')).toBe('ממשולש 24 החוצה עם 1. כל האבנים של שחור בחוץ. שחור ניצח.');
  });
});

describe('a place is called', () => {
  test('by its printed number, by who stands there, and by what it offers', () => {
    expect(namePlace(13, start(), 'white')).toBe('משולש 13, שתי אבנים שלכם, אפשר להזיז');
    expect(namePlace(12, start(), 'black')).toBe('משולש 12, שתי אבנים שחורות, אפשר להזיז');
    expect(namePlace(12, start(), 'white')).toBe('משולש 12, שתי אבנים שחורות');
    expect(namePlace(7, start(), 'white')).toBe('משולש 7, אבן אחת שחורה');
    expect(namePlace(8, start(), 'white')).toBe('משולש 8, ריק');
  });
  test('by the picked checker and where it can go', () => {
    const picked = pick(start(), 13);
    expect(namePlace(13, picked, 'white')).toBe('משולש 13, שתי אבנים שלכם, האבן בידיים שלכם');
    expect(namePlace(7, picked, 'white')).toBe(
      'משולש 7, אבן אחת שחורה, אפשר להגיע לכאן עם 6, ולאכול שם אבן',
    );
  });
  test('the bar by the checkers of both sides, and the tray by those borne off', () => {
    const both = on({ bar: 1, 6: 2 }, { bar: 2, 24: 1 }, 6, 1);
    expect(namePlace('bar', both, 'white')).toBe('הבר, אבן אחת שלכם, שתי אבנים שחורות, אפשר להזיז');
    expect(namePlace('bar', start(), 'white')).toBe('הבר, ריק');
    expect(namePlace('off', both, 'white')).toBe('הוצאה, 12 אבנים שלכם בחוץ');
    expect(both.position[BAR]).toBe(1);
  });
});

describe('where it is the riddle whether there is a move, a board gives nothing away', () => {
  const shut = () => begin(board({ bar: 1, 13: 2 }, { 19: 2, 22: 2 }), [6, 3], 'hidden');
  const open = () => begin(board({ bar: 1, 13: 2 }, { 19: 2, 22: 1 }), [6, 3], 'hidden');

  test('it says the same at first, whether there is one or not', () => {
    expect(narrate(shut(), 'white')).toBe('בחרו אבן.');
    expect(narrate(open(), 'white')).toBe('בחרו אבן.');
    expect(narrate(pick(shut(), BAR), 'white')).toBe('אבן מהבר בידיים שלכם. בחרו לאן.');
    expect(narrate(pick(open(), BAR), 'white')).toBe('אבן מהבר בידיים שלכם. בחרו לאן.');
    expect(namePlace('bar', open(), 'white')).toBe('הבר, אבן אחת שלכם');
    expect(namePlace(22, pick(open(), BAR), 'white')).toBe('משולש 22, אבן אחת שחורה');
  });
  test('after a move it tells of the turn', () => {
    const entered = move(open(), BAR, 22);
    expect(narrate(entered, 'white')).toBe('מהבר למשולש 22 עם 3, ונאכלה אבן. ממשיכים עם ה־6.');
    expect(narrate(move(entered, 13, 7), 'white')).toBe('ממשולש 13 למשולש 7 עם 6. התור נגמר.');
  });
});
