import type { Facts } from '../../src/diagrams/caption.ts';
import type { Scene } from '../../src/diagrams/scene.ts';
import { numbersOf, type Dice } from '../../src/engine/dice.ts';
import { make, movesOf } from '../../src/engine/moves.ts';
import { BAR, furthest, HOME, OFF, type Position } from '../../src/engine/position.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { isShut } from '../../src/puzzles/shut.ts';

/** A board, with all that the text beside it may speak of. */
export interface Board {
  readonly scene: Scene;
  /** The plays that it tells of, in notation: those that a diagram claims to be legal, or a puzzle's own or right ones. */
  readonly plays: readonly string[];
  /** The plays that a diagram claims to be illegal. */
  readonly refused: readonly string[];
  /** What a diagram's claims may be quoted by. */
  readonly facts?: Facts;
  /** What a puzzle asks. */
  readonly question?: Question;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/** A side's checkers on its points from one to another, the bar being 25. */
export const own = (side: readonly number[], from: number, to: number): number =>
  sum(side.slice(from, to + 1).map((count) => Math.max(0, count)));

/** The points of the opponent's home board, by the mover's count. */
export const THEIR_HOME: readonly number[] = Array.from({ length: HOME }, (_, i) => BAR - HOME + i);

export const largest = (dice: Dice): number => Math.max(...dice);
const different = (dice: Dice): number[] => [...new Set<number>(dice)];

/** How the board stands after the roll, where it can be played in one way only. */
export const after = ({ position, plays }: Scene): Position =>
  plays?.length === 1 ? plays[0]!.result : position;

/** How many checkers have a move, by one of these numbers. */
export function movable(position: readonly number[], numbers: readonly number[]): number {
  const starts = new Set(
    numbers.flatMap((die) => movesOf(position as Position, die)).map(({ from }) => from),
  );
  return sum([...starts].map((from) => position[from]!));
}

/** The board after the first move of the only play. */
export function afterFirstMove({ position, plays }: Scene): readonly number[] {
  const board = position.slice();
  make(board, plays![0]!.moves[0]!);
  return board;
}

/** The moves of this number that bring all the mover's checkers home. */
export const movesHome = (position: Position, die: number): number =>
  sum(
    position.map((count, place) =>
      count > 0 && place > HOME ? count * Math.ceil((place - HOME) / die) : 0,
    ),
  );

/** The moves of a doublet that were needed before any other: to enter, or to come home. */
export const spentFirst = ({ position, dice }: Scene): number =>
  position[BAR]! > 0 ? position[BAR]! : movesHome(position, dice![0]);

/** The points where the roll would take a checker from one of these places. */
export const stopsFrom = (places: readonly number[], dice: Dice): number[] => [
  ...new Set(
    places
      .flatMap((place) => different(dice).map((die) => place - die))
      .filter((stop) => stop > OFF),
  ),
];

export const standing = (position: Position, from: number): number[] =>
  position.flatMap((count, place) => (count > 0 && place >= from ? [place] : []));

/** The shut points where the roll would take checkers that are not home yet. */
export const shutAhead = ({ position, dice }: Scene): number =>
  stopsFrom(standing(position, HOME + 1), dice!).filter((stop) => isShut(position, stop)).length;

/** The points of the opponent's home board for which something holds, of all or of those of the roll. */
export const doors = (
  scene: Scene,
  which: 'all' | 'rolled',
  holds: (count: number) => boolean,
): number =>
  (which === 'all' ? THEIR_HOME : stopsFrom([BAR], scene.dice!)).filter((point) =>
    holds(scene.position[point]!),
  ).length;

/** The longest row of shut points. */
export const longestRow = (position: Position): number =>
  Math.max(
    ...Array.from({ length: BAR - 1 }, (_, i) => i + 1).map((first) => {
      let row = 0;
      while (first + row < BAR && isShut(position, first + row)) row++;
      return row;
    }),
  );

/** How far the furthest checker is over the border that texts tell it by: out of its home board, or in or out of the winner's. */
export function overTheBorder(side: Position, isOver: boolean): number {
  const place = furthest(side);
  if (!isOver) return place - HOME;
  return place >= THEIR_HOME[0]! ? place - THEIR_HOME[0]! + 1 : THEIR_HOME[0]! - place;
}

/** The moves that a roll gives. */
export const movesGiven = ({ dice }: Scene): number => numbersOf(dice!).length;
