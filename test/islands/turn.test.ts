import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  begin,
  isOver,
  isWon,
  landings,
  letGo,
  movable,
  move,
  nextOf,
  numbersLeft,
  pick,
  playLargest,
  press,
  restart,
  standing,
  takeBack,
  type Turn,
} from '../../src/components/islands/turn.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { judge } from '../../src/engine/judge.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { BAR, OFF } from '../../src/engine/position.ts';
import { turn as anyTurn } from '../engine/arbitraries.ts';
import { board, type Places } from '../engine/board.ts';

const on = (mine: Places, theirs: Places, ...dice: Dice): Turn => begin(board(mine, theirs), dice);

const codes = ({ refusal }: Turn) => refusal?.reasons.map(({ code }) => code);
const rules = ({ refusal }: Turn) => refusal?.reasons.map(({ rule }) => rule);
const steps = ({ made }: Turn) => made.map(({ from, to, die }) => [from, to, die]);

/** After 7/6 no checker can play the 6. */
const deadEnd = () =>
  on(
    { 20: 2, 7: 1, 6: 2, 4: 1, 3: 2, 2: 3, 1: 4 },
    { 24: 1, 23: 2, 22: 2, 21: 2, 19: 2, 18: 2, 14: 3, 11: 1 },
    6,
    1,
  );

describe('a checker is played by two presses', () => {
  test('one picks it up, and one on a place it can go to puts it there', () => {
    const picked = press(deadEnd(), 6);
    expect(picked.picked).toBe(6);
    const played = press(picked, 5);
    expect(steps(played)).toEqual([[6, 5, 1]]);
    expect(played.picked).toBeUndefined();
    expect(numbersLeft(played)).toEqual([6]);
  });
  test('one on the same place lets it go', () => {
    expect(press(press(deadEnd(), 6), 6)).toEqual(deadEnd());
  });
  test('one on another checker that no number leads to picks that one up instead', () => {
    expect(press(press(deadEnd(), 20), 7).picked).toBe(7);
  });
  test('one on another checker that a number leads to tries to go there', () => {
    expect(codes(press(press(deadEnd(), 7), 6))).toEqual(['must-play-more']);
  });
  test('one beside the board without a checker in the hand does nothing', () => {
    expect(press(deadEnd(), OFF)).toEqual(deadEnd());
  });
});

