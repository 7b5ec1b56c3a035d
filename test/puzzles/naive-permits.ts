import { legalEnds, numbersOf, type NaiveDice } from '../naive/results.ts';
import { afterStep, isHit, stepsOf, type Made, type NaiveRule } from '../naive/steps.ts';
import { acrossFrom, readTable, writeTable, type Table } from '../naive/table.ts';

const BAR = 25;
const HOME = 6;
const ALL = 15;

/** One step of a way to play a roll, with what was known when it was made. */
interface Stepped extends Made {
  readonly number: number;
  readonly before: Table;
}

/** A legal play in one of the orders and by one of the ways that lead where it leads. */
interface Way {
  readonly dice: NaiveDice;
  readonly start: Table;
  readonly steps: readonly Stepped[];
  readonly end: Table;
  /** Where the other legal plays of the roll lead. */
  readonly ends: readonly Table[];
}

const times = (places: readonly number[], place: number): number =>
  places.filter((one) => one === place).length;
const guards = ({ theirs }: Table, point: number): number => times(theirs, acrossFrom(point));
const hitBy = ({ start, end }: Pick<Way, 'start' | 'end'>): number =>
  times(end.theirs, BAR) - times(start.theirs, BAR);
const isDoublet = ([first, second]: NaiveDice): boolean => first === second;
const isHome = ({ mine }: Table): boolean => mine.every((place) => place <= HOME);
const furthest = ({ mine }: Table): number => Math.max(0, ...mine);
const dice = (way: Way): number => numbersOf(way.dice).length;

const isRun = (way: Way): boolean =>
  way.steps.length === 2 && !isDoublet(way.dice) && way.steps[0]!.to === way.steps[1]!.from;

/** What each rule allows, in the naive program's own words. */
const USED: Readonly<Record<string, (way: Way) => boolean>> = {
  'one-or-two': isRun,
  'stop-between': (way) =>
    isRun(way) && guards(way.start, way.steps[0]!.from - way.steps[1]!.number) > 1,
  'jump-over': ({ start, steps }) =>
    steps.some(({ from, to }) => {
      let shut = 0;
      for (let point = to + 1; point < from; point++) if (guards(start, point) > 1) shut++;
      return shut > 2 && start.mine.includes(from);
    }),
  'no-limit': ({ steps, end }) => steps.some(({ to }) => to > 0 && times(end.mine, to) > 5),
  'four-times': (way) => isDoublet(way.dice) && way.steps.length === 4,
  'split-freely': ({ dice: roll, start, steps }) => {
    const landed = new Set<number>();
    let begun = 0;
    let wentOn = false;
    for (const { from, to } of steps) {
      if (!landed.has(from)) begun++;
      else wentOn ||= !start.mine.includes(from);
      landed.add(to);
    }
    return isDoublet(roll) && begun > 1 && wentOn;
  },
  hit: (way) => hitBy(way) > 0,
  'on-the-way': ({ steps }) =>
    steps.some(({ hit, to }, i) => hit && steps.some((step, j) => j > i && step.from === to)),
  'several-hits': (way) => hitBy(way) > 1,
  'hit-and-run': ({ steps }) =>
    steps.some(({ hit, to }, i) => hit && to <= HOME && steps[i + 1]?.from === to),
  'hit-anywhere': ({ steps }) =>
    steps.some(({ hit, from, before }) => hit && (from === BAR || before.mine.length < ALL)),
  'need-not-hit': (way) =>
    hitBy(way) === 0 && way.ends.some((end) => hitBy({ start: way.start, end }) > 0),
  'enter-and-hit': ({ steps }) => steps.some(({ hit, from }) => hit && from === BAR),
  'enter-most': ({ start, end, steps }) =>
    times(start.mine, BAR) > 1 && end.mine.includes(BAR) && steps.length > 0,
  'rest-of-roll': ({ start, end, steps }) =>
    start.mine.includes(BAR) && !end.mine.includes(BAR) && steps.length > times(start.mine, BAR),
  'free-order': ({ dice: roll, steps }) =>
    steps.length === 2 && steps[0]!.number === Math.min(...roll) && !isDoublet(roll),
  'lost-number': (way) =>
    way.steps.length > 0 && way.steps.length < dice(way) && way.end.mine.length > 0,
  'exact-off': ({ steps }) =>
    steps.some(
      ({ from, to, number, before }) => to === 0 && from === number && furthest(before) > from,
    ),
  'off-optional': ({ start, end, ends }) =>
    isHome(start) &&
    end.mine.length === start.mine.length &&
    ends.some(({ mine }) => mine.length < start.mine.length),
  'empty-point': ({ steps }) =>
    steps.some(
      ({ from, to, number, before }) =>
        isHome(before) && to > 0 && !before.mine.includes(number) && furthest(before) > from,
    ),
  'hit-while-off': ({ start, end }) =>
    !isHome(start) && start.mine.length < ALL && end.mine.length < start.mine.length,
  'win-at-once': (way) => way.end.mine.length === 0 && way.steps.length < dice(way),
};

