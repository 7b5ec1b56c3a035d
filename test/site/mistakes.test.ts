import { describe, expect, test } from 'vitest';
import type { KindName } from '../../src/diagrams/claims/kinds.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { diagrams, entriesIn, repeated, type Entry } from './entries.ts';

interface Head {
  readonly saying: string;
  readonly rule: string;
  readonly diagram: string;
}

const MISTAKES = entriesIn('mistakes') as Entry<Head>[];

/** Claims that a saying can be shown wrong by: they say more than how many plays there are. */
const REFUTING = new Set<KindName>([
  'illegal',
  'legal',
  'forced',
  'no-play',
  'pips',
  'score',
  'outcome',
  'drop',
  'match',
]);

test('there are 14 common mistakes or more, and no two say the same', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(14);
  expect(repeated(MISTAKES.map(({ head }) => head.saying))).toEqual([]);
});

test('each has a position of its own', () => {
  expect(repeated(MISTAKES.map(({ head }) => head.diagram))).toEqual([]);
});

describe.each(MISTAKES)('$id', ({ head, body }) => {
  test('is about a rule of the book, and says what is right', () => {
    expect(RULE_IDS).toContain(head.rule);
    expect(body).toMatch(/[א-ת].*\.$/su);
  });

  test('is refuted by its diagram', () => {
    const kinds = diagrams.get(head.diagram)?.claims.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => REFUTING.has(kind))).not.toEqual([]);
  });
});
