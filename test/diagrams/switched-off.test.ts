import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../src/engine/rules.ts';
import { examplesOf } from '../../tools/coverage/examples.ts';
import { CHAPTERS_OF_MOVEMENT, SWITCHES, UNSWITCHED } from '../../tools/coverage/switches.ts';
import { NAIVE_RULES, type NaiveRule } from '../naive/naive.ts';
import { bookOnDisk } from '../site/entries.ts';
import { naivelyFalse } from './naive-claims.ts';
import { BY_ID } from './raw.ts';

const PAIRS = (Object.entries(SWITCHES) as [RuleId, readonly NaiveRule[]][]).flatMap(
  ([rule, without]) => without.map((off) => ({ rule, off })),
);

test('every rule of the chapters about moving can be turned off, or has a reason why not', () => {
  const rules = bookOnDisk()
    .chapters.filter(({ id }) => CHAPTERS_OF_MOVEMENT.includes(id))
    .flatMap((chapter) => chapter.rules.map(({ id }) => id));
  expect([...Object.keys(SWITCHES), ...Object.keys(UNSWITCHED)].sort()).toEqual(rules.sort());
});

test('every rule that the naive program can turn off is one of the book’s', () => {
  expect([...new Set(PAIRS.map(({ off }) => off))].sort()).toEqual([...NAIVE_RULES].sort());
});

describe('a rule of movement is proved: without it, one of its diagrams would be false', () => {
  test.each(PAIRS)('$rule, without $off', ({ rule, off }) => {
    const shown = examplesOf(rule);
    const broken = shown.filter((id) => naivelyFalse(BY_ID.get(id)!, { without: off }).length > 0);
    expect(broken, `of ${shown.join(', ')}`).not.toEqual([]);
  });
});
