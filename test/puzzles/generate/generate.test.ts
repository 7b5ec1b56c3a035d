import { describe, expect, test } from 'vitest';
import { borneOff, CHECKERS, turned } from '../../../src/engine/position.ts';
import { REASON_CODES, RULE_OF } from '../../../src/engine/reasons.ts';
import { RULE_IDS } from '../../../src/engine/rules.ts';
import { toPosition, toSetup } from '../../../src/engine/setup.ts';
import { writeXgid } from '../../../src/engine/xgid.ts';
import { outcome } from '../../../src/engine/outcome.ts';
import { generatePuzzle } from '../../../src/puzzles/generate/generate.ts';
import { LEVELS, PRACTICE_RULES } from '../../../src/puzzles/generate/levels.ts';
import { stateOf } from '../../../src/puzzles/generate/state.ts';
import { GENERATOR_VERSION, readWish } from '../../../src/puzzles/generate/wish.ts';
import { rulesOfWorth } from '../../../src/puzzles/worth.ts';
import { failuresOf } from '../raw.ts';
import { signatureOf } from '../../../src/puzzles/collection.ts';
import { generated, seenByMover, wishes } from './wanted.ts';

const wish = { seed: 'a', version: String(GENERATOR_VERSION), rule: 'any', difficulty: 'any' };

describe('what can be practised', () => {
  test('is every rule by which the engine refuses a play', () => {
    const refusing = [
      ...REASON_CODES.filter((code) => code !== 'bad-notation' && code !== 'game-over').flatMap(
        (code) => (code === 'must-play-more' ? [] : RULE_OF[code]),
      ),
      'both-dice',
      'dead-end',
      'only-one',
      'doublet-most',
    ];
    expect(PRACTICE_RULES).toEqual(expect.arrayContaining(refusing));
  });

  test('stands in the order of the book, and every rule has a level', () => {
    const places = PRACTICE_RULES.map((rule) => RULE_IDS.indexOf(rule));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Object.values(LEVELS).every((levels) => levels.length > 0)).toBe(true);
  });
});

describe('a wish', () => {
  test('is read', () => {
    expect(readWish({ ...wish, rule: 'dead-end', difficulty: 'hard' })).toEqual({
      ok: true,
      value: { seed: 'a', version: 1, rule: 'dead-end', difficulty: 'hard' },
    });
  });

  test.each([
    ['no seed', { seed: '' }, 'seed'],
    ['a seed with a tag', { seed: '<b>' }, 'seed'],
    ['a seed that is too long', { seed: 'a'.repeat(41) }, 'seed'],
    ['another version', { version: '2' }, 'version'],
    ['a version that is no number', { version: '01' }, 'version'],
    ['a rule that nothing refuses', { rule: 'goal' }, 'rule'],
    ['a name that every object has', { rule: 'toString' }, 'rule'],
    ['an unknown difficulty', { difficulty: 'kashe' }, 'difficulty'],
    [
      'a difficulty that the rule does not have',
      { rule: 'closed-board', difficulty: 'hard' },
      'difficulty',
    ],
  ])('with %s is refused', (_, part, where) => {
    const read = readWish({ ...wish, ...part });
    expect(!read.ok && read.problems.map((problem) => problem.where)).toEqual([where]);
  });
});

