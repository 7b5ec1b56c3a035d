import { expect, test } from 'vitest';
import { keepTogether } from '../../src/components/site/keep-together.ts';

/** With the spaces that no line breaks at made visible. */
const kept = (text: string): string => keepTogether(text).replaceAll('\u00a0', '_');

test('a point, a rule and a figure stay beside their number', () => {
  expect(kept('משולש 7 הוא משולש 7, ובמשולש 18 יש אבן')).toBe(
    'משולש_7 הוא משולש_7, ובמשולש_18 יש אבן',
  );
  expect(kept('כלל 4.7, תרשים 8ב ופרק 9')).toBe('כלל_4.7, תרשים_8ב ופרק_9');
  expect(kept('משולשים 6 עד 1')).toBe('משולשים_6 עד_1');
});

test('a number stays beside what it counts', () => {
  expect(kept('12 נקודות ושתי נקודות, 55 צעדים')).toBe('12_נקודות ושתי_נקודות, 55_צעדים');
  expect(kept('שני מהלכים ב־3 דרכים')).toBe('שני_מהלכים ב־3_דרכים');
});

test('other words may part', () => {
  const text = 'שני הצדדים הטילו 6 ואז שיחקו. הכלל של 15 משתתפים, ראשני אבנים';
  expect(keepTogether(text)).toBe(text);
});
