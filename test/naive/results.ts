import {
  afterStep,
  isHit,
  isOff,
  looksBack,
  stepsOf,
  type Made,
  type NaiveOptions,
} from './steps.ts';
import { readTable, writeTable, type Table } from './table.ts';

/** The two numbers of a roll, 1 to 6 each, in the order they were thrown. */
export type NaiveDice = readonly [number, number];

const BAR = 25;

/** Where a sequence of moves has come. */
interface Reached {
  readonly table: Table;
  readonly used: readonly number[];
  readonly left: readonly number[];
  /** Kept only where it matters. */
  readonly last: Made | null;
}

/** The numbers to play: both dice, or one of them four times. */
export function numbersOf([first, second]: NaiveDice, options: NaiveOptions = {}): number[] {
  const isDoublet = first === second && !isOff(options, 'doublet-four');
  return isDoublet ? [first, first, first, first] : [first, second];
}

/**
 * Everything that a sequence of moves can come to, and of it, what the rules allow: first all sequences;
 * then the ones that use the most dice, or win; then, of single moves by either die, the larger die's.
 */
export function legalEnds(table: Table, dice: NaiveDice, options: NaiveOptions = {}): Reached[] {
  const all = everySequence(table, numbersOf(dice, options), options);
  if (isOff(options, 'most-dice')) return all;

  const most = Math.max(...all.map(({ used }) => used.length));
  const wins = all.filter((end) => end.table.mine.length === 0);
  const longest = isOff(options, 'look-ahead')
    ? all.filter((end) => isStuck(end, options))
    : all.filter(({ used }) => used.length === most);
  const larger = Math.max(...longest.flatMap(({ used }) => used));
  const eitherWillDo = most !== 1 || isOff(options, 'larger-die');
  const dutiful = eitherWillDo ? longest : longest.filter(({ used }) => used.includes(larger));
  const legal = isOff(options, 'win-at-once') ? dutiful : [...dutiful, ...wins];

  const onBar = ({ theirs }: Table) => theirs.filter((distance) => distance === BAR).length;
  const hitting = legal.filter((end) => onBar(end.table) > onBar(table));
  return hitting.length > 0 && isOff(options, 'need-not-hit') ? hitting : legal;
}

const isStuck = ({ table, left, last }: Reached, options: NaiveOptions): boolean =>
  choices(left, options).every(
    ({ distance }) => stepsOf(table, distance, options, last).length === 0,
  );

/** All sequences of moves, the unfinished ones too. Those that come to the same are followed once. */
function everySequence(table: Table, numbers: readonly number[], options: NaiveOptions): Reached[] {
  const found = new Map<string, Reached>();
  const follow = (reached: Reached): void => {
    const { mine, theirs } = reached.table;
    const { to, hit } = reached.last ?? {};
    const key = [mine.join(), theirs.join(), reached.left.join(), to, hit].join(' ');
    if (found.has(key)) return;
    found.set(key, reached);
    for (const { numbers, distance, left } of choices(reached.left, options)) {
      for (const step of stepsOf(reached.table, distance, options, reached.last)) {
        const used = [...reached.used, ...numbers];
        const last = looksBack(options) ? { ...step, hit: isHit(reached.table, step) } : null;
        follow({ table: afterStep(reached.table, step), used, left, last });
      }
    }
  };
  follow({ table, used: [], left: numbers, last: null });
  return [...found.values()];
}

interface Choice {
  readonly numbers: readonly number[];
  readonly distance: number;
  readonly left: readonly number[];
}

/** What a checker may be played by next: one number, larger first; or, where dice need not be played one by one, several. */
export function choices(left: readonly number[], options: NaiveOptions): Choice[] {
  const one = [...new Set(left)].flatMap((number) => {
    const distances =
      number > 1 && isOff(options, 'exact-number') ? [number, number - 1] : [number];
    const rest = left.toSpliced(left.indexOf(number), 1);
    return distances.map((distance) => ({ numbers: [number], distance, left: rest }));
  });
  if (isOff(options, 'free-order')) return one.slice(0, 1);
  one.sort((a, b) => b.distance - a.distance);
  if (!isOff(options, 'die-by-die')) return one;
  const several = left.slice(1).map((_, i) => {
    const numbers = left.slice(0, i + 2);
    return {
      numbers,
      distance: numbers.reduce((sum, number) => sum + number, 0),
      left: left.slice(i + 2),
    };
  });
  return [...one, ...several];
}

/**
 * Where the legal plays of a roll lead: XGID's 26 characters, not turned, or `won` for all that bear off
 * the last checker. No result at all means that the mover must pass. (Without `most-dice` a pass is a
 * play like any other, and its result is the position itself.)
 *
 * @param checkers XGID's 26 characters, capitals for the side to move
 * @throws Error when they are not a position
 */
export function naiveResults(
  checkers: string,
  dice: NaiveDice,
  options: NaiveOptions = {},
): Set<string> {
  const results = legalEnds(readTable(checkers), dice, options)
    .filter(({ used }) => used.length > 0 || isOff(options, 'most-dice'))
    .map(({ table }) => resultOf(table, options));
  return new Set(results);
}

export const resultOf = (table: Table, options: NaiveOptions = {}): string =>
  table.mine.length === 0 && !isOff(options, 'win-at-once') ? 'won' : writeTable(table);
