import { describe, expect, test } from 'vitest';
import type { Dice } from '../../src/engine/dice.ts';
import { writePlay } from '../../src/engine/notation.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { board, START, THEIR_START, type Places } from './board.ts';

/** The legal plays in words, sorted. */
const playsOf = (mine: Places, theirs: Places, dice: Dice): string[] =>
  legalPlays(board(mine, theirs), dice)
    .map(({ moves }) => writePlay(moves))
    .sort();

/** The plays are these, whichever die was thrown first. */
const expectPlays = (mine: Places, theirs: Places, [a, b]: Dice, plays: readonly string[]) => {
  expect(playsOf(mine, theirs, [a, b])).toEqual(plays);
  expect(playsOf(mine, theirs, [b, a])).toEqual(plays);
};

describe('both dice must be played', () => {
  test('when any way plays both, even if it breaks up the last two checkers behind', () => {
    expectPlays({ 24: 1, 1: 14 }, { 20: 2 }, [6, 5], ['24/13']);
  });

  test('and a first move that kills the second number is not legal', () => {
    expectPlays({ 15: 1, 4: 1 }, { 12: 2, 24: 13 }, [3, 1], ['15/11', '15/14 4/1']);
  });

  test('by one checker or by two, in either order', () => {
    const plays = ['10/7', '10/8 4/3', '10/9 4/2', '4/1'];
    expectPlays({ 10: 1, 4: 1 }, { 24: 1 }, [2, 1], plays);
  });

  test('by the order whose stop is open', () => {
    expectPlays({ 24: 1 }, { 18: 2, 1: 3 }, [6, 5], ['24/13']);
    expectPlays({ 24: 1 }, { 19: 2, 1: 3 }, [6, 5], ['24/13']);
  });

  test('and two ways of one checker are two plays when they hit differently', () => {
    expectPlays({ 24: 1 }, { 18: 1, 1: 3 }, [6, 5], ['24/13', '24/18*/13']);
    expectPlays({ 24: 1 }, { 18: 1, 19: 1 }, [6, 5], ['24/18*/13', '24/19*/13']);
    expectPlays({ 24: 1 }, { 18: 1, 13: 1 }, [6, 5], ['24/13*', '24/18*/13*']);
  });

  test('and ways that lead to one position are one play', () => {
    // 8/7 7/5 leads where 8/5 does.
    expectPlays({ 8: 1, 7: 1 }, { 24: 1 }, [2, 1], ['7/4', '8/5', '8/6 7/6']);
  });
});

describe('one number alone is played', () => {
  test('the larger, when either can be played but not both', () => {
    expectPlays({ 13: 1 }, { 2: 2, 20: 13 }, [6, 5], ['13/7']);
  });

  test('the smaller, when only that can be played', () => {
    expectPlays({ 13: 1 }, { 7: 2, 2: 2, 20: 11 }, [6, 5], ['13/8']);
  });

  test('by whichever checker can', () => {
    const theirs = { 15: 2, 13: 2, 9: 2, 7: 2 };
    expectPlays({ 20: 1, 18: 1 }, theirs, [6, 5], ['18/12', '20/14']);
  });
});

describe('a checker on the bar', () => {
  test('enters with either number, and the other is played after it', () => {
    const theirs = { 24: 2, 23: 1, 22: 2, 21: 1, 20: 2, 19: 2, 12: 5 };
    const plays = ['bar/21* 13/11', 'bar/21* 6/4', 'bar/23* 13/9', 'bar/23* 6/2'];
    expectPlays({ bar: 1, 13: 2, 6: 12 }, theirs, [4, 2], plays);
  });

  test('enters alone when there are two and only one number enters', () => {
    const theirs = { 24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 12: 5 };
    expectPlays({ bar: 2, 6: 13 }, theirs, [6, 1], ['bar/19']);
  });

  test('waits before a closed board, and nothing else is played', () => {
    const theirs = { 24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 19: 2, 12: 3 };
    expectPlays({ bar: 1, 6: 14 }, theirs, [6, 1], []);
    expect(playsOf({ bar: 1, 6: 14 }, theirs, [3, 3])).toEqual([]);
  });

  test('enters with a doublet as often as there are checkers on it', () => {
    const plays = ['bar/19 bar/22(2)', 'bar/22(3) 8/5'];
    expect(playsOf({ bar: 3, 8: 1 }, { 16: 2, 2: 2 }, [3, 3])).toEqual(plays);
  });
});

