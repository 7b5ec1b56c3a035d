import { describe, expect, test } from 'vitest';
import { readLines } from '../fixtures/read.ts';
import {
  NAIVE_RULES,
  naiveJudge,
  naiveLegal,
  naiveOutcome,
  naivePips,
  naiveReasons,
  naiveResults,
  naiveScore,
  naiveTurned,
  type NaiveDice,
  type NaiveReason,
  type NaiveRule,
} from './naive.ts';
import { readTable, writeTable } from './table.ts';

const START = '-b----E-C---eE---c-e----B-';

/** The position and the roll of an XGID with White to move. */
function fromXgid(xgid: string): readonly [string, NaiveDice] {
  const [checkers = '', , , , roll = ''] = xgid.slice('XGID='.length).split(':');
  return [checkers, [Number(roll[0]), Number(roll[1])]];
}

/** XGID's characters for checkers on the mover's points, 25 the mover's bar and 0 the opponent's. */
const at = (mine: readonly number[], theirs: readonly number[]): string =>
  writeTable({ mine, theirs: theirs.map((point) => 25 - point) });

describe('the naive generator finds what GNU Backgammon finds', () => {
  test.each(['legal-plays.jsonl', 'natural.jsonl'] as const)('on every roll of %s', (file) => {
    const wrong = readLines(file).filter(
      ({ xgid, results }) => [...naiveResults(...fromXgid(xgid))].sort().join() !== results.join(),
    );
    expect(wrong).toEqual([]);
  });

  test('and judges every known illegal play by its known reason', () => {
    const wrong = readLines('judged.jsonl').filter(
      ({ xgid, play, code }) => !naiveReasons(...fromXgid(xgid), play).has(code as NaiveReason),
    );
    expect(wrong).toEqual([]);
  });

  test('and reads every play that GNU Backgammon writes, with its result', () => {
    const wrong = readLines('play-texts.jsonl').flatMap(({ xgid, plays }) =>
      plays.filter(([text, result]) => naiveJudge(...fromXgid(xgid), text).result !== result),
    );
    expect(wrong).toEqual([]);
  });

  test('and gives every finished game its points', () => {
    const wrong = readLines('scores.jsonl').filter(({ xgid, cube, jacoby, points }) => {
      const [checkers] = fromXgid(xgid);
      const [, , owner] = xgid.split(':');
      const ended = checkers.replace('A', '-');
      const terms = { cube, jacoby, cubeCentred: owner === '0', starMars: false } as const;
      return naiveScore(ended, { ...terms, backgammon: 'bar-or-home' }) !== points;
    });
    expect(wrong).toEqual([]);
  });
});

interface Needed {
  readonly rule: NaiveRule;
  readonly checkers: string;
  readonly dice: NaiveDice;
  readonly play: string;
}

/** A play that is legal only without the rule. */
const NEEDED: readonly Needed[] = [
  { rule: 'own-checkers', checkers: at([13], [12]), dice: [6, 5], play: '13/8 12/6' },
  { rule: 'exact-number', checkers: at([13], [1, 1]), dice: [6, 5], play: '13/8/3' },
  { rule: 'forward-only', checkers: at([13], [1, 1]), dice: [6, 5], play: '13/19 19/14' },
  { rule: 'blocked-point', checkers: at([13], [7, 7]), dice: [6, 5], play: '13/7 7/2' },
  { rule: 'bar-first', checkers: at([25, 13], [19, 19, 20, 20]), dice: [6, 5], play: '13/2' },
  { rule: 'all-home', checkers: at([8, 6], [24]), dice: [6, 1], play: '6/off 8/7' },
  { rule: 'checker-behind', checkers: at([6, 2], [24]), dice: [5, 3], play: '2/off 6/3' },
  { rule: 'die-by-die', checkers: at([24], [18, 18, 19, 19]), dice: [6, 5], play: '24/13' },
  { rule: 'most-dice', checkers: START, dice: [6, 5], play: '24/18' },
  { rule: 'look-ahead', checkers: at([15, 4], [12, 12]), dice: [3, 1], play: '4/3' },
  { rule: 'larger-die', checkers: at([13], [2, 2]), dice: [6, 5], play: '13/8' },
];

