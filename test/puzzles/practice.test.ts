import { describe, expect, test } from 'vitest';
import { typographyFaults } from '../../tools/lint/hebrew.ts';
import {
  firstWish,
  nearestLevel,
  readPractice,
  seedFrom,
  tellWrongAddress,
  withSeed,
  writePractice,
} from '../../src/puzzles/practice.ts';
import { wishes } from './generate/wanted.ts';

describe('the address of a practice puzzle', () => {
  test('leads to the same wish again', () => {
    for (const wish of [firstWish('a7'), ...wishes(1, 'way')]) {
      expect(readPractice(writePractice(wish))).toEqual({ ok: true, value: wish });
    }
    expect(writePractice(firstWish('a7'))).toBe('?seed=a7&version=1&rule=any&difficulty=any');
  });

  test('may leave out all but the seed', () => {
    expect(readPractice('?seed=a7')).toEqual({ ok: true, value: firstWish('a7') });
    expect(readPractice('?seed=a7&rule=jacoby')).toMatchObject({ value: { rule: 'jacoby' } });
  });

  test.each([
    ['', ['חסר בכתובת הסימן של החידה, או שהוא כתוב אחרת ממה שאנחנו כותבים.']],
    ['?seed=%3Cimg%3E', ['חסר בכתובת הסימן של החידה, או שהוא כתוב אחרת ממה שאנחנו כותבים.']],
    ['?seed=a&version=7', ['הכתובת מגרסה אחרת של מחולל החידות, ואת החידה ההיא כבר אין לנו.']],
    ['?seed=a&rule=goal', ['הכלל שבכתובת לא נמצא בין הכללים שאפשר לתרגל.']],
    ['?seed=a&difficulty=x', ['אין רמת קושי כזאת.']],
    [
      '?seed=a&rule=goal&difficulty=toString',
      ['הכלל שבכתובת לא נמצא בין הכללים שאפשר לתרגל.', 'אין רמת קושי כזאת.'],
    ],
    ['?seed=a&rule=agreed-terms&difficulty=easy', ['לכלל הזה יש חידות ברמה אחרת: בינוני, קשה.']],
  ])('"%s" is told in sentences', (query, sentences) => {
    expect(tellWrongAddress(query)).toEqual(sentences);
    expect(sentences.flatMap(typographyFaults)).toEqual([]);
  });

  test('that can be followed has nothing wrong with it', () => {
    expect(tellWrongAddress('?seed=a')).toEqual([]);
  });
});

test('a seed that was drawn is one that an address can hold', () => {
  for (const drawn of [[0], [2 ** 32 - 1, 2 ** 32 - 1], [1.5, -3]]) {
    expect(readPractice(`?seed=${seedFrom(drawn)}`).ok).toBe(true);
  }
  expect(seedFrom([35, 36])).toBe('z10');
});

describe('the level of a rule that has not the one that was wanted', () => {
  test.each([
    ['closed-board', 'hard', 'easy'],
    ['larger-die', 'easy', 'hard'],
    ['bar-first', 'easy', 'middle'],
    ['own-checkers', 'hard', 'middle'],
    ['lost-number', 'middle', 'hard'],
  ] as const)('%s: instead of %s it is %s', (rule, wanted, level) => {
    expect(nearestLevel(rule, wanted)).toBe(level);
  });

  test('is the wanted one where it has it, and any where any was wanted', () => {
    expect(nearestLevel('dead-end', 'hard')).toBe('hard');
    expect(nearestLevel('any', 'easy')).toBe('easy');
    expect(nearestLevel('larger-die', 'any')).toBe('any');
  });
});

describe('an address without a seed', () => {
  test('gets one that was drawn, and keeps what else it says', () => {
    expect(withSeed('', 'a7')).toBe('?seed=a7');
    expect(readPractice(withSeed('?rule=dead-end', 'a7'))).toMatchObject({
      value: { seed: 'a7', rule: 'dead-end' },
    });
  });

  test('is not one that has a seed, be it wrong', () => {
    expect(withSeed('?seed=', 'a7')).toBe('?seed=');
    expect(withSeed('?seed=b&rule=goal', 'a7')).toBe('?seed=b&rule=goal');
  });
});
