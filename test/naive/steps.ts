import { acrossFrom, furthestFirst, type Table } from './table.ts';

/**
 * The rules that can be turned off, to show that each is needed. Without it:
 * - `own-checkers`: the other side's checkers may be moved too;
 * - `forward-only`: checkers may also move back, as far as the board goes;
 * - `exact-number`: a number may also be played one short;
 * - `blocked-point`: any point may be landed on, and every opposing checker there is hit;
 * - `jump-over`: a blocked point may not be passed;
 * - `no-limit`: no sixth checker may land on a point;
 * - `hit`: one opposing checker blocks a point, as two do;
 * - `enter-and-hit`: it does so for checkers that enter;
 * - `hit-anywhere`: it does so for a side that has begun to bear off;
 * - `several-hits`: a hit may not follow a hit;
 * - `hit-and-run`: a checker that has just hit may not go on;
 * - `need-not-hit`: whoever can hit must;
 * - `bar-first`: other checkers may move while one waits on the bar;
 * - `all-home`: checkers are borne off while others are still outside;
 * - `exact-off`: a number does not bear off from its own point;
 * - `off-optional`: a number that can bear off may not be played inside;
 * - `checker-behind`: a larger number bears off from any point;
 * - `larger-off`: a larger number never bears off;
 * - `win-at-once`: a game goes on after the last checker was borne off;
 * - `die-by-die`: a checker may also go the sum of several dice without stopping;
 * - `split-roll`: one checker plays the whole roll;
 * - `doublet-four`: a doublet is played twice;
 * - `free-order`: the dice are played in the order they were thrown;
 * - `most-dice`: any part of a roll may be left unplayed, even all of it;
 * - `look-ahead`: a play may come to a dead end, though another would use more dice;
 * - `larger-die`: when either die can be played but not both, either will do.
 */
export const NAIVE_RULES = [
  'own-checkers',
  'forward-only',
  'exact-number',
  'blocked-point',
  'jump-over',
  'no-limit',
  'hit',
  'enter-and-hit',
  'hit-anywhere',
  'several-hits',
  'hit-and-run',
  'need-not-hit',
  'bar-first',
  'all-home',
  'exact-off',
  'off-optional',
  'checker-behind',
  'larger-off',
  'win-at-once',
  'die-by-die',
  'split-roll',
  'doublet-four',
  'free-order',
  'most-dice',
  'look-ahead',
  'larger-die',
] as const;

export type NaiveRule = (typeof NAIVE_RULES)[number];

export interface NaiveOptions {
  /** The rules to turn off; none when absent. */
  readonly without?: NaiveRule | readonly NaiveRule[];
}

export const isOff = ({ without = [] }: NaiveOptions, rule: NaiveRule): boolean =>
  typeof without === 'string' ? without === rule : without.includes(rule);

/** Whether the step before says what may follow it. With all rules on it does not. */
export const looksBack = (options: NaiveOptions): boolean =>
  isOff(options, 'split-roll') || isOff(options, 'hit-and-run') || isOff(options, 'several-hits');

/** Why one checker may not be played by one number. */
export type StepRefusal =
  'no-checker' | 'bar-first' | 'point-blocked' | 'not-all-home' | 'checker-behind';

/** One checker goes on. `from` is 1 to 25 (the bar), `to` is 0 (off) to 24. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

/** A step that was made, and whether it hit. */
export interface Made extends Step {
  readonly hit: boolean;
}

const BAR = 25;
const OFF = 0;
const HOME = 6;
const TALL = 5;
const ALL = 15;

