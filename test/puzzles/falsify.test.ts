import { describe, expect, test } from 'vitest';
import { RULE_OF } from '../../src/engine/reasons.ts';
import { RULE_IDS, type RuleId } from '../../src/engine/rules.ts';
import { judgeRuling, permissionsOfRuling, rulingsOf } from '../../src/puzzles/legal-or-not.ts';
import { isPermission, PERMITS } from '../../src/puzzles/permits.ts';
import { PUZZLE_KINDS, type PuzzleKind } from '../../src/puzzles/question.ts';
import { boardMutants } from '../diagrams/board-mutants.ts';
import { naiveBoard, seenByMover } from '../diagrams/naive-claims.ts';
import { naiveJudge, naiveOutcome } from '../naive/naive.ts';
import { naivePermissionsOf } from './naive-permits.ts';
import { naivelyHolds, ROLLED } from './naive-puzzle.ts';
import {
  failuresOf,
  ON_DISK,
  proved,
  withOwnBoard,
  withPlainTexts,
  type RawPuzzle,
} from './raw.ts';

const ALL = ON_DISK.map(({ raw }) => withPlainTexts(withOwnBoard(raw)));
/** All are proved as they are; a few of each kind are changed in hundreds of ways. */
const A_FEW = 3;
const CHANGED = [...Map.groupBy(ALL, ({ kind }) => kind).values()].flatMap((kind) =>
  kind.slice(0, A_FEW),
);
/** Whether a play is legal is put to the naive judge, below. */
const isRuling = ({ kind }: RawPuzzle): boolean => kind === 'legal-or-not';
const RULINGS = CHANGED.filter(isRuling);
const SUBJECTS = CHANGED.filter((raw) => !isRuling(raw));
const KINDS = (Object.keys(PUZZLE_KINDS) as PuzzleKind[]).filter((kind) => kind !== 'legal-or-not');
const PLACES = ['bar', 24, 13, 6] as const;

/** The same board with the question of another kind: a roll where it asks about one, and its part. */
function asKind(raw: RawPuzzle, kind: PuzzleKind): object[] {
  const parts = { from: undefined, play: undefined, number: undefined, of: undefined };
  const dice = ROLLED.has(kind) ? (raw.dice ?? [6, 5]) : undefined;
  const bare = { ...raw, ...parts, terms: undefined, kind, dice };
  if (kind === 'reach') return PLACES.map((from) => ({ ...bare, from }));
  if (kind === 'bear-off') return [1, 2, 3, 4, 5, 6].map((number) => ({ ...bare, number }));
  return kind === 'pips' ? [{ ...bare, of: 'black' }] : [bare];
}

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

/** The duties to use the dice, which the naive judge does not tell apart. */
const DUTIES = ['both-dice', 'dead-end', 'only-one', 'doublet-most'];
const byDuty = (rule: string): string => (DUTIES.includes(rule) ? 'duty' : rule);
const RULE: Readonly<Record<string, string>> = { ...RULE_OF, 'must-play-more': 'duty' };

/** The rules by which no wrong answer is refused, by what the proof says of a puzzle that names all of them. */
const unmet = (raw: RawPuzzle): Set<string> => {
  const told = failuresOf({ ...raw, rules: RULE_IDS }).join('\n');
  return new Set(RULE_IDS.filter((rule) => told.includes(`is refused by "${rule}"`)));
};

/** Where another ruling is right than the naive judge finds; null where there is no such puzzle. */
function misruled(raw: RawPuzzle): string | null {
  const board = naiveBoard({ ...raw, caption: '', claims: [] });
  const seen = seenByMover(board);
  if (!board.dice || naiveOutcome(seen)) return null;
  const { reasons, result } = naiveJudge(seen, board.dice, raw.play!);
  if (reasons.has('bad-notation')) return null;
  const right = reasons.size === 0 ? ['legal'] : [...reasons].map((code) => RULE[code]!);
  const out = unmet(raw);
  const rule = RULE_IDS.find((one) => !out.has(one));
  if (!rule) return `nothing refuses: ${JSON.stringify(raw)}`;
  const { question } = proved({ ...raw, rules: [rule] });
  if (question.kind !== 'legal-or-not') return question.kind;
  const rulings = rulingsOf(question);
  const allowing = result === null ? new Set() : naivePermissionsOf(seen, board.dice, result);
  if (allowing.symmetricDifference(new Set(permissionsOfRuling(question))).size > 0) {
    return `naively it needs ${[...allowing].join()}: ${JSON.stringify(raw)}`;
  }
  const found = rulings.filter((ruling) => judgeRuling(question, ruling).length === 0).map(byDuty);
  const isSame = new Set(found).symmetricDifference(new Set(right)).size === 0;
  return isSame && rulings.length >= 3
    ? ''
    : `naively ${right.join()}, but of ${rulings.join()}: ${found.join()}: ${JSON.stringify(raw)}`;
}

