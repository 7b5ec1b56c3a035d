import { naiveBoard, seenByMover } from '../diagrams/naive-claims.ts';
import {
  naiveOutcome,
  naiveReasons,
  naiveResults,
  naiveScore,
  type NaiveDice,
} from '../naive/naive.ts';
import { legalEnds, numbersOf } from '../naive/results.ts';
import { afterStep, stepsOf, type Step } from '../naive/steps.ts';
import { readTable, writeTable, type Table } from '../naive/table.ts';
import { naiveReach } from '../diagrams/naive-reach.ts';
import { guards, isClosed, isGap, naiveCases } from './naive-cases.ts';
import { naivePermissions } from './naive-permits.ts';
import type { RawPuzzle } from './raw.ts';

/** Which rule forbids what, as the book has it. */
const RULES: Readonly<Record<string, string>> = {
  'no-checker': 'own-checkers',
  'bar-first': 'bar-first',
  'point-blocked': 'blocked-point',
  'not-all-home': 'all-home',
  'checker-behind': 'larger-off',
  'must-play-larger': 'larger-die',
};

interface Found {
  readonly rules: Set<string>;
  tempting: boolean;
}

/** The kinds that are asked about a roll. */
export const ROLLED: ReadonlySet<string> = new Set([
  'find-play',
  'only-play',
  'all-plays',
  'can-you-play',
  'reach',
  'legal-or-not',
]);

/** What a kind asks about beside its board. */
export const PART: Readonly<Partial<Record<RawPuzzle['kind'], 'from' | 'play' | 'number' | 'of'>>> =
  { reach: 'from', 'legal-or-not': 'play', 'bear-off': 'number', pips: 'of' };

/**
 * Whether the naive program finds that a puzzle is one of its kind, and that a wrong answer meets each of its
 * rules. Whether a play is legal is a question for `naiveJudge`.
 */
export function naivelyHolds(raw: RawPuzzle): boolean {
  const board = naiveBoard({ ...raw, caption: '', claims: [] });
  const seen = seenByMover(board);
  const ended = naiveOutcome(seen);
  if (raw.kind === 'worth') {
    if (!ended) return false;
    const terms = {
      cube: board.cube.value,
      cubeCentred: board.cube.owner === null,
      jacoby: raw.terms?.['jacoby'] === true,
      backgammon: (raw.terms?.['backgammon'] ?? 'bar-or-home') as
        'bar-or-home' | 'home' | 'bar' | 'none',
      starMars: raw.terms?.['star-mars'] === true,
    };
    return meets(raw, rulesOfWorth(seen, ended.winner, terms));
  }
  if (ended) return false;
  if (!ROLLED.has(raw.kind)) return !board.dice && unrolledHolds(raw, readTable(seen));
  if (!board.dice) return false;
  return raw.kind === 'reach'
    ? reachHolds(raw, seen, board.dice)
    : playHolds(raw, seen, board.dice);
}

const meets = ({ rules }: RawPuzzle, met: ReadonlySet<string>): boolean =>
  rules.every((rule) => met.has(rule));

function playHolds(raw: RawPuzzle, seen: string, dice: NaiveDice): boolean {
  const results = naiveResults(seen, dice).size;
  const { rules, tempting } = triesOf(seen, dice);
  const add = (rule: string): void => void rules.add(rule);
  switch (raw.kind) {
    case 'only-play':
      return results === 1 && meets(raw, rules);
    case 'all-plays':
      if (results < 2 || results > 8) return false;
      for (const needed of naivePermissions(seen, dice).values()) needed.forEach(add);
      return meets(raw, rules);
    case 'can-you-play': {
      const refused = rules.size > 0;
      if (results > 0) rules.add(ruleAgainstPassing(seen, dice));
      const needed = [...naivePermissions(seen, dice).values()];
      needed.reduce((all, one) => all.intersection(one), needed[0] ?? new Set()).forEach(add);
      return refused && meets(raw, rules);
    }
    default:
      return results > 0 && tempting && meets(raw, rules);
  }
}

/** Whoever could have played something broke a duty by playing nothing. */
function ruleAgainstPassing(seen: string, [first, second]: NaiveDice): string {
  if (first === second) return 'doublet-most';
  const most = Math.max(
    ...legalEnds(readTable(seen), [first, second]).map(({ used }) => used.length),
  );
  return most === 1 ? 'only-one' : 'both-dice';
}

