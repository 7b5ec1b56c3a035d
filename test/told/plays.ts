import type { Scene } from '../../src/diagrams/scene.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { readPlay, writePlay } from '../../src/engine/notation.ts';
import { OFF } from '../../src/engine/position.ts';
import { isShut } from '../../src/puzzles/shut.ts';
import { type Board, THEIR_HOME, largest, standing, stopsFrom, sum } from './boards.ts';

/** One checker's way in a play, as it is written: where it stood, where it comes to, how many moves that is. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly moves: number;
  readonly checkers: number;
}

/** The legs of a play in notation; a leg that several checkers make is one. */
function legsOf(play: string, dice: Dice): Leg[] {
  return play
    .split(/\s+/)
    .filter((leg) => leg !== '')
    .flatMap((leg) => {
      const checkers = Number(/\((\d)\)/.exec(leg)?.[1] ?? 1);
      const read = readPlay(leg.replace(/\(\d\)/, ''));
      if (!read.ok) return [];
      const stops = read.value;
      const moves = sum(
        stops.map(({ from, to }) =>
          to === OFF
            ? Math.max(1, Math.ceil(from / largest(dice)))
            : Math.ceil(Math.abs(from - to) / largest(dice)),
        ),
      );
      return [{ from: stops[0]!.from, to: stops.at(-1)!.to, moves, checkers }];
    });
}

/** The legs of each play that a board tells of. */
const legsOfPlays = ({ scene, plays }: Board): Leg[][] =>
  plays.map((play) => legsOf(play, scene.dice ?? [1, 1]));

export const checkersMoved = (board: Board): number[] =>
  legsOfPlays(board).map((legs) => sum(legs.map(({ checkers }) => checkers)));

export const movesMade = (board: Board): number[] =>
  legsOfPlays(board).map((legs) => sum(legs.map(({ checkers, moves }) => checkers * moves)));

export const checkersOff = (board: Board): number[] =>
  legsOfPlays(board).map((legs) =>
    sum(legs.map(({ to, checkers }) => (to === OFF ? checkers : 0))),
  );

export const hitsMade = ({ plays }: Board): number[] =>
  plays.map((play) => play.split('*').length - 1);

/** What one checker does of the plays: moves, or steps back. */
export const eachLeg = (board: Board, count: (leg: Leg) => number): number[] =>
  legsOfPlays(board).flat().map(count);

/** The mover's checkers on the points that a play starts from or lands on, before it and after it. */
export function piles(board: Board, at: 'from' | 'to', when: 'before' | 'after'): number[] {
  return legsOfPlays(board).flatMap((legs) =>
    legs.map((leg) => {
      const point = leg[at];
      const come = sum(legs.map(({ to, checkers }) => (to === point ? checkers : 0)));
      const gone = sum(legs.map(({ from, checkers }) => (from === point ? checkers : 0)));
      return board.scene.position[point]! + (when === 'after' ? come - gone : 0);
    }),
  );
}

/** The open stops of the checker that is asked about or runs alone; else of those in the opponent's home board. */
export function openStops(board: Board): number {
  const { position, dice } = board.scene;
  const { question } = board;
  const [alone, ...more] = legsOfPlays(board).flat();
  const places =
    question?.kind === 'reach'
      ? [question.from]
      : question?.kind === 'legal-or-not' && alone && more.length === 0
        ? [alone.from]
        : standing(position, THEIR_HOME[0]!);
  return stopsFrom(places, dice!).filter((stop) => !isShut(position, stop)).length;
}

/** The shut stops of each checker that is told to run alone. */
export const shutStops = (board: Board): number[] =>
  eachLeg(
    board,
    ({ from }) =>
      stopsFrom([from], board.scene.dice!).filter((stop) => isShut(board.scene.position, stop))
        .length,
  );

/** The shut points that the larger number jumps over in a play of one checker. */
export const jumped = (board: Board): number[] =>
  eachLeg(
    board,
    ({ from }) =>
      Array.from({ length: largest(board.scene.dice!) - 1 }, (_, i) => from - 1 - i).filter(
        (point) => isShut(board.scene.position, point),
      ).length,
  );

export const inNotation = ({ plays }: Scene): string[] =>
  (plays ?? []).map(({ moves }) => writePlay(moves));
