import { fc } from '@fast-check/vitest';
import type { Dice, Die } from '../../src/engine/dice.ts';
import { canMove, make, moveOf, type Move } from '../../src/engine/moves.ts';
import type { WrittenMove } from '../../src/engine/notation.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { furthest, OFF, turned, type Position } from '../../src/engine/position.ts';
import { toPosition, type Setup } from '../../src/engine/setup.ts';
import type { GameState } from '../../src/engine/xgid.ts';
import { board, side, START, THEIR_START, valueOf, type Places } from './board.ts';

const die = fc.constantFrom<Die[]>(1, 2, 3, 4, 5, 6);

export const dice: fc.Arbitrary<Dice> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(die, die) },
  { weight: 1, arbitrary: die.map((number): Dice => [number, number]) },
);

/** A position from a game that was played from the start by random legal plays, and is not over yet. */
const reachable: fc.Arbitrary<Position> = fc
  .array(fc.tuple(dice, fc.nat()), { maxLength: 100, size: 'max' })
  .map((turns) => {
    let position = board(START, THEIR_START);
    for (const [roll, choice] of turns) {
      const plays = legalPlays(position, roll);
      const result = plays[choice % Math.max(1, plays.length)]?.result ?? position;
      if (furthest(result) === OFF) break;
      position = turned(result);
    }
    return position;
  });

type Place = number | 'bar' | 'off';

const placed = (places: readonly Place[]): Places => {
  const counts: Partial<Record<number | 'bar', number>> = {};
  for (const place of places) if (place !== 'off') counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

/** Fifteen checkers of a side on its own points, on the bar, or off; one at least is not off. */
const checkers = (points: readonly number[]): fc.Arbitrary<Places> =>
  fc
    .tuple(fc.subarray<Place>([...points, 'bar'], { minLength: 1 }), fc.boolean())
    .chain(([places, someOff]) =>
      fc.tuple(
        fc.constantFrom(...places),
        fc.array(fc.constantFrom(...places, ...(someOff ? (['off'] as const) : [])), {
          minLength: 14,
          maxLength: 14,
        }),
      ),
    )
    .map(([one, others]) => placed([one, ...others]));

const ALL_POINTS = Array.from({ length: 24 }, (_, i) => i + 1);
const HOME_POINTS = ALL_POINTS.slice(0, 6);

/** No two positions less alike than these: any points held by either side, full bars, checkers off. */
export const lopsidedSetup: fc.Arbitrary<Setup> = fc
  .tuple(fc.constantFrom(ALL_POINTS, HOME_POINTS), fc.array(fc.boolean(), { minLength: 24 }))
  .chain(([within, flags]) => {
    const mine = within.filter((point) => flags[point - 1]);
    const theirs = ALL_POINTS.filter((point) => !mine.includes(point));
    return fc.tuple(checkers(mine), checkers(theirs));
  })
  .map(([mine, theirs]) => ({ white: side(mine), black: side(theirs) }));

const lopsided: fc.Arbitrary<Position> = lopsidedSetup.map((setup) =>
  valueOf(toPosition(setup, 'white')),
);

/** Positions where the mover still has checkers: half from games, half constructed. */
export const position: fc.Arbitrary<Position> = fc.oneof(reachable, lopsided);

/** A position with a roll that is worth asking about. */
export const turn: fc.Arbitrary<readonly [Position, Dice]> = fc.tuple(position, dice);

/**
 * Written moves that make sense here and there: real checkers and stray ones, by the dice, by their sum,
 * by other numbers and backwards, with a mark or without.
 */
export function scribbles(position: Position, [first, second]: Dice): fc.Arbitrary<WrittenMove[]> {
  const mine = position.flatMap((count, place) => (count > 0 ? [place] : []));
  const from = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...mine) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 25 }) },
  );
  const distance = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<number[]>(first, second) },
    { weight: 2, arbitrary: fc.constantFrom(first + second, 2 * first, 3 * first) },
    { weight: 1, arbitrary: fc.integer({ min: -6, max: 24 }) },
  );
  const hit = fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  );
  const move = fc
    .tuple(from, distance, hit)
    .map(([start, by, marked]) => {
      const to = Math.min(24, Math.max(OFF, start - by));
      return { from: start, to, hit: marked && to !== OFF };
    })
    .filter((written) => written.from !== written.to);
  return fc.array(move, { maxLength: 5 });
}

/** A sequence of possible moves, finished or not, by dice in either order. */
export function sequences(position: Position, [first, second]: Dice): fc.Arbitrary<Move[]> {
  const numbers = first === second ? [first, first, first, first] : [first, second];
  return fc
    .tuple(fc.shuffledSubarray(numbers), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }))
    .map(([order, choices]) => {
      const tried = position.slice();
      const made: Move[] = [];
      for (const [i, number] of order.entries()) {
        const highest = furthest(tried);
        const from = tried.flatMap((_, place) =>
          canMove(tried, highest, place, number) ? [place] : [],
        );
        if (from.length === 0) break;
        const move = moveOf(tried, from[choices[i]! % from.length]!, number);
        make(tried, move);
        made.push(move);
      }
      return made;
    });
}

/** Written moves, some of which run on with the next as one abbreviated move. */
export const abbreviated = (moves: readonly Move[]): WrittenMove[] => {
  const written: WrittenMove[] = [];
  for (const { from, to, hit } of moves) {
    const last = written.at(-1);
    if (last && last.to === from && from !== OFF)
      written.splice(-1, 1, { from: last.from, to, hit });
    else written.push({ from, to, hit });
  }
  return written;
};

const powerOfTwo = fc.nat({ max: 30 }).map((exponent) => 2 ** exponent);
const colour = fc.constantFrom('white' as const, 'black' as const);
const points = fc.nat({ max: 999_999_999 });

/** Everything that an XGID can tell. */
export const gameState: fc.Arbitrary<GameState> = fc
  .record({
    setup: lopsidedSetup,
    cube: fc.record({ value: powerOfTwo, owner: fc.option(colour) }),
    turn: colour,
    dice: fc.oneof(dice, fc.constantFrom('00' as const, 'D' as const, 'B' as const, 'R' as const)),
    score: fc.record({ white: points, black: points }),
    flags: fc.record({ crawford: fc.boolean(), jacoby: fc.boolean(), beavers: fc.boolean() }),
    matchLength: fc.oneof(fc.constant(0), points),
    maxCube: powerOfTwo,
  })
  .map(({ flags, ...state }) => ({
    ...state,
    crawford: state.matchLength > 0 && flags.crawford,
    jacoby: state.matchLength === 0 && flags.jacoby,
    beavers: state.matchLength === 0 && flags.beavers,
  }));