/** The naive program's rules without which a permission is gone, where it has such. */
export const TWINS: Readonly<Record<string, readonly NaiveRule[]>> = {
  'jump-over': ['jump-over'],
  'no-limit': ['no-limit'],
  'four-times': ['doublet-four'],
  'split-freely': ['split-roll'],
  hit: ['hit'],
  'enter-and-hit': ['enter-and-hit'],
  'hit-anywhere': ['enter-and-hit', 'hit-anywhere'],
  'several-hits': ['several-hits'],
  'hit-and-run': ['hit-and-run'],
  'need-not-hit': ['need-not-hit'],
  'free-order': ['free-order'],
  'exact-off': ['exact-off'],
};

/** The permissions that the play needs whose result the naive judge told. */
export function naivePermissionsOf(seen: string, roll: NaiveDice, result: string): Set<string> {
  const needed = naivePermissions(seen, roll);
  const end = result === 'won' ? [...needed.keys()].find((one) => !/[A-O]/.test(one)) : result;
  return needed.get(end ?? '') ?? new Set();
}

/** Every different end of a legal play, as XGID's 26 characters. */
const endsOf = (seen: string, roll: NaiveDice): Map<string, Table> =>
  new Map(
    legalEnds(readTable(seen), roll)
      .filter(({ used }) => used.length > 0)
      .map(({ table }) => [writeTable(table), table]),
  );

/**
 * What each legal play of a roll needs: for where it leads, the rules that all ways there make use of.
 *
 * @param seen XGID's 26 characters, capitals for the side to move
 */
export function naivePermissions(seen: string, roll: NaiveDice): Map<string, Set<string>> {
  const start = readTable(seen);
  const ends = endsOf(seen, roll);
  const most = Math.max(0, ...legalEnds(start, roll).map(({ used }) => used.length));
  const needed = new Map<string, Set<string>>();
  const follow = (table: Table, left: readonly number[], steps: readonly Stepped[]): void => {
    const end = writeTable(table);
    if (ends.has(end) && (steps.length === most || table.mine.length === 0)) {
      const way = { dice: roll, start, steps, end: table, ends: [...ends.values()] };
      const used = new Set(Object.keys(USED).filter((rule) => USED[rule]!(way)));
      needed.set(end, needed.get(end)?.intersection(used) ?? used);
    }
    for (const number of new Set(left)) {
      const rest = left.toSpliced(left.indexOf(number), 1);
      for (const step of stepsOf(table, number, {})) {
        const made = { ...step, number, before: table, hit: isHit(table, step) };
        follow(afterStep(table, step), rest, [...steps, made]);
      }
    }
  };
  follow(start, numbersOf(roll), []);
  return needed;
}
