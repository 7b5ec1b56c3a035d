/** The arrows of plays, as a board draws them. */
import type { Move } from '../../engine/moves.ts';
import { OFF } from '../../engine/position.ts';
import type { Colour } from '../../engine/setup.ts';
import type { Arrow } from '../board/index.ts';
import { onBoard } from './places.ts';

const furthestFirst = (moves: readonly Move[]): readonly Move[] =>
  moves.toSorted((a, b) => b.from - a.from);

/** The arrows of moves, one for each checker that they move. */
export function arrowsOf(moves: readonly Move[], by: Colour): Arrow[] {
  const runs: { places: number[]; dice: number[] }[] = [];
  for (const { from, to, die } of furthestFirst(moves)) {
    const run = runs.find(({ places }) => places.at(-1) === from);
    if (run) {
      run.places.push(to);
      run.dice.push(die);
    } else {
      runs.push({ places: [from, to], dice: [die] });
    }
  }
  return runs.map((run) => ({
    by,
    kind: 'play',
    path: run.places.map((place) => onBoard(place, by)),
    dice: run.dice,
  }));
}

/** The arrow of a move that is refused, with the number of `dice` that it asks for. */
export function refusedArrow(
  { from, to }: { readonly from: number; readonly to: number },
  dice: readonly number[],
  by: Colour,
): Arrow {
  const exact = dice.find((die) => die === from - to);
  const die = exact ?? (to === OFF ? dice.find((number) => number > from) : undefined);
  return {
    by,
    kind: 'forbidden',
    path: [onBoard(from, by), onBoard(to, by)],
    dice: die === undefined ? [] : [die],
  };
}
