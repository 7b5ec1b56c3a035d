import { acrossFrom, furthestFirst, type Table } from './table.ts';

/**
 * The rules that can be turned off, to show that each is needed. Without it:
 * - `forward-only`: checkers may also move back, as far as the board goes;
 * - `blocked-point`: any point may be landed on, and every opposing checker there is hit;
 * - `bar-first`: other checkers may move while one waits on the bar;
 * - `all-home`: checkers are borne off while others are still outside;
 * - `checker-behind`: a larger number bears off from any point;
 * - `larger-off`: a larger number never bears off;
 * - `die-by-die`: a checker may also go the sum of several dice without stopping;
 * - `doublet-four`: a doublet is played twice;
 * - `free-order`: the dice are played in the order they were thrown;
 * - `most-dice`: any part of a roll may be left unplayed, even all of it;
 * - `larger-die`: when either die can be played but not both, either will do.
 */
export const NAIVE_RULES = [
  'forward-only',
  'blocked-point',
  'bar-first',
  'all-home',
  'checker-behind',
  'larger-off',
  'die-by-die',
  'doublet-four',
  'free-order',
  'most-dice',
  'larger-die',
] as const;

export type NaiveRule = (typeof NAIVE_RULES)[number];

export interface NaiveOptions {
  /** The rules to turn off; none when absent. */
  readonly without?: NaiveRule | readonly NaiveRule[];
}

export const isOff = ({ without = [] }: NaiveOptions, rule: NaiveRule): boolean =>
  without === rule || without.includes(rule);

/** Why one checker may not be played by one number. */
export type StepRefusal =
  'no-checker' | 'bar-first' | 'point-blocked' | 'not-all-home' | 'checker-behind';

/** One checker goes on. `from` is 1 to 25 (the bar), `to` is 0 (off) to 24. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

const BAR = 25;
const OFF = 0;
const HOME = 6;

/** Every reason why the checker on `from` may not be played by `number`; none when it may. */
export function refusalsOf(
  { mine, theirs }: Table,
  from: number,
  number: number,
  options: NaiveOptions = {},
): StepRefusal[] {
  const landing = from - number;
  const refusals: StepRefusal[] = [];
  if (!mine.includes(from)) refusals.push('no-checker');
  if (mine.includes(BAR) && from !== BAR && !isOff(options, 'bar-first')) {
    refusals.push('bar-first');
  }
  if (landing > OFF) {
    const guards = theirs.filter((distance) => distance === acrossFrom(landing));
    if (guards.length >= 2 && !isOff(options, 'blocked-point')) refusals.push('point-blocked');
    return refusals;
  }
  if (mine.some((distance) => distance > HOME) && !isOff(options, 'all-home')) {
    refusals.push('not-all-home');
  }
  const larger = landing < OFF;
  const behind = mine.some((distance) => distance > from && distance <= HOME);
  if (larger && isOff(options, 'larger-off')) refusals.push('checker-behind');
  else if (larger && behind && !isOff(options, 'checker-behind')) refusals.push('checker-behind');
  return refusals;
}

/** The table after a step: what stood alone where it landed waits on the other side's bar. */
export function afterStep({ mine, theirs }: Table, { from, to }: Step): Table {
  const moved = [...mine];
  moved.splice(moved.indexOf(from), 1);
  if (to !== OFF) moved.push(to);
  const landedOn = (distance: number) => to !== OFF && distance === acrossFrom(to);
  return {
    mine: furthestFirst(moved),
    theirs: furthestFirst(theirs.map((distance) => (landedOn(distance) ? BAR : distance))),
  };
}

/** Every step that a number allows. */
export function stepsOf(table: Table, number: number, options: NaiveOptions): Step[] {
  const steps: Step[] = [];
  for (const from of new Set(table.mine)) {
    if (refusalsOf(table, from, number, options).length === 0) {
      steps.push({ from, to: Math.max(OFF, from - number) });
    }
    const backwards = from + number < BAR && isOff(options, 'forward-only');
    if (backwards && refusalsOf(table, from, -number, options).length === 0) {
      steps.push({ from, to: from + number });
    }
  }
  return steps;
}