/** Every reason why the checker on `from` may not be played by `number`; none when it may. */
export function refusalsOf(
  table: Table,
  from: number,
  number: number,
  options: NaiveOptions = {},
): StepRefusal[] {
  const { mine } = table;
  const landing = from - number;
  const refusals: StepRefusal[] = [];
  if (!placesOf(table, options).has(from)) refusals.push('no-checker');
  if (mine.includes(BAR) && from !== BAR && !isOff(options, 'bar-first')) {
    refusals.push('bar-first');
  }
  if (landing > OFF) {
    if (isShut(table, from, landing, options)) refusals.push('point-blocked');
    return refusals;
  }
  if (mine.some((distance) => distance > HOME) && !isOff(options, 'all-home')) {
    refusals.push('not-all-home');
  }
  const larger = landing < OFF;
  const behind = mine.some((distance) => distance > from && distance <= HOME);
  if (isOff(options, larger ? 'larger-off' : 'exact-off')) refusals.push('checker-behind');
  else if (larger && behind && !isOff(options, 'checker-behind')) refusals.push('checker-behind');
  return refusals;
}

/** The places of the checkers that may be moved. */
function placesOf({ mine, theirs }: Table, options: NaiveOptions): Set<number> {
  if (!isOff(options, 'own-checkers')) return new Set(mine);
  return new Set([...mine, ...theirs.filter((distance) => distance !== BAR).map(acrossFrom)]);
}

/** Whether a checker may not land on a point. */
function isShut(
  { mine, theirs }: Table,
  from: number,
  landing: number,
  options: NaiveOptions,
): boolean {
  const guards = theirs.map(acrossFrom);
  const mayNotHit =
    isOff(options, 'hit') ||
    (isOff(options, 'enter-and-hit') && from === BAR) ||
    (isOff(options, 'hit-anywhere') && mine.length < ALL);
  const enough = mayNotHit ? 1 : 2;
  const isBlocked = (point: number) => guards.filter((guard) => guard === point).length >= enough;
  if (isBlocked(landing) && !isOff(options, 'blocked-point')) return true;
  const passed = guards.filter((point) => point < from && point > landing);
  if (passed.some(isBlocked) && isOff(options, 'jump-over')) return true;
  return mine.filter((point) => point === landing).length >= TALL && isOff(options, 'no-limit');
}

/** The table after a step: what stood alone where it landed waits on the other side's bar. */
export function afterStep({ mine, theirs }: Table, { from, to }: Step): Table {
  if (!mine.includes(from)) {
    const seenByThem = { mine: theirs, theirs: mine };
    const after = afterStep(seenByThem, { from: acrossFrom(from), to: acrossFrom(to) });
    return { mine: after.theirs, theirs: after.mine };
  }
  const moved = [...mine];
  moved.splice(moved.indexOf(from), 1);
  if (to !== OFF) moved.push(to);
  const landedOn = (distance: number) => to !== OFF && distance === acrossFrom(to);
  return {
    mine: furthestFirst(moved),
    theirs: furthestFirst(theirs.map((distance) => (landedOn(distance) ? BAR : distance))),
  };
}

export const isHit = ({ theirs }: Table, { to }: Step): boolean =>
  to !== OFF && theirs.includes(acrossFrom(to));

/** Every step that a number allows, after the last one of the turn. */
export function stepsOf(
  table: Table,
  number: number,
  options: NaiveOptions,
  last: Made | null = null,
): Step[] {
  const steps: Step[] = [];
  for (const from of placesOf(table, options)) {
    if (refusalsOf(table, from, number, options).length === 0) {
      steps.push({ from, to: Math.max(OFF, from - number) });
    }
    const backwards = from + number < BAR && isOff(options, 'forward-only');
    if (backwards && refusalsOf(table, from, -number, options).length === 0) {
      steps.push({ from, to: from + number });
    }
  }
  const next = steps.filter((step) => mayFollow(table, last, step, options));
  const off = next.filter(({ to }) => to === OFF);
  return off.length > 0 && isOff(options, 'off-optional') ? off : next;
}

function mayFollow(table: Table, last: Made | null, step: Step, options: NaiveOptions): boolean {
  if (last === null) return true;
  const goesOn = step.from === last.to;
  if (!goesOn && isOff(options, 'split-roll')) return false;
  if (goesOn && last.hit && isOff(options, 'hit-and-run')) return false;
  return !(last.hit && isHit(table, step) && isOff(options, 'several-hits'));
}