/** A play that is legal only with the rule. */
const GIVEN: readonly Needed[] = [
  { rule: 'jump-over', checkers: at([13], [9, 9]), dice: [6, 5], play: '13/2' },
  {
    rule: 'no-limit',
    checkers: at([12, 11, 6, 6, 6, 6, 6], [24]),
    dice: [6, 5],
    play: '12/6 11/6',
  },
  { rule: 'hit', checkers: at([13], [7]), dice: [6, 5], play: '13/7*/2' },
  { rule: 'enter-and-hit', checkers: at([25, 6], [20]), dice: [6, 5], play: 'bar/20*/14' },
  { rule: 'hit-anywhere', checkers: at([6, 5], [1]), dice: [5, 4], play: '6/1* 5/1' },
  { rule: 'several-hits', checkers: at([13], [7, 2]), dice: [6, 5], play: '13/7*/2*' },
  { rule: 'hit-and-run', checkers: at([13], [7]), dice: [6, 5], play: '13/7*/2' },
  { rule: 'need-not-hit', checkers: at([13, 8], [7]), dice: [6, 5], play: '13/8/2' },
  { rule: 'exact-off', checkers: at([6, 5], [24]), dice: [6, 5], play: '6/off 5/off' },
  { rule: 'off-optional', checkers: at([6, 6, 5, 5], [24]), dice: [5, 4], play: '6/1 6/2' },
  { rule: 'split-roll', checkers: at([13, 8], [24]), dice: [6, 5], play: '13/7 8/3' },
  { rule: 'larger-off', checkers: at([3], [24]), dice: [6, 5], play: '3/off' },
  { rule: 'doublet-four', checkers: at([24], [1, 1]), dice: [5, 5], play: '24/4' },
  { rule: 'free-order', checkers: at([25, 6], [20, 20]), dice: [5, 6], play: 'bar/19 6/1' },
];

describe('every rule is needed', () => {
  test('each is shown by an example', () => {
    const shown = [...NEEDED, ...GIVEN].map(({ rule }) => rule);
    expect([...shown, 'win-at-once'].sort()).toEqual([...NAIVE_RULES].sort());
  });

  test.each(NEEDED)('$rule: without it, $play would be legal', ({ rule, checkers, dice, play }) => {
    expect(naiveLegal(checkers, dice, play)).toBe(false);
    const { reasons, result } = naiveJudge(checkers, dice, play, { without: rule });
    expect([...reasons]).toEqual([]);
    expect(naiveResults(checkers, dice, { without: rule })).toContain(result);
    expect(naiveResults(checkers, dice)).not.toContain(result);
  });

  test.each(GIVEN)('$rule: without it, $play would not be', ({ rule, checkers, dice, play }) => {
    const { result } = naiveJudge(checkers, dice, play);
    expect(naiveResults(checkers, dice)).toContain(result);
    expect(naiveLegal(checkers, dice, play, { without: rule })).toBe(false);
  });

  test.each(NAIVE_RULES)('%s: without it, some of the rolls would have other plays', (rule) => {
    const someChange = readLines('legal-plays.jsonl')
      .filter((_, i) => i % 20 === 0)
      .some(({ xgid, results }) => {
        const without = naiveResults(...fromXgid(xgid), { without: [rule] });
        return [...without].sort().join() !== results.join();
      });
    expect(someChange).toBe(true);
  });

  test('win-at-once: without it, whoever has borne off all still has to move', () => {
    const ended = at([], [24]);
    expect([...naiveReasons(ended, [6, 5], '6/off')]).toEqual(['game-over']);
    expect(naiveOutcome(ended)).not.toBeNull();
    const goesOn = { without: 'win-at-once' } as const;
    expect([...naiveReasons(ended, [6, 5], '6/off', goesOn)]).toContain('no-checker');
    expect(naiveOutcome(ended, goesOn)).toBeNull();
  });

  test('several can be turned off at once', () => {
    const shut = at([25, 13], [19, 19, 20, 20]);
    expect(naiveResults(shut, [6, 5]).size).toBe(0);
    expect(naiveLegal(shut, [6, 5], 'bar/19/14', { without: ['blocked-point', 'bar-first'] })).toBe(
      true,
    );
  });
});

