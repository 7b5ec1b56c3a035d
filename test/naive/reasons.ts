import { choices, legalEnds, numbersOf, resultOf, type NaiveDice } from './results.ts';
import {
  afterStep,
  isHit,
  isOff,
  refusalsOf,
  stepsOf,
  type Made,
  type NaiveOptions,
  type StepRefusal,
} from './steps.ts';
import { readTable, writeTable, type Table } from './table.ts';
import { readWritten, type NaiveMove } from './written.ts';

/** Why a play is not legal. */
export type NaiveReason =
  | StepRefusal
  | 'bad-notation'
  | 'game-over'
  | 'wrong-direction'
  | 'not-rolled'
  | 'must-play-more'
  | 'must-play-larger';

export interface NaiveVerdict {
  /** Why the play is not legal; none when it is. */
  readonly reasons: ReadonlySet<NaiveReason>;
  /** Where a legal play leads: XGID's 26 characters, not turned, or `won`; null when it is not legal. */
  readonly result: string | null;
}

/** How far a way of carrying out the written moves has come. */
interface Attempt {
  readonly table: Table;
  readonly left: readonly number[];
  /** For each written move, where its checker stands now. */
  readonly at: readonly number[];
  readonly used: number;
  /** The points where a blot was hit. */
  readonly hits: readonly number[];
  readonly last: Made | null;
}

const OFF = 0;
const refuse = (...reasons: NaiveReason[]): NaiveVerdict => ({
  reasons: new Set(reasons),
  result: null,
});

/**
 * Judges a play, as text or as a list of moves (each by one die or, abbreviated, by several).
 *
 * All ways to carry it out are tried: the written moves in any order, a die at a time. When one of them is
 * a legal play, the play is legal, unless its marked hits do not happen or two different results could
 * be meant. When all the moves can be made but not as a legal play, a duty was broken. Otherwise the way
 * that carries out the most moves says why: all that forbids the first written move that is left over.
 * Among equally long ways that is the first, trying the moves as written and the larger die first.
 *
 * @param checkers XGID's 26 characters, capitals for the side to move
 * @throws Error when they are not a position; a play that cannot be read is `bad-notation`
 */
export function naiveJudge(
  checkers: string,
  dice: NaiveDice,
  play: string | readonly NaiveMove[],
  options: NaiveOptions = {},
): NaiveVerdict {
  const written = typeof play === 'string' ? readWritten(play) : play;
  if (!written) return refuse('bad-notation');
  const table = readTable(checkers);
  if (isOver(table, options)) return refuse('game-over');

  const start = {
    table,
    left: numbersOf(dice, options),
    at: written.map(({ from }) => from),
    used: 0,
    hits: [],
    last: null,
  };
  const attempts = everyAttempt(start, written, options);
  const carriedOut = (attempt: Attempt) => written.filter((_, i) => isDone(attempt, written, i));
  const complete = attempts.filter((attempt) => carriedOut(attempt).length === written.length);
  if (complete.length === 0) {
    const most = Math.max(...attempts.map((attempt) => carriedOut(attempt).length));
    const furthest = attempts.find((attempt) => carriedOut(attempt).length === most)!;
    const failing = written.find((_, i) => !isDone(furthest, written, i))!;
    const reasons = whyNot(furthest, failing, options);
    // The dice that forbid nothing else may still not be played yet, when `free-order` is off.
    return refuse(...(reasons.length > 0 ? reasons : (['not-rolled'] as const)));
  }

  const ends = legalEnds(table, dice, options);
  const legal = complete.filter((attempt) =>
    ends.some(
      (end) =>
        end.used.length === attempt.used && writeTable(end.table) === writeTable(attempt.table),
    ),
  );
  if (legal.length > 0) return meant(legal, written, options);
  const couldPlay = Math.max(...ends.map(({ used }) => used.length));
  return refuse(
    complete.some(({ used }) => used === couldPlay) ? 'must-play-larger' : 'must-play-more',
  );
}

/** The reasons alone; an empty set for a legal play. */
export const naiveReasons = (
  checkers: string,
  dice: NaiveDice,
  play: string | readonly NaiveMove[],
  options: NaiveOptions = {},
): ReadonlySet<NaiveReason> => naiveJudge(checkers, dice, play, options).reasons;

/** Whether the play is legal. */
export const naiveLegal = (
  checkers: string,
  dice: NaiveDice,
  play: string | readonly NaiveMove[],
  options: NaiveOptions = {},
): boolean => naiveReasons(checkers, dice, play, options).size === 0;