/** What these seeds gave on the day they were first asked. */
const PINNED = [
  {
    seed: 'find',
    rule: 'dead-end',
    difficulty: 'middle',
    kind: 'find-play',
    by: 'white',
    position: '-bDACBBA----------bf--bcB-',
    dice: [2, 5],
  },
  {
    seed: 'shown',
    rule: 'blocked-point',
    difficulty: 'easy',
    kind: 'legal-or-not',
    by: 'white',
    position: '-b--BBC-C--AdB---b-cbb--B-',
    dice: [3, 5],
    play: '24/16',
  },
  {
    seed: 'ended',
    rule: 'agreed-terms',
    difficulty: 'hard',
    kind: 'worth',
    by: 'white',
    position: 'b--------a------a--dacba--',
    dice: null,
    terms: {
      cube: 8,
      cubeCentred: false,
      jacoby: false,
      backgammon: 'none',
      starMars: false,
    },
  },
  {
    seed: 'forced',
    rule: 'larger-die',
    difficulty: 'hard',
    kind: 'only-play',
    by: 'white',
    position: '-bBDBBB-A---------bbcbd-B-',
    dice: [6, 5],
  },
  {
    seed: 'nothing',
    rule: 'lost-number',
    difficulty: 'easy',
    kind: 'can-you-play',
    by: 'white',
    position: '-b---CDBBA--aa-----bbcbbBA',
    dice: [3, 5],
  },
  {
    seed: 'whatever',
    rule: 'any',
    difficulty: 'any',
    kind: 'legal-or-not',
    by: 'white',
    position: '-DE--CB-----------------a-',
    dice: [5, 2],
    play: '6/4 6/1',
  },
] as const;

describe('the same wish gives the same puzzle for ever', () => {
  test.each(PINNED)('$seed', ({ seed, rule, difficulty, ...pinned }) => {
    const made = generatePuzzle({ seed, version: GENERATOR_VERSION, rule, difficulty });
    expect({ ...made, position: seenByMover(made) }).toEqual({ ...made, ...pinned });
  });

  test('another rule, difficulty or seed gives another', () => {
    const puzzles = [
      ['a', 'any', 'any'],
      ['b', 'any', 'any'],
      ['a', 'dead-end', 'any'],
      ['a', 'dead-end', 'hard'],
    ] as const;
    const seen = puzzles.map(([seed, rule, difficulty]) =>
      seenByMover(generatePuzzle({ seed, version: 1, rule, difficulty })),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });
});

test('no two of many puzzles of play have the same position or its mirror', () => {
  const puzzles = generated(40, 'different').filter(({ kind }) => kind !== 'worth');
  expect(new Set(puzzles.map(({ position }) => signatureOf(position))).size).toBe(puzzles.length);
});

test('a puzzle is of the rule and as hard as it was wished', () => {
  for (const one of wishes(6, 'wished')) {
    expect(generatePuzzle(one)).toMatchObject({ rule: one.rule, difficulty: one.difficulty });
  }
});

test('both colours are to move, White more often', () => {
  const puzzles = generated(10, 'colours');
  const black = puzzles.filter(({ by }) => by === 'black').length;
  expect(black).toBeGreaterThan(puzzles.length / 8);
  expect(black).toBeLessThan(puzzles.length / 2);
});

test('every position can stand on a board, and both sides have checkers unless the game is won', () => {
  for (const { kind, position } of generated(8, 'possible')) {
    const setup = toSetup(position, 'white');
    expect(toPosition(setup, 'white').ok).toBe(true);
    expect(borneOff(position) === CHECKERS).toBe(kind === 'worth');
    expect(borneOff(turned(position))).toBeLessThan(CHECKERS);
  }
});

test('a finished game turns on its rule, as the puzzles of the site are judged', () => {
  for (const puzzle of generated(20, 'worth')) {
    if (puzzle.kind !== 'worth') continue;
    const { loser } = outcome(puzzle.position)!;
    const cited = rulesOfWorth({ winner: puzzle.by, loser, terms: puzzle.terms });
    expect([...cited]).toContain(puzzle.rule);
  }
});

test('a play to be found is a puzzle that the site would take: its rule refuses what somebody tries', () => {
  let proved = 0;
  for (const puzzle of generated(10, 'proof')) {
    if (puzzle.kind !== 'find-play' && puzzle.kind !== 'only-play') continue;
    const raw = {
      id: 'generated',
      kind: puzzle.kind,
      position: writeXgid(stateOf(puzzle)),
      rules: [puzzle.rule],
      title: 'חידה',
      prompt: 'מה משחקים?',
      explanation: 'כי כך אומר הכלל.',
    };
    expect(failuresOf(raw)).toEqual([]);
    proved++;
  }
  expect(proved).toBeGreaterThan(40);
});
