import { expect, test } from 'vitest';
import { REASON_CODES, RULE_OF } from '../../src/engine/reasons.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';

test('no two rules have the same id', () => {
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
});

test('there are eleven reasons why a play is not legal', () => {
  expect(new Set(REASON_CODES).size).toBe(11);
});

test('every reason has its rule in the book', () => {
  const rules = [...Object.values(RULE_OF), 'both-dice', 'dead-end', 'only-one', 'doublet-most'];
  expect(rules.filter((rule) => !RULE_IDS.some((id) => id === rule))).toEqual([]);
});
