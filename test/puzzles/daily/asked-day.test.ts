import { describe, expect, test } from 'vitest';
import { typographyFaults } from '../../../tools/lint/hebrew.ts';
import { plainText } from '../../../src/diagrams/words.ts';
import { askedDay } from '../../../src/puzzles/daily/asked-day.ts';
import { dayBefore, dayInWords } from '../../../src/puzzles/daily/day.ts';

const TODAY = '2026-11-30';

describe('an address asks', () => {
  test.each([
    ['', TODAY],
    ['?day=2026-11-30', TODAY],
    ['?day=2026-11-29', '2026-11-29'],
    ['?day=2024-02-29', '2024-02-29'],
  ])('"%s" for the puzzle of %s', (query, day) => {
    expect(askedDay(query, TODAY)).toEqual({ ok: true, day });
  });

  test.each(['?day=', '?day=2026-02-30', '?day=30.11.2026', '?day=%3Cimg%3E'])(
    '"%s" for a day that no calendar has',
    (query) => {
      const asked = askedDay(query, TODAY);
      expect(asked).toMatchObject({ ok: false });
      const words = plainText(asked.ok ? [] : asked.words);
      expect(words).toBe('בכתובת כתוב תאריך שאין בלוח השנה. כותבים אותו כך: 2026-11-30.');
    },
  );

  test.each(['2026-12-01', '2027-01-01', '9999-12-31'])('for %s, which has not come', (day) => {
    const asked = askedDay(`?day=${day}`, TODAY);
    const words = plainText(asked.ok ? [] : asked.words);
    expect(words).toContain(`החידה של ${dayInWords(day)} עוד לא נפתחה.`);
    expect(typographyFaults(words)).toEqual([]);
  });
});

test('a day is told in Hebrew words', () => {
  expect(dayInWords('2026-11-30')).toBe('יום שני, 30 בנובמבר 2026');
  expect(dayInWords('2027-01-02')).toBe('יום שבת, 2 בינואר 2027');
});

test('the day before is another one of the calendar', () => {
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
});
