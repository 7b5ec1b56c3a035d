import { describe, expect, test } from 'vitest';
import type { Dice, Die } from '../../src/engine/dice.ts';
import type { Move } from '../../src/engine/moves.ts';
import { nextMoves } from '../../src/engine/next-moves.ts';
import { board, START, THEIR_START, type Places } from './board.ts';

const move = (from: number, die: Die, hit = false): Move => ({
  from,
  to: Math.max(0, from - die),
  die,
  hit,
});

/** The moves offered next, as `from/to`, a hit marked. */
const offered = (mine: Places, theirs: Places, dice: Dice, made: readonly Move[] = []): string[] =>
  nextMoves(board(mine, theirs), dice, made).map(
    ({ from, to, hit }) => `${from}/${to}${hit ? '*' : ''}`,
  );

describe('a board being played on offers', () => {
  test('every move of either die that leaves the other playable, the larger die first', () => {
    expect(offered(START, THEIR_START, [5, 6])).toEqual(['24/18', '13/7', '8/2', '13/8', '8/3']);
  });

  test('then what the other die allows, with the checker that moved among the rest', () => {
    expect(offered(START, THEIR_START, [6, 5], [move(24, 6)])).toEqual(['18/13', '13/8', '8/3']);
    expect(offered(START, THEIR_START, [6, 5], [move(8, 5)])).toEqual(['24/18', '13/7', '8/2']);
  });

  test('nothing once both dice are played', () => {
    expect(offered(START, THEIR_START, [6, 5], [move(24, 6), move(18, 5)])).toEqual([]);
  });

  test('a doublet’s number until it was played four times', () => {
    const theirs = { 1: 2 };
    const made = [move(24, 5), move(19, 5), move(14, 5)];
    expect(offered({ 24: 1 }, theirs, [5, 5])).toEqual(['24/19']);
    expect(offered({ 24: 1 }, theirs, [5, 5], made)).toEqual(['9/4']);
    expect(offered({ 24: 1 }, theirs, [5, 5], [...made, move(9, 5)])).toEqual([]);
  });

  test('no first move that would kill the second number', () => {
    const theirs = { 12: 2, 24: 13 };
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1])).toEqual(['4/1', '15/14']);
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1], [move(4, 3)])).toEqual(['15/14']);
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1], [move(15, 1)])).toEqual(['14/11', '4/1']);
  });

  test('only the larger number when either can be played but not both', () => {
    const theirs = { 2: 2, 20: 13 };
    expect(offered({ 13: 1 }, theirs, [5, 6])).toEqual(['13/7']);
    expect(offered({ 13: 1 }, theirs, [5, 6], [move(13, 6)])).toEqual([]);
  });

  test('only entering moves while a checker is on the bar, hits told', () => {
    const mine = { bar: 1, 13: 1 };
    expect(offered(mine, { 20: 1, 2: 2 }, [6, 5])).toEqual(['25/19', '25/20*']);
    expect(offered(mine, { 20: 1, 2: 2 }, [6, 5], [move(25, 5, true)])).toEqual(['20/14', '13/7']);
  });

  test('a move inside before a checker is borne off, when both must be played', () => {
    expect(offered({ 5: 1, 4: 1 }, { 2: 2, 24: 13 }, [6, 2])).toEqual(['5/3']);
    expect(offered({ 5: 1, 4: 1 }, { 2: 2, 24: 13 }, [6, 2], [move(5, 2)])).toEqual(['4/0']);
  });

  test('a win with one die beside a win with both', () => {
    const theirs = { 3: 1, 20: 2 };
    expect(offered({ 5: 1 }, theirs, [5, 2])).toEqual(['5/0', '5/3*']);
    expect(offered({ 5: 1 }, theirs, [5, 2], [move(5, 2, true)])).toEqual(['3/0']);
    expect(offered({ 2: 1 }, { 24: 2 }, [5, 1])).toEqual(['2/0', '2/1']);
  });

  test('nothing after a win, though a die is left', () => {
    expect(offered({ 5: 1 }, { 3: 1, 20: 2 }, [5, 2], [move(5, 5)])).toEqual([]);
    expect(offered({ 1: 1 }, { 20: 2 }, [6, 6], [move(1, 6)])).toEqual([]);
  });

  test('nothing when nothing can be played', () => {
    const closed = { 24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 19: 2 };
    expect(offered({ bar: 1, 6: 3 }, closed, [6, 1])).toEqual([]);
  });

  test('nothing after moves that begin no legal play', () => {
    const theirs = { 12: 2, 24: 13 };
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1], [move(4, 1)])).toEqual([]);
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1], [move(15, 3)])).toEqual([]);
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1], [move(15, 5)])).toEqual([]);
    expect(offered({ 15: 1, 4: 1 }, theirs, [3, 1], [move(4, 3), move(15, 3)])).toEqual([]);
    expect(offered(START, THEIR_START, [6, 5], [move(24, 6), move(13, 6)])).toEqual([]);
  });

  test('the same whatever was asked before: the position is left as it was', () => {
    const position = board({ bar: 1, 13: 1 }, { 20: 1, 2: 2 });
    nextMoves(position, [6, 5], [move(25, 5, true)]);
    expect(position).toEqual(board({ bar: 1, 13: 1 }, { 20: 1, 2: 2 }));
  });
});