describe('a place that several numbers lead to', () => {
  test('is reached through an open stop, a die at a time', () => {
    const turn = on({ 13: 5, 8: 3, 6: 7 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, 4, 1);
    expect(landings(turn, 13).map(({ to, dice }) => [to, dice])).toEqual([
      [9, [4]],
      [8, [4, 1]],
    ]);
  });
  test('is reached by the way that hits nothing, when there are both', () => {
    const turn = on({ 10: 2, 1: 5 }, { 6: 1, 24: 5 }, 4, 3);
    const played = move(turn, 10, 3);
    expect(played.made.map(({ die, hit }) => [die, hit])).toEqual([
      [3, false],
      [4, false],
    ]);
  });
  test('is reached by a hit when that is the only way', () => {
    const turn = on({ 10: 2, 1: 5 }, { 6: 1, 7: 2, 24: 5 }, 4, 3);
    const played = move(turn, 10, 3);
    expect(played.made.map(({ die, hit }) => [die, hit])).toEqual([
      [4, true],
      [3, false],
    ]);
  });
  test('is asked about a die at a time when each way hits another blot', () => {
    const turn = on({ 10: 2, 1: 5 }, { 6: 1, 7: 1, 24: 5 }, 4, 3);
    expect(landings(turn, 10).find(({ to }) => to === 3)).toMatchObject({ moves: undefined });
    expect(codes(move(turn, 10, 3))).toEqual(['bad-notation']);
  });
  test('is reached four times by a doublet', () => {
    const turn = on({ 24: 2, 1: 5 }, { 23: 2 }, 4, 4);
    expect(landings(turn, 24).map(({ to, dice }) => [to, dice.length])).toEqual([
      [20, 1],
      [16, 2],
      [12, 3],
      [8, 4],
    ]);
    expect(move(turn, 24, 8).made).toHaveLength(4);
  });
  test('needs no second number where a larger one bears off', () => {
    const turn = on({ 2: 3 }, { 24: 5 }, 6, 1);
    expect(steps(move(turn, 2, OFF))).toEqual([[2, 0, 6]]);
  });
  test('takes the exact number where it bears off', () => {
    const turn = on({ 5: 3 }, { 24: 5 }, 6, 5);
    expect(steps(move(turn, 5, OFF))).toEqual([[5, 0, 5]]);
  });
});

describe('a double press plays the largest number that may be played', () => {
  test('the larger one where it can', () => {
    expect(steps(playLargest(deadEnd(), 7))).toEqual([[7, 1, 6]]);
  });
  test('the smaller one where the larger is shut', () => {
    expect(steps(playLargest(deadEnd(), 6))).toEqual([[6, 5, 1]]);
  });
  test('and says why the larger one cannot where neither can', () => {
    const refused = playLargest(deadEnd(), 20);
    expect(refused.refusal).toMatchObject({ from: 20, to: 14 });
    expect(codes(refused)).toEqual(['point-blocked']);
  });
});

describe('a try that is not allowed says why and changes nothing', () => {
  const racing = () => on({ 8: 1, 5: 2 }, { 24: 5 }, 6, 1);
  test.each([
    ['game-over', () => press(playLargest(on({ 1: 1 }, { 24: 1 }, 6, 1), 1), 1)],
    ['no-checker', () => press(deadEnd(), 12)],
    ['no-checker', () => press(deadEnd(), 24)],
    ['wrong-direction', () => move(deadEnd(), 4, 5)],
    ['not-rolled', () => move(deadEnd(), 7, 4)],
    ['bar-first', () => move(on({ bar: 1, 6: 2 }, { 24: 5 }, 6, 1), 6, 5)],
    ['point-blocked', () => move(deadEnd(), 20, 19)],
    ['not-all-home', () => move(racing(), 5, OFF)],
    ['checker-behind', () => move(on({ 6: 1, 4: 2 }, { 24: 5 }, 5, 1), 4, OFF)],
    ['must-play-more', () => move(deadEnd(), 7, 6)],
    [
      'must-play-larger',
      () =>
        move(
          on(
            { 24: 2, 12: 1, 6: 2, 5: 4, 4: 3, 3: 3 },
            { 22: 3, 21: 2, 20: 2, 19: 2, 18: 2, 2: 2, 1: 2 },
            6,
            5,
          ),
          12,
          7,
        ),
    ],
    ['bad-notation', () => move(on({ 10: 2, 1: 5 }, { 6: 1, 7: 1, 24: 5 }, 4, 3), 10, 3)],
  ] as const)('%s', (code, attempt) => {
    const refused = attempt();
    expect(codes(refused)).toContain(code);
    expect(letGo(refused).made).toEqual(refused.made);
  });
  test('the dead end is refused by its own rule, with a play that proves it', () => {
    const refused = move(deadEnd(), 7, 6);
    expect(rules(refused)).toEqual(['dead-end']);
    expect(refused.refusal?.reasons[0]).toMatchObject({ witness: { moves: [{}, {}] } });
  });
  test('taking back clears it away first, and only then takes a move back', () => {
    const played = move(deadEnd(), 6, 5);
    const refused = move(played, 20, 14);
    expect(takeBack(refused)).toEqual(played);
    expect(takeBack(takeBack(refused))).toEqual(deadEnd());
  });
});

describe('a turn ends', () => {
  test('when both numbers are played', () => {
    const over = move(move(deadEnd(), 6, 5), 7, 1);
    expect(isOver(over)).toBe(true);
    expect(isWon(over)).toBe(false);
    expect(codes(move(over, 6, 5))).toEqual(['not-rolled']);
  });
  test('at once where nothing can be played', () => {
    const stuck = on({ bar: 1 }, { 24: 2, 23: 2 }, 2, 1);
    expect(isOver(stuck)).toBe(true);
    expect(movable(stuck)).toEqual([]);
  });
  test('with the last checker, whatever is left of the roll', () => {
    const won = playLargest(on({ 1: 1 }, { 24: 1 }, 6, 1), 1);
    expect([isOver(won), isWon(won)]).toEqual([true, true]);
    expect(numbersLeft(won)).toEqual([1]);
  });
});

/** Anything that can be done to a turn. */
type Deed = (turn: Turn) => Turn;
const place = fc.integer({ min: 0, max: BAR });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: place.map(
      (p): Deed =>
        (turn) =>
          press(turn, p),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(), fc.nat()).map(([a, b]): Deed => (turn) => {
      const from = movable(turn);
      if (from.length === 0) return turn;
      const start = from[a % from.length]!;
      const there = landings(turn, start);
      return move(turn, start, there[b % there.length]!.to);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, place).map(
      ([a, b]): Deed =>
        (turn) =>
          move(turn, a, b),
    ),
  },
  {
    weight: 2,
    arbitrary: place.map(
      (p): Deed =>
        (turn) =>
          playLargest(turn, p),
    ),
  },
  {
    weight: 1,
    arbitrary: place.map(
      (p): Deed =>
        (turn) =>
          pick(turn, p),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Deed>(letGo, takeBack, restart) },
);

describe('whatever is done to a turn', () => {
  const game = fc.tuple(anyTurn, fc.array(deed, { maxLength: 12 }));

  property.prop([game], { numRuns: 300 })(
    'it never throws, it stays the beginning of a legal play, and when it is over it is one',
    ([[position, dice], deeds]) => {
      const turn = deeds.reduce((so, next) => next(so), begin(position, dice));
      const results = legalPlays(position, dice).map(({ result }) => result.join());
      if (isOver(turn)) {
        if (turn.made.length > 0) expect(results).toContain(standing(turn).join());
        else expect(results).toEqual([]);
      } else {
        expect(nextOf(turn).length).toBeGreaterThan(0);
      }
      expect(standing(turn)[turn.picked ?? BAR]).toBeGreaterThanOrEqual(turn.picked ? 1 : 0);
    },
  );

  property.prop([game, deed], { numRuns: 300 })(
    'what was refused has changed nothing, and was not legal',
    ([[position, dice], deeds], last) => {
      const before = deeds.reduce((so, next) => next(so), begin(position, dice));
      const after = last(before);
      const { refusal } = after;
      if (!refusal || refusal === before.refusal) return;
      expect(after.made).toEqual(before.made);
      const { from, to } = refusal;
      if (to === undefined) return;
      const goesOn = nextOf(before).some((next) => next.from === from && next.to === to);
      expect(goesOn).toBe(false);
      const verdict = judge(position, dice, [...before.made, { from, to, hit: false }]);
      expect(verdict.legal).toBe(false);
    },
  );

  property.prop([game], { numRuns: 200 })(
    'taking back undoes one move: the board, the bar and its number',
    ([[position, dice], deeds]) => {
      const turn = letGo(deeds.reduce((so, next) => next(so), begin(position, dice)));
      let undone = turn;
      for (let left = turn.made.length; left > 0; left--) {
        const before = undone;
        undone = takeBack(undone);
        expect(undone.made).toEqual(before.made.slice(0, -1));
        expect(numbersLeft(undone)).toHaveLength(numbersLeft(before).length + 1);
      }
      expect(undone).toEqual(begin(position, dice));
      expect(standing(undone)).toEqual(position);
    },
  );

  property.prop([anyTurn], { numRuns: 200 })(
    'every place that is offered can be gone to, unless the way is in doubt',
    ([position, dice]) => {
      const turn = begin(position, dice);
      for (const from of movable(turn)) {
        for (const { to, moves, hit } of landings(turn, from)) {
          const played = move(turn, from, to);
          if (!moves) expect(codes(played)).toEqual(['bad-notation']);
          else {
            expect(played.refusal).toBeUndefined();
            expect(played.made.at(-1)).toMatchObject({ to, hit });
          }
        }
      }
    },
  );
});