describe('a doublet is played', () => {
  test('four times', () => {
    expect(playsOf({ 24: 1 }, { 1: 2 }, [5, 5])).toEqual(['24/4']);
  });

  test('three times, twice or once, when it cannot be played more often', () => {
    expect(playsOf({ 9: 1, 7: 1 }, { 3: 2, 24: 13 }, [2, 2])).toEqual(['9/5 7/5']);
    expect(playsOf({ 20: 1 }, { 2: 2 }, [6, 6])).toEqual(['20/8']);
    expect(playsOf({ 20: 1 }, { 8: 2 }, [6, 6])).toEqual(['20/14']);
  });

  test('not at all, when it is shut at once', () => {
    expect(playsOf({ 20: 1 }, { 14: 2 }, [6, 6])).toEqual([]);
  });

  test('by every checker that can, when one alone does not use it up', () => {
    expect(playsOf({ 20: 1, 9: 1 }, { 8: 2 }, [6, 6])).toEqual(['20/14 9/3']);
  });

  test('by any share of the checkers', () => {
    expect(playsOf({ 8: 2 }, { 24: 2 }, [1, 1])).toEqual(['8/4', '8/5 8/7', '8/6(2)']);
  });
});

describe('bearing off', () => {
  test('is by the exact number, or a checker is moved inside', () => {
    const plays = ['5/1 2/1', '5/off', '6/1', '6/2 5/4'];
    expectPlays({ 6: 1, 5: 1, 2: 1 }, { 24: 2 }, [4, 1], plays);
  });

  test('is by a larger number from the furthest point, when that is all', () => {
    expectPlays({ 3: 2, 2: 1 }, { 24: 2 }, [6, 5], ['3/off(2)']);
  });

  test('may have to wait for a move inside, so that both numbers are played', () => {
    expectPlays({ 5: 1, 4: 1 }, { 2: 2, 24: 13 }, [6, 2], ['5/3 4/off']);
  });

  test('is not a duty when the numbers can be played inside', () => {
    expectPlays({ 4: 1, 2: 1 }, { 24: 2 }, [6, 3], ['4/1 2/off', '4/off 2/off']);
  });

  test('begins within the roll that brings the last checker home', () => {
    expectPlays({ 7: 1, 6: 1 }, { 24: 2 }, [6, 1], ['7/1 6/5', '7/off']);
  });

  test('begins so with a doublet too', () => {
    const mine = { 8: 2, 6: 3, 5: 2, 4: 3, 3: 3, 1: 2 };
    const plays = ['8/4(2) 5/1(2)', '8/off 8/4 5/1', '8/off(2)'];
    expect(playsOf(mine, { 2: 2, 12: 3, 16: 1 }, [4, 4])).toEqual(plays);
  });
});

describe('a play that bears off the last checker', () => {
  test('is legal whatever dice are left', () => {
    expectPlays({ 2: 1 }, { 24: 2 }, [5, 1], ['2/off']);
    expect(playsOf({ 6: 1, 1: 1 }, { 24: 2 }, [6, 6])).toEqual(['6/off 1/off']);
  });

  test('stands beside one that hits first and then wins too', () => {
    expectPlays({ 5: 1 }, { 3: 1, 20: 2 }, [5, 2], ['5/3*/off', '5/off']);
  });

  test('leaves nothing to play afterwards', () => {
    expectPlays({}, { 5: 1 }, [5, 2], []);
    expect(playsOf({}, { 5: 1 }, [3, 3])).toEqual([]);
  });
});

describe('the list of plays', () => {
  test.each<[Dice, number]>([
    [[2, 1], 15],
    [[3, 1], 16],
    [[1, 6], 10],
    [[1, 1], 42],
    [[3, 3], 73],
    [[4, 4], 52],
    [[6, 6], 11],
  ])('has from the start position, with %j, %i results', (dice, count) => {
    expect(playsOf(START, THEIR_START, dice)).toHaveLength(count);
  });

  test('has the moves of each play in an order that is possible', () => {
    const plays = legalPlays(board({ bar: 1, 8: 1 }, { 20: 1, 24: 2 }), [5, 3]);
    expect(plays).toHaveLength(4);
    for (const { moves } of plays) expect(moves[0]?.from).toBe(25);
    expect(plays[0]?.moves[0]).toEqual({ from: 25, to: 20, die: 5, hit: true });
  });

  test('can be asked for on a board without the opponent, as an exercise', () => {
    expectPlays({ 9: 1, 8: 1 }, {}, [6, 5], ['9/3 8/3', '9/4 8/2']);
  });

  test('leaves the position as it was', () => {
    const position = board({ bar: 1, 8: 1 }, { 20: 1, 24: 2 });
    legalPlays(position, [5, 3]);
    legalPlays(position, [5, 5]);
    expect(position).toEqual(board({ bar: 1, 8: 1 }, { 20: 1, 24: 2 }));
  });
});
