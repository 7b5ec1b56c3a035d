import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { boardMutants } from '../diagrams/board-mutants.ts';
import { naivelyHolds } from './naive-puzzle.ts';
import { failuresOf, ON_DISK, withPlainTexts, type RawPuzzle } from './raw.ts';

const SUBJECTS = ON_DISK.map(({ raw }) => withPlainTexts(raw));
const KINDS = ['find-play', 'only-play', 'worth'] as const;
const TERMS = [
  { backgammon: 'home' },
  { backgammon: 'bar' },
  { backgammon: 'none' },
  { jacoby: true },
  { 'star-mars': true },
];

const tally = { false: 0, true: 0 };

/** Says where the proof and the naive program disagree about a puzzle. */
function disagreement(raw: RawPuzzle): string[] {
  const holds = naivelyHolds(raw);
  tally[`${holds}`] += 1;
  const failures = failuresOf(raw);
  return (failures.length === 0) === holds
    ? []
    : [`naively ${holds}, but ${failures.join('; ') || 'proved'}: ${JSON.stringify(raw)}`];
}

const asDiagram = (raw: RawPuzzle) => ({ ...raw, caption: 'לוח', claims: [] });
const asPuzzle = (raw: object): RawPuzzle => {
  const parts = Object.entries(raw).filter(([key]) => key !== 'caption' && key !== 'claims');
  return Object.fromEntries(parts) as unknown as RawPuzzle;
};

describe('after one change a puzzle is proved only if the naive program finds that it still holds', () => {
  test.each(SUBJECTS)('$id as it is', (raw) => {
    expect(naivelyHolds(raw)).toBe(true);
    expect(disagreement(raw)).toEqual([]);
  });

  test.each(SUBJECTS)('$id of another kind', (raw) => {
    expect(
      KINDS.flatMap((kind) => disagreement(asPuzzle({ ...raw, kind, terms: undefined }))),
    ).toEqual([]);
  });

  test.each(SUBJECTS)('$id of every other rule', (raw) => {
    expect(RULE_IDS.flatMap((rule) => disagreement({ ...raw, rules: [rule] }))).toEqual([]);
  });

  test.each(SUBJECTS)('$id on every other board', (raw) => {
    const mutants = boardMutants(asDiagram(raw)).map((mutant) => asPuzzle(mutant.raw));
    expect(mutants.length).toBeGreaterThan(50);
    expect(mutants.flatMap(disagreement)).toEqual([]);
  });

  test.each(SUBJECTS.filter(({ kind }) => kind === 'worth'))('$id in another house', (raw) => {
    expect(TERMS.flatMap((terms) => disagreement({ ...raw, terms }))).toEqual([]);
  });

  test('most changes made a puzzle false, and some left it true', () => {
    process.stdout.write(`puzzles changed: ${tally.false} false, ${tally.true} still true\n`);
    expect(tally.false).toBeGreaterThan(200);
    expect(tally.true).toBeGreaterThan(50);
  });
});