const reaches = new Map<string, ReadonlySet<string> | null>();

function reachHolds(raw: RawPuzzle, seen: string, dice: NaiveDice): boolean {
  const from = raw.from === 'bar' ? 25 : raw.from!;
  const key = `${seen} ${dice.join()} ${from}`;
  if (!reaches.has(key)) reaches.set(key, rulesOfReach(seen, dice, from));
  const rules = reaches.get(key);
  return !!rules && meets(raw, rules);
}

/** The rules that wrong marks meet; null where there is nothing to mark, or the checker can leave the board. */
function rulesOfReach(seen: string, dice: NaiveDice, from: number): Set<string> | null {
  const reached = naiveReach(seen, dice, from);
  if (!reached || reached.size === 0 || reached.has(0)) return null;
  const most = Math.max(...legalEnds(readTable(seen), dice).map(({ used }) => used.length));
  const rules = new Set<string>();
  for (let to = 1; to <= 24; to++) {
    if (to === from) continue;
    if (!reached.has(to)) {
      for (const code of naiveReasons(seen, dice, [{ from, to }])) {
        rules.add(REACH_RULES[code] ?? RULES[code] ?? dutyRule(dice, most));
      }
    } else if (dice.includes(from - to)) rules.add('die-by-die');
    else if (dice[0] === dice[1]) rules.add('split-freely');
    else {
      const isShut = dice.some((die) => guards(readTable(seen), from - die) > 1);
      rules.add(isShut ? 'stop-between' : 'one-or-two');
    }
  }
  return rules;
}

const REACH_RULES: Readonly<Record<string, string>> = {
  'not-rolled': 'die-by-die',
  'wrong-direction': 'forward-only',
};

const FACES = [1, 2, 3, 4, 5, 6];

function unrolledHolds(raw: RawPuzzle, table: Table): boolean {
  const { mine, theirs } = table;
  if (raw.kind === 'pips') return meets(raw, rulesOfPips(raw, table));
  if (raw.kind === 'enter') {
    const standing = (face: number) => theirs.filter((distance) => distance === face).length;
    const rules = new Set(
      FACES.flatMap((face) => {
        if (standing(face) > 1) return ['blocked-point', 'two-are-safe'];
        return standing(face) === 1 ? 'enter-and-hit' : 'entry-point';
      }),
    );
    if (isClosed(table)) rules.add('closed-board');
    return mine.includes(25) && rules.has('blocked-point') && meets(raw, rules);
  }
  const number = raw.number!;
  const points = [...new Set(mine)].filter((place) => place < 25);
  const isHome = mine.every((place) => place <= 6);
  const leaves = (point: number): boolean =>
    isHome && (point === number || (point < number && mine.every((place) => place <= point)));
  const leaving = points.filter(leaves);
  // There are always points without a checker, and to mark one is wrong.
  const rules = new Set(['own-checkers']);
  const onBar = mine.filter((place) => place === 25).length;
  if (isGap(table, number)) rules.add('empty-point');
  if (!isHome && points.length > 0 && mine.length < 15) rules.add('hit-while-off');
  if (!isHome && points.length > 0 && !mine.includes(25)) rules.add('home-board');
  if (onBar > 0 && points.some((point) => point <= number)) {
    if (onBar > 1) rules.add('enter-most');
    if (isClosed(table)) rules.add('closed-board');
  }
  for (const point of points) {
    if (leaves(point)) rules.add(point === number ? 'exact-off' : 'larger-off');
    else if (point > number) rules.add(isHome ? 'exact-off' : 'all-home');
    else {
      if (!isHome) rules.add('all-home');
      if (mine.includes(25)) rules.add('bar-first');
      const isBehind = mine.some((place) => place > point && place <= 6);
      if (point < number && isBehind) rules.add('larger-off');
    }
  }
  return leaving.length !== points.length && meets(raw, rules);
}

/** The count from the wrong seat is told by itself where no other count explains the number. */
function rulesOfPips({ of, turn }: RawPuzzle, { mine, theirs }: Table): Set<string> {
  const [own, others] = of === (turn ?? 'white') ? [mine, theirs] : [theirs, mine];
  const sum = (places: readonly number[]): number => places.reduce((all, one) => all + one, 0);
  const onBoard = own.filter((place) => place < 25);
  const bar = 25 * (own.length - onBoard.length);
  const fromTheOtherSeat = bar + sum(onBoard.map((place) => 25 - place));
  const known = [sum(own), sum(onBoard), sum(others)];
  return new Set(known.includes(fromTheOtherSeat) ? ['pip-count'] : ['pip-count', 'own-numbers']);
}

