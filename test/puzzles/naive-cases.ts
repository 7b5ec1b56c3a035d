import type { NaiveReason } from '../naive/naive.ts';
import { acrossFrom, type Table } from '../naive/table.ts';

const BAR = 25;
const HOME = 6;
const ALL = 15;

const count = (places: readonly number[], place: number): number =>
  places.filter((one) => one === place).length;

/** How many opposing checkers stand on a point of the mover's. */
export const guards = ({ theirs }: Table, point: number): number =>
  count(theirs, acrossFrom(point));

export const isHome = ({ mine }: Table): boolean => mine.every((place) => place <= HOME);

export const isClosed = (table: Table): boolean =>
  [19, 20, 21, 22, 23, 24].every((point) => guards(table, point) > 1);

/** Whether a number does not bear off because its own point is empty and a further one is not. */
export const isGap = (table: Table, number: number): boolean =>
  isHome(table) && !table.mine.includes(number) && Math.max(0, ...table.mine) > number;

/** A checker that was tried by one number, and was refused. */
export interface Tried {
  /** The board as the turn began. */
  readonly start: Table;
  /** The board on which it was tried. */
  readonly table: Table;
  readonly number: number;
  readonly to: number;
  readonly code: NaiveReason;
  /** Nothing at all can be played. */
  readonly isStuck: boolean;
  readonly isDoublet: boolean;
}

/** Both sides as a game begins, each by its own numbers. */
const START = [24, 24, 13, 13, 13, 13, 13, 8, 8, 8, 6, 6, 6, 6, 6].join();

const isStart = ({ mine, theirs }: Table): boolean =>
  [mine, theirs].every((side) => side.toSorted((a, b) => b - a).join() === START);

const HOLDS: Readonly<Record<string, (tried: Tried) => boolean>> = {
  'home-board': ({ code, table }) => code === 'not-all-home' && !table.mine.includes(BAR),
  'opening-numbers': ({ code, start, isDoublet }) =>
    code === 'must-play-more' && !isDoublet && isStart(start),
  'two-are-safe': ({ code, to }) => code === 'point-blocked' && to > 0,
  'enter-most': ({ code, start }) => code === 'bar-first' && count(start.mine, BAR) > 1,
  'closed-board': ({ code, start }) =>
    ['point-blocked', 'bar-first'].includes(code) && start.mine.includes(BAR) && isClosed(start),
  'lost-number': ({ isStuck }) => isStuck,
  'duty-off': ({ code, start }) =>
    ['must-play-more', 'must-play-larger'].includes(code) && isHome(start),
  'empty-point': ({ to, table, number }) => to === 0 && isGap(table, number),
  'hit-while-off': ({ code, to, start }) =>
    ['bar-first', 'not-all-home'].includes(code) && to === 0 && start.mine.length < ALL,
};

/** The rules that say of this very case what the rule of the reason says of all. */
export const naiveCases = (tried: Tried): string[] =>
  Object.keys(HOLDS).filter((rule) => HOLDS[rule]!(tried));
