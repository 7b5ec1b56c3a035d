import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Dice } from '../../src/engine/dice.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { toPosition, toSetup } from '../../src/engine/setup.ts';
import { readXgid, writeCheckers } from '../../src/engine/xgid.ts';
import { isPermission, PERMITS, permissionsOf } from '../../src/puzzles/permits.ts';
import { naiveResults } from '../naive/naive.ts';
import { naivePermissions, TWINS } from './naive-permits.ts';

/** Every so many of the boards from games are looked at. */
const STEP = 4;
const MOST_PLAYS = 40;

interface Moment {
  readonly seen: string;
  readonly dice: Dice;
  readonly needed: ReadonlyMap<string, ReadonlySet<string>>;
}

const moments: Moment[] = readFileSync('test/fixtures/natural.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .filter((_, i) => i % STEP === 0)
  .flatMap((line) => {
    const state = readXgid((JSON.parse(line) as { xgid: string }).xgid);
    if (!state.ok || typeof state.value.dice === 'string') return [];
    const { setup, turn, dice } = state.value;
    const position = toPosition(setup, turn);
    if (!position.ok) return [];
    const plays = legalPlays(position.value, dice);
    if (plays.length > MOST_PLAYS) return [];
    const situation = { position: position.value, dice, plays };
    const write = (board: typeof position.value): string => writeCheckers(toSetup(board, 'white'));
    const needed = new Map(
      plays.map((play) => [write(play.result), new Set(permissionsOf(situation, play))]),
    );
    return [{ seen: write(position.value), dice, needed }];
  });

test('what a play needs is what the naive program finds that all ways to its end make use of', () => {
  expect(moments.length).toBeGreaterThan(40);
  for (const { seen, dice, needed } of moments) {
    const naively = naivePermissions(seen, dice);
    expect([...needed.keys()].sort()).toEqual([...naively.keys()].sort());
    for (const [end, rules] of needed) {
      expect([...rules].sort(), `${seen} ${dice.join()} to ${end}`).toEqual(
        [...naively.get(end)!].sort(),
      );
    }
  }
});

describe('a play that needs a rule is not legal where the rule is taken away', () => {
  test.each(Object.entries(TWINS))('%s', (rule, without) => {
    expect(isPermission(rule as never)).toBe(true);
    let seenOften = 0;
    for (const { seen, dice, needed } of moments) {
      const ends = [...needed].filter(([end, rules]) => rules.has(rule) && /[A-O]/.test(end));
      // The larger number is thrown first, so that a fixed order is the usual one.
      const thrown = dice.toSorted((a, b) => b - a) as unknown as Dice;
      const isFour = dice[0] === dice[1] && rule === 'several-hits';
      if (ends.length === 0 || isFour) continue;
      const left = naiveResults(seen, thrown, { without });
      expect(
        ends.filter(([end]) => left.has(end)),
        `${seen} ${dice.join()}`,
      ).toEqual([]);
      seenOften += ends.length;
    }
    expect(seenOften).toBeGreaterThan(0);
  });
});

test('whoever denies what a rule allows is told so in a Hebrew sentence', () => {
  for (const { says } of Object.values(PERMITS)) expect(says).toMatch(/^[א-ת].*\.$/u);
});