const tries = new Map<string, Found>();

/** The tries on a board, found once. */
function triesOf(seen: string, dice: NaiveDice): Found {
  const key = `${seen} ${dice.join()}`;
  const known = tries.get(key) ?? findTries(seen, dice);
  tries.set(key, known);
  return { ...known, rules: new Set(known.rules) };
}

/** Every checker by every number after every beginning of a legal play. */
function findTries(seen: string, dice: NaiveDice): Found {
  const found: Found = { rules: new Set(), tempting: false };
  const start = readTable(seen);
  const ends = legalEnds(readTable(seen), dice).map(({ table, left }) => keyOf(table, left));
  const most = Math.max(...legalEnds(readTable(seen), dice).map(({ used }) => used.length));

  const leadsOn = (table: Table, left: readonly number[]): boolean =>
    ends.includes(keyOf(table, left)) ||
    [...new Set(left)].some((number) =>
      stepsOf(table, number, {}).some((step) =>
        leadsOn(afterStep(table, step), less(left, number)),
      ),
    );

  const visited = new Set<string>();
  const visit = (table: Table, left: readonly number[], made: readonly Step[]): void => {
    const key = keyOf(table, left);
    if (visited.has(key)) return;
    visited.add(key);
    const next = [...new Set(left)].flatMap((number) =>
      stepsOf(table, number, {}).map((step) => ({ step, rest: less(left, number) })),
    );
    const legal = next.filter(({ step, rest }) => leadsOn(afterStep(table, step), rest));
    if (legal.length === 0 && made.length > 0) return;
    for (const number of new Set(left)) {
      for (const from of new Set(table.mine)) {
        const to = Math.max(0, from - number);
        if (legal.some(({ step }) => step.from === from && step.to === to)) continue;
        if (
          next.some(
            ({ step, rest }) =>
              step.from === from &&
              rest.length < left.length &&
              rest.join() === less(left, number).join(),
          )
        ) {
          found.tempting = true;
        }
        for (const code of naiveReasons(seen, dice, [...made, { from, to }])) {
          found.rules.add(RULES[code] ?? dutyRule(dice, most));
          const isDoublet = dice[0] === dice[1];
          const tried = { start, table, number, to, code, isStuck: most === 0, isDoublet };
          for (const rule of naiveCases(tried)) found.rules.add(rule);
        }
      }
    }
    for (const { step, rest } of legal) visit(afterStep(table, step), rest, [...made, step]);
  };
  visit(readTable(seen), numbersOf(dice), []);
  return found;
}

const less = (left: readonly number[], number: number): number[] =>
  left.toSpliced(left.indexOf(number), 1);

const keyOf = (table: Table, left: readonly number[]): string =>
  `${writeTable(table)} ${[...left].sort().join()}`;

function dutyRule([first, second]: NaiveDice, most: number): string {
  if (first === second) return 'doublet-most';
  return most === 1 ? 'only-one' : 'dead-end';
}

type Terms = Parameters<typeof naiveScore>[1];

/** By which rules the kinds that a game is not are refused. */
function rulesOfWorth(seen: string, winner: 'mover' | 'opponent', terms: Terms): Set<string> {
  const { mine, theirs } = readTable(seen);
  const lost = winner === 'mover' ? theirs : mine;
  const bar = lost.includes(25);
  const home = lost.some((distance) => distance >= 19 && distance <= 24);
  const times = naiveScore(seen, terms)! / terms.cube;
  const rules = new Set<string>(terms.cube > 1 ? ['cube-multiplies'] : []);
  for (const other of terms.starMars ? [1, 2, 3, 4] : [1, 2, 3]) {
    if (other === times) continue;
    if (lost.length < 15) rules.add(bar || home ? 'one-off-saves' : 'single');
    else if (times === 1) rules.add('jacoby');
    else if (times === 4 || other === 4) rules.add('agreed-terms');
    else if (times === 3)
      rules.add(terms.backgammon === 'bar-or-home' ? 'turkish-mars' : 'agreed-terms');
    else if (other === 1) rules.add('mars');
    else rules.add(bar || home ? 'agreed-terms' : 'turkish-mars');
  }
  return rules;
}
