import { describe, expect, test } from 'vitest';
import lock from '../../src/diagrams/gnubg.lock.json' with { type: 'json' };
import {
  answerOf,
  difference,
  lockEntry,
  type Answer,
  type Lock,
  type LockEntry,
} from '../../src/diagrams/lock.ts';
import { verifyDiagram } from '../../src/diagrams/verify.ts';
import { proved } from './proving.ts';
import { diagramOf, ON_DISK } from './raw.ts';

type Parts = Readonly<Record<string, unknown>>;

const entryOf = (parts: Parts): LockEntry => lockEntry(answerOf(proved(parts).scene));
const lockOf = (entry: LockEntry): Lock => ({
  program: 'GNU Backgammon 1',
  diagrams: { sample: entry },
});

const told = (parts: Parts, given: Lock): string[] => {
  const verified = verifyDiagram(diagramOf(parts), given);
  return verified.ok ? [] : verified.failures.map(({ where, what }) => `${where}: ${what}`);
};

const OPENING = { dice: [3, 1], claims: [{ plays: 16 }] };
const WON = {
  position: { white: {}, black: { bar: 1, 15: 14 } },
  cube: { value: 2, owner: 'black' },
  claims: [{ score: 6 }],
};

describe('with the lock, a diagram is refused', () => {
  test('that GNU Backgammon was not asked about', () => {
    expect(told(OPENING, { program: 'GNU Backgammon 1', diagrams: {} })).toEqual([
      'second program: GNU Backgammon was not asked about it yet: run npm run verify:gnubg',
    ]);
  });

  test.each([
    ['another roll', { ...OPENING, dice: [3, 2], claims: [{ pips: { white: 167 } }] }],
    ['another side to move', { ...OPENING, turn: 'black' }],
    [
      'another position',
      {
        ...OPENING,
        position: { white: { 6: 5 }, black: { 1: 1 } },
        claims: [{ pips: { white: 30 } }],
      },
    ],
  ])('when it was asked about %s', (_, asked) => {
    expect(told(OPENING, lockOf(entryOf(asked)))).toEqual([
      'second program: GNU Backgammon was asked about another position or roll, or lists other results: run npm run verify:gnubg',
    ]);
  });

  test('when GNU Backgammon counts other pips', () => {
    const entry = { ...entryOf(OPENING), pips: { white: 167, black: 166 } };
    expect(told(OPENING, lockOf(entry))).toEqual([
      'second program: GNU Backgammon counts 167 pips for White and 166 for Black, the engine 167 and 167: run npm run verify:gnubg',
    ]);
  });

  test.each([
    [4, 'GNU Backgammon gives 4 points for this game, the engine 6'],
    [null, 'GNU Backgammon gives no points for this game, the engine 6'],
  ])('when GNU Backgammon counts other points: %s', (points, what) => {
    expect(told(WON, lockOf({ ...entryOf(WON), points }))).toEqual([
      `second program: ${what}: run npm run verify:gnubg`,
    ]);
  });

  test('when GNU Backgammon takes a game for finished that is not', () => {
    expect(difference(entryOf(OPENING), { ...entryOf(OPENING), points: 1 })).toBe(
      'GNU Backgammon gives 1 points for this game, the engine none',
    );
  });
});

describe('what the lock keeps of an answer', () => {
  const answer: Answer = {
    checkers: '-b----E-C---eE---c-e----B-',
    turn: 'white',
    dice: [3, 1],
    results: ['one', 'two', 'won'],
    pips: { white: 167, black: 167 },
    points: null,
  };

  test.each([
    ['the order of the dice', { dice: [1, 3] }],
    ['the order of the results', { results: ['won', 'two', 'one'] }],
    ['two ways to win', { results: ['one', 'two', 'won', 'won'] }],
  ])('does not depend on %s', (_, part) => {
    expect(lockEntry({ ...answer, ...part })).toEqual(lockEntry(answer));
  });

  test.each([
    ['the checkers', { checkers: '-b----E-C---eE---c-e----A-' }],
    ['the side to move', { turn: 'black' }],
    ['a die', { dice: [3, 2] }],
    ['the roll', { dice: null }],
    ['a result more', { results: ['one', 'two', 'three', 'won'] }],
    ['a result less', { results: ['one', 'won'] }],
    ['a result', { results: ['one', 'four', 'won'] }],
    ['the pips', { pips: { white: 166, black: 167 } }],
    ['the points', { points: 1 }],
  ])('depends on %s', (_, part) => {
    expect(lockEntry({ ...answer, ...part })).not.toEqual(lockEntry(answer));
  });

  test('tells the roll of a finished game too', () => {
    const played = { position: { white: {}, black: { 1: 1 } }, claims: [{ score: 1 }] };
    const [five, six] = [5, 6].map((die) => entryOf({ ...played, dice: [die, 1] }));
    expect(five).not.toEqual(six);
  });
});

describe('a mark says which program confirmed what', () => {
  const confirmed = (parts: Parts): boolean[] => {
    const verified = verifyDiagram(diagramOf(parts), lockOf(entryOf(parts)));
    if (!verified.ok) expect.fail(JSON.stringify(verified.failures));
    expect(verified.diagram.confirmedBy).toBe('GNU Backgammon 1');
    return verified.diagram.claims.map((claim) => claim.confirmed);
  };

  test.each<[claim: object, board: object, both: boolean]>([
    [{ legal: '8/5 6/5' }, { dice: [3, 1] }, true],
    [{ plays: 16 }, { dice: [3, 1] }, true],
    [{ forced: '6/2' }, { position: { white: { 6: 1 }, black: { 1: 2 } }, dice: [3, 1] }, true],
    [
      { 'no-play': true },
      { position: { white: { 24: 1 }, black: { 23: 2, 22: 2 } }, dice: [2, 1] },
      true,
    ],
    [{ pips: { white: 167 } }, {}, true],
    [{ outcome: { winner: 'white', kind: 'backgammon' } }, WON, true],
    [{ score: 6 }, WON, true],
    [{ illegal: '8/4', because: ['not-rolled'] }, { dice: [6, 5] }, false],
    [{ reach: { from: 24, points: [23, 21, 20] } }, { dice: [3, 1] }, false],
    [{ drop: 1 }, {}, false],
    [{ match: { length: 1, games: [], white: 0, black: 0 } }, {}, false],
    [{ score: 6, terms: { 'star-mars': true } }, WON, false],
    [{ score: 6, terms: { backgammon: 'bar' } }, WON, false],
    [{ score: 6, terms: { jacoby: true } }, WON, false],
    [{ score: 2 }, { position: 'XGID=-b----------e----c-e------:1:0:-1:00:0:0:1:0:10' }, false],
  ])('%o on %o: %s', (claim, board, both) => {
    expect(confirmed({ ...board, claims: [claim] })).toEqual([both]);
  });

  test('and nothing is confirmed that GNU Backgammon was not asked about', () => {
    const { claims, confirmedBy } = proved(OPENING);
    expect(claims.map((claim) => claim.confirmed)).toEqual([false]);
    expect(confirmedBy).toBeNull();
  });

  test.each(ON_DISK)('GNU Backgammon confirmed $raw.id', ({ raw }) => {
    const verified = verifyDiagram(raw, lock);
    expect(verified.ok && verified.diagram.confirmedBy).toBe(lock.program);
  });
});
