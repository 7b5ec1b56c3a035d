import { describe, expect, test } from 'vitest';
import lock from '../../src/diagrams/gnubg.lock.json' with { type: 'json' };
import { verifyDiagram } from '../../src/diagrams/verify.ts';
import { boardMutants, impossibleMutants } from './board-mutants.ts';
import { claimMutants } from './claim-mutants.ts';
import type { Mutant } from './mutant.ts';
import { naivelyFalse } from './naive-claims.ts';
import { ON_DISK } from './raw.ts';
import { SAMPLES } from './samples.ts';

const SUBJECTS = [...ON_DISK.map(({ raw }) => raw), ...SAMPLES];

interface Tally {
  /** Made a claim false, or the board impossible; and of these, refused for exactly that. */
  readonly tried: number;
  readonly caught: number;
  /** Left all claims true, and of these, proved again. */
  readonly harmless: number;
  readonly verified: number;
}

const NOTHING: Tally = { tried: 0, caught: 0, harmless: 0, verified: 0 };
const tallies = new Map<string, Tally>();

function count(way: string, part: Partial<Record<keyof Tally, boolean>>): void {
  const before = tallies.get(way) ?? NOTHING;
  const now = Object.entries(before).map(([key, sum]: [string, number]) => [
    key,
    sum + Number(part[key as keyof Tally] ?? false),
  ]);
  tallies.set(way, Object.fromEntries(now) as Tally);
}

const WAYS = [
  'board: a checker added',
  'board: a checker moved',
  'board: a checker taken off',
  'board: a die changed',
  'board: the cube changed',
  'board: the turn changed',
  'drop: another cost',
  'forced: another play',
  'forced: called illegal',
  'forced: called no play',
  'illegal: another play',
  'illegal: another set of reasons',
  'illegal: called legal',
  'impossible: a checker among others',
  'impossible: a sixteenth checker',
  'legal: another play',
  'legal: called forced',
  'legal: called illegal',
  'locked: a checker added',
  'locked: a checker moved',
  'locked: a checker taken off',
  'locked: a die changed',
  'locked: the turn changed',
  'match: another result or score',
  'no play: called forced',
  'no play: called legal',
  'no play: counted',
  'outcome: another',
  'pips: another count',
  'plays: another count',
  'reach: other points',
  'score: other points',
  'score: other terms',
];

/** The numbers, from 0, of the claims that are refused; nothing of a diagram that fails otherwise. */
function refuted(raw: unknown): number[] | undefined {
  const verified = verifyDiagram(raw);
  if (verified.ok) return [];
  const claims = verified.failures.map(({ where }) => /^claim (\d+), /.exec(where)?.[1]);
  return claims.every((claim) => claim) ? claims.map((claim) => Number(claim) - 1) : undefined;
}

/** Proves a mutant, and says what is wrong with the proof where it disagrees with the naive program. */
function disagreement({ way, raw }: Mutant): string[] {
  const untrue = naivelyFalse(raw);
  const refused = refuted(raw);
  const agrees = refused?.join() === untrue.join();
  if (untrue.length > 0) count(way, { tried: true, caught: agrees });
  else count(way, { harmless: true, verified: agrees });
  return agrees
    ? []
    : [`${way}: false ${untrue.join()}, refused ${refused?.join()}: ${JSON.stringify(raw)}`];
}

/** Proves a mutant that must fail so, and says when it does not. */
function lapse({ way, raw }: Mutant, where: string, locked?: typeof lock): string[] {
  const verified = verifyDiagram(raw, locked);
  const caught = !verified.ok && verified.failures.some((failure) => failure.where === where);
  count(way, { tried: true, caught });
  return caught ? [] : [`${way}: ${JSON.stringify(raw)}`];
}

describe('after one change, exactly the claims that the naive program finds false are refused', () => {
  test.each(SUBJECTS)('in $id: a claim changed', (raw) => {
    expect(claimMutants(raw).flatMap(disagreement)).toEqual([]);
  });

  test.each(SUBJECTS)('in $id: the board changed', (raw) => {
    expect(boardMutants(raw).flatMap(disagreement)).toEqual([]);
  });
});

test.each(SUBJECTS.filter(({ position }) => typeof position === 'object'))(
  'no board that cannot be is proved: $id',
  (raw) => {
    expect(impossibleMutants(raw).flatMap((mutant) => lapse(mutant, 'position'))).toEqual([]);
  },
);

/** A claim that holds on every board. */
const ANYWHERE = { match: { length: 1, games: [], white: 0, black: 0 } };

describe('with the lock, every other position, roll or turn is caught, even where all claims hold', () => {
  test.each(ON_DISK)('$raw.id', ({ raw }) => {
    const easy = { ...raw, caption: 'לוח', claims: [ANYWHERE] };
    expect(verifyDiagram(easy, lock).ok).toBe(true);
    const mutants = boardMutants(easy)
      .filter(({ way }) => way !== 'board: the cube changed')
      .map((mutant) => ({ ...mutant, way: mutant.way.replace('board', 'locked') }));
    expect(mutants.flatMap((mutant) => lapse(mutant, 'second program', lock))).toEqual([]);
  });

  test.each(ON_DISK)('but not the order of the dice: $raw.id', ({ raw }) => {
    expect(verifyDiagram({ ...raw, dice: raw.dice?.toReversed() }, lock).ok).toBe(true);
  });
});

test('every way to change a diagram was tried, and the numbers are told', () => {
  const told = [...tallies].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = told.map(
    ([way, { tried, caught, harmless, verified }]) =>
      `${way}: ${tried} false, ${caught} caught; ${harmless} still true, ${verified} proved`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(told.filter(([, { tried }]) => tried > 0).map(([way]) => way)).toEqual(WAYS);
});