const REASONS: readonly (readonly [string, string, NaiveDice, string, readonly NaiveReason[]])[] = [
  ['a play that is legal has none', START, [6, 5], '24/18/13', []],
  ['unreadable', START, [6, 5], '24-18', ['bad-notation']],
  ['unreadable at the end', START, [6, 5], '24/18 6', ['bad-notation']],
  ['a mark without a hit', START, [6, 5], '24/18* 13/8', ['bad-notation']],
  ['two plays with different hits', at([24], [18, 19]), [6, 5], '24/13', ['bad-notation']],
  ['a finished game', at([], [3]), [6, 5], '6/off', ['game-over']],
  ['no checker', START, [6, 5], '23/18', ['no-checker']],
  ['backwards', START, [6, 5], '8/14', ['wrong-direction']],
  ['a number that was not thrown', START, [6, 5], '13/10', ['not-rolled']],
  ['a checker on the bar', at([25, 13], [1]), [6, 5], '13/7', ['bar-first']],
  ['a shut point', START, [6, 5], '24/19', ['point-blocked']],
  ['a checker outside', at([8, 6], [24]), [6, 5], '6/off', ['not-all-home']],
  ['a checker behind', at([6, 2], [24]), [5, 3], '2/off', ['checker-behind']],
  ['another number left', START, [6, 5], '24/18', ['must-play-more']],
  ['a larger number instead', at([13], [2, 2]), [6, 5], '13/8', ['must-play-larger']],
  [
    'several at once',
    at([25, 8], [14, 14]),
    [5, 1],
    '8/14',
    ['wrong-direction', 'bar-first', 'point-blocked'],
  ],
];

describe('the naive reasons', () => {
  test.each(REASONS)('%s', (_, checkers, dice, play, reasons) => {
    expect([...naiveReasons(checkers, dice, play)].sort()).toEqual([...reasons].sort());
  });

  test('a pass is legal exactly when nothing can be played', () => {
    expect(naiveLegal(START, [6, 5], '')).toBe(false);
    expect(naiveJudge(at([20], [14, 14]), [6, 6], '')).toEqual({
      reasons: new Set(),
      result: at([20], [14, 14]),
    });
  });

  test('a play may be given as moves', () => {
    const moves = [
      { from: 13, to: 8 },
      { from: 24, to: 18 },
    ];
    expect(naiveLegal(START, [6, 5], moves)).toBe(true);
  });
});

describe('the naive counts', () => {
  test('the pips of both sides', () => {
    const checkers = at([25, 13, 6], [20, 1, 0]);
    expect(naivePips(checkers)).toBe(25 + 13 + 6);
    expect(naivePips(naiveTurned(checkers))).toBe(5 + 24 + 25);
  });

  test.each([
    [at([], [20]), 'mover', 'single'],
    [at([], Array<number>(15).fill(7)), 'mover', 'gammon'],
    [at([], [6, ...Array<number>(14).fill(7)]), 'mover', 'backgammon'],
    [at([], [0, ...Array<number>(14).fill(7)]), 'mover', 'backgammon'],
    [at(Array<number>(15).fill(19), []), 'opponent', 'backgammon'],
    [at(Array<number>(15).fill(18), []), 'opponent', 'gammon'],
  ] as const)('the end of %s', (checkers, winner, kind) => {
    expect(naiveOutcome(checkers)).toEqual({ winner, kind });
  });

  test('nothing while the game goes on', () => {
    expect(naiveOutcome(START)).toBeNull();
  });

  test('the points under a house’s terms', () => {
    const both = at([], [0, 3, ...Array<number>(13).fill(20)]);
    const terms = { cube: 2, cubeCentred: true, jacoby: false, backgammon: 'none' } as const;
    expect(naiveScore(both, { ...terms, starMars: false })).toBe(4);
    expect(naiveScore(both, { ...terms, starMars: true })).toBe(8);
    expect(naiveScore(both, { ...terms, starMars: true, jacoby: true })).toBe(2);
    expect(naiveScore(START, { ...terms, starMars: false })).toBeNull();
  });
});

describe('a position', () => {
  test('is written as it was read, also from the other seat', () => {
    for (const { xgid } of readLines('legal-plays.jsonl').slice(0, 200)) {
      const [checkers] = fromXgid(xgid);
      expect(writeTable(readTable(checkers))).toBe(checkers);
      expect(naiveTurned(naiveTurned(checkers))).toBe(checkers);
    }
  });

  test('of another form is refused', () => {
    expect(() => readTable('-b----E')).toThrow('not a position');
    expect(() => readTable(START.replace('E', 'Z'))).toThrow('not a position');
  });
});