const asDiagram = (raw: RawPuzzle) => ({ ...raw, caption: 'לוח', claims: [] });
const asPuzzle = (raw: object): RawPuzzle => {
  const parts = Object.entries(raw).filter(([key]) => key !== 'caption' && key !== 'claims');
  return Object.fromEntries(parts) as unknown as RawPuzzle;
};

/** What the proof says of a ruling that names every permission: those that its play does not need. */
const unneeded = (raw: RawPuzzle): string[] =>
  [...unmet(raw)].filter((rule) => isPermission(rule as RuleId)).sort();

describe('a play that is allowed', () => {
  const legal = ALL.filter((raw) => {
    const board = naiveBoard({ ...raw, caption: '', claims: [] });
    return (
      isRuling(raw) && naiveJudge(seenByMover(board), board.dice!, raw.play!).reasons.size === 0
    );
  });

  test.each(legal)('$id needs what its rules allow, and no other rule may be named', (raw) => {
    const board = naiveBoard({ ...raw, caption: '', claims: [] });
    const seen = seenByMover(board);
    const { result } = naiveJudge(seen, board.dice!, raw.play!);
    const needed = naivePermissionsOf(seen, board.dice!, result!);
    const permissions = Object.keys(PERMITS);
    expect(unneeded(raw)).toEqual(permissions.filter((rule) => !needed.has(rule)).sort());
    expect(raw.rules.filter((rule) => permissions.includes(rule) && !needed.has(rule))).toEqual([]);
  });

  test('some of the puzzles are about one', () => expect(legal.length).toBeGreaterThan(30));
});

describe('after one change a puzzle is proved only if the naive program finds that it still holds', () => {
  test.each(ALL.filter((raw) => !isRuling(raw)))('$id as it is', (raw) => {
    expect(naivelyHolds(raw)).toBe(true);
    expect(disagreement(raw)).toEqual([]);
  });

  test.each(SUBJECTS)('$id of another kind', (raw) => {
    const others = KINDS.flatMap((kind) => asKind(raw, kind));
    expect(others.map(asPuzzle).flatMap(disagreement)).toEqual([]);
  });

  test.each(SUBJECTS)('$id of every other rule', (raw) => {
    const out = unmet(raw);
    const differs = RULE_IDS.filter((rule) => {
      const holds = naivelyHolds({ ...raw, rules: [rule] });
      tally[`${holds}`] += 1;
      return holds === out.has(rule);
    });
    expect(differs).toEqual([]);
  });

  test.each(SUBJECTS)('$id on every other board', (raw) => {
    const mutants = boardMutants(asDiagram(raw)).map((mutant) => asPuzzle(mutant.raw));
    expect(mutants.length).toBeGreaterThan(50);
    expect(mutants.flatMap(disagreement)).toEqual([]);
  });

  test.each(SUBJECTS.filter(({ kind }) => kind === 'worth'))('$id in another house', (raw) => {
    expect(TERMS.flatMap((terms) => disagreement({ ...raw, terms }))).toEqual([]);
  });

  test.each(RULINGS)('$id on every board is ruled on as the naive judge rules', (raw) => {
    const boards = [raw, ...boardMutants(asDiagram(raw)).map((mutant) => asPuzzle(mutant.raw))];
    const told = boards.map(misruled).filter((difference) => difference !== null);
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((difference) => difference !== '')).toEqual([]);
  });

  test('most changes made a puzzle false, and some left it true', () => {
    process.stdout.write(`puzzles changed: ${tally.false} false, ${tally.true} still true\n`);
    expect(tally.false).toBeGreaterThan(200);
    expect(tally.true).toBeGreaterThan(50);
  });
});
