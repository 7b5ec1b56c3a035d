import { expect, test } from 'vitest';
import { RULE_IDS } from '../../../src/engine/rules.ts';
import { readLines } from '../../fixtures/read.ts';
import { fromOtherSeat, fromXgid, reasonsOf } from '../board.ts';

test('every illegal play is refused for the reason that is known, from either seat', () => {
  const plays = readLines('judged.jsonl');
  expect(plays).toHaveLength(426);
  const wrong = plays
    .flatMap(({ xgid, ...rest }) => [
      { xgid, ...rest },
      { xgid: fromOtherSeat(xgid), ...rest },
    ])
    .filter(({ xgid, play, code }) => {
      const { position, dice } = fromXgid(xgid);
      return !reasonsOf(position, dice, play).some((reason) => reason.code === code);
    });
  expect(wrong).toEqual([]);
});

test('every refusal names a rule of the book', () => {
  const rules = readLines('judged.jsonl').flatMap(({ xgid, play }) => {
    const { position, dice } = fromXgid(xgid);
    return reasonsOf(position, dice, play).map(({ rule }) => rule);
  });
  expect(rules.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
});