const isOver = ({ mine }: Table, options: NaiveOptions): boolean =>
  mine.length === 0 && !isOff(options, 'win-at-once');

const isDone = ({ at }: Attempt, written: readonly NaiveMove[], i: number): boolean =>
  at[i] === written[i]!.to;

/**
 * All ways to carry out some of the written moves, each a die at a time, with the moves as written first.
 * Ways that leave a move half done are followed, but are not an attempt to be judged.
 */
function everyAttempt(
  attempt: Attempt,
  written: readonly NaiveMove[],
  options: NaiveOptions,
): Attempt[] {
  const { table, left, at, used, hits, last } = attempt;
  const halfDone = written.some(({ from }, i) => at[i] !== from && !isDone(attempt, written, i));
  const attempts = halfDone ? [] : [attempt];
  written.forEach((_, i) => {
    if (isDone(attempt, written, i)) return;
    for (const choice of choices(left, options)) {
      for (const step of stepsOf(table, choice.distance, options, last)) {
        if (step.from !== at[i]) continue;
        const hit = isHit(table, step);
        attempts.push(
          ...everyAttempt(
            {
              table: afterStep(table, step),
              left: choice.left,
              at: at.with(i, step.to),
              used: used + choice.numbers.length,
              hits: hit ? [...hits, step.to] : hits,
              last: { ...step, hit },
            },
            written,
            options,
          ),
        );
      }
    }
  });
  return attempts;
}

/** The result that the writer meant, among legal ways to carry out what was written. */
function meant(
  legal: readonly Attempt[],
  written: readonly NaiveMove[],
  options: NaiveOptions,
): NaiveVerdict {
  const marked = written.filter(({ hit }) => hit).map(({ to }) => to);
  const asMarked = legal.filter(({ hits }) => marked.every((point) => hits.includes(point)));
  const unmentioned = ({ hits }: Attempt) =>
    hits.filter((point) => !written.some(({ to }) => to === point));
  const quiet = asMarked.filter((attempt) => unmentioned(attempt).length === 0);
  const ways = quiet.length > 0 ? quiet : asMarked;
  const results = new Set(ways.map(({ table }) => writeTable(table)));
  if (results.size !== 1) return refuse('bad-notation');
  return { reasons: new Set(), result: resultOf(ways[0]!.table, options) };
}

/** All that forbids a written move which no choice of the dice left carries out. */
function whyNot(
  { table, left }: Attempt,
  { from, to }: NaiveMove,
  options: NaiveOptions,
): NaiveReason[] {
  if (isOver(table, options)) return ['game-over'];
  const distance = from - to;
  if (left.includes(distance)) return refusalsOf(table, from, distance, options);
  const larger = left.filter((number) => number > distance);
  if (to === OFF && larger.length > 0) {
    return refusalsOf(table, from, Math.min(...larger), options);
  }
  const routes = ordersOf(left).filter((order) => reaches(order, distance, to));
  if (routes.length > 0) {
    return routes.flatMap((route) => refusalsOnTheWay(table, from, route, options));
  }
  return [
    distance < 0 ? 'wrong-direction' : 'not-rolled',
    ...refusalsOf(table, from, distance, options),
  ];
}

/** Every order of two or more of the numbers. */
function ordersOf(numbers: readonly number[]): number[][] {
  const orders = (left: readonly number[]): number[][] =>
    left.flatMap((number, i) => [
      [number],
      ...orders(left.toSpliced(i, 1)).map((rest) => [number, ...rest]),
    ]);
  return orders(numbers).filter((order) => order.length >= 2);
}

/** Whether the numbers together are the distance; the last may be larger than needed to bear off. */
function reaches(order: readonly number[], distance: number, to: number): boolean {
  const sum = order.reduce((total, number) => total + number, 0);
  const beforeLast = sum - order.at(-1)!;
  return sum === distance || (to === OFF && sum > distance && beforeLast < distance);
}

/** What forbids the first number of the route that the checker cannot be played by. */
function refusalsOnTheWay(
  table: Table,
  from: number,
  route: readonly number[],
  options: NaiveOptions,
): StepRefusal[] {
  let now = table;
  let at = from;
  for (const number of route) {
    const refusals = refusalsOf(now, at, number, options);
    if (refusals.length > 0) return refusals;
    const to = Math.max(OFF, at - number);
    now = afterStep(now, { from: at, to });
    at = to;
  }
  return [];
}
