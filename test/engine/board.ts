import type { Dice } from '../../src/engine/dice.ts';
import { judge, type Verdict } from '../../src/engine/judge.ts';
import { readPlay } from '../../src/engine/notation.ts';
import { borneOff, CHECKERS, type Position } from '../../src/engine/position.ts';
import type { Reason, ReasonCode } from '../../src/engine/reasons.ts';
import { explain, type Result } from '../../src/engine/result.ts';
import { toPosition, toSetup, type Colour, type Side } from '../../src/engine/setup.ts';
import { readXgid, writeCheckers, type GameState } from '../../src/engine/xgid.ts';

/** How many checkers stand on a point, 1 to 24 in the mover's numbering, or on the bar. */
export type Places = Readonly<Partial<Record<number | 'bar', number>>>;

/** What was read; fails the test where it was not. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(explain(result.problems));
  return result.value;
}

export const side = (places: Places): Side => ({
  points: Array.from({ length: 25 }, (_, point) => places[point] ?? 0),
  bar: places.bar ?? 0,
});

/** A position as a person would say it, both sides' points in the mover's numbering. */
export const board = (mine: Places, theirs: Places = {}): Position =>
  valueOf(toPosition({ white: side(mine), black: side(theirs) }, 'white'));

/** XGID's 26 characters for a position, the mover at the bottom. */
export const checkersOf = (position: Position): string => writeCheckers(toSetup(position, 'white'));

/** The same, or `won` when the mover has no checker left, as GNU Backgammon's answers are kept. */
export const resultOf = (position: Position): string =>
  borneOff(position) === CHECKERS ? 'won' : checkersOf(position);

/** What an XGID with a roll says: the position seen by its mover, the roll, and the rest. */
export function fromXgid(xgid: string): {
  readonly position: Position;
  readonly dice: Dice;
  readonly state: GameState;
} {
  const state = valueOf(readXgid(xgid));
  if (typeof state.dice === 'string') throw new Error(`no roll: ${xgid}`);
  return { position: valueOf(toPosition(state.setup, state.turn)), dice: state.dice, state };
}

const turnedCheckers = (checkers: string): string =>
  [...checkers]
    .reverse()
    .map((letter) => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

/** The same game from the other seat: the board turned and the top side to move. */
export function fromOtherSeat(xgid: string): string {
  const [checkers = '', cube = '', owner = '', turn = '', ...rest] = xgid.slice(5).split(':');
  const swapped = (sign: string) => String(0 - Number(sign));
  return `XGID=${[turnedCheckers(checkers), cube, swapped(owner), swapped(turn), ...rest].join(':')}`;
}

/** What a result of `resultOf` looks like in 26 characters of a board that is not turned, when `toMove` moved. */
export const seenFrom = (toMove: Colour, result: string): string =>
  result === 'won' || toMove === 'white' ? result : turnedCheckers(result);

/** The verdict on a play as text. */
export const judged = (position: Position, dice: Dice, text: string): Verdict =>
  judge(position, dice, valueOf(readPlay(text)));

/** The reasons against a play as text; none for a legal one. */
export function reasonsOf(position: Position, dice: Dice, text: string): readonly Reason[] {
  const verdict = judged(position, dice, text);
  return verdict.legal ? [] : verdict.reasons;
}

export const codesOf = (position: Position, dice: Dice, text: string): ReasonCode[] =>
  reasonsOf(position, dice, text).map(({ code }) => code);

/** The start position. */
export const START: Places = { 24: 2, 13: 5, 8: 3, 6: 5 };
export const THEIR_START: Places = { 1: 2, 12: 5, 17: 3, 19: 5 };
