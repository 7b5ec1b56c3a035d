import { describe, expect, test } from 'vitest';
import type { Dice } from '../../src/engine/dice.ts';
import { reach } from '../../src/engine/reach.ts';
import { board, START, THEIR_START, type Places } from './board.ts';

const reachOf = (mine: Places, theirs: Places, dice: Dice, from: number): number[] =>
  reach(board(mine, theirs), dice, from);

describe('a checker can land', () => {
  test('where either die or both take it, the furthest first', () => {
    expect(reachOf(START, THEIR_START, [6, 5], 13)).toEqual([8, 7, 2]);
    expect(reachOf(START, THEIR_START, [5, 6], 13)).toEqual([8, 7, 2]);
  });

  test('only by stops that are open', () => {
    expect(reachOf(START, THEIR_START, [6, 5], 24)).toEqual([18, 13]);
    expect(reachOf({ 24: 1 }, { 18: 2, 19: 2 }, [6, 5], 24)).toEqual([]);
  });

  test('not where the rest of the roll could no longer be played', () => {
    const theirs = { 12: 2, 24: 13 };
    expect(reachOf({ 15: 1, 4: 1 }, theirs, [3, 1], 4)).toEqual([1]);
    expect(reachOf({ 15: 1, 4: 1 }, theirs, [3, 1], 15)).toEqual([14, 11]);
  });

  test('only by the larger number, when that alone must be played', () => {
    expect(reachOf({ 13: 1 }, { 2: 2, 20: 13 }, [6, 5], 13)).toEqual([7]);
  });

  test('after another has entered from the bar', () => {
    expect(reachOf({ bar: 1, 13: 1 }, { 20: 2 }, [6, 5], 13)).toEqual([8]);
    expect(reachOf({ bar: 1, 13: 1 }, { 20: 2 }, [6, 5], 25)).toEqual([19, 14]);
    expect(reachOf({ bar: 2, 13: 1 }, { 20: 2 }, [6, 5], 13)).toEqual([]);
  });

  test('off the board, as 0, and nowhere after that', () => {
    expect(reachOf({ 5: 1, 4: 1 }, { 2: 2, 24: 13 }, [6, 2], 4)).toEqual([0]);
    expect(reachOf({ 5: 1, 4: 1 }, { 2: 2, 24: 13 }, [6, 2], 5)).toEqual([3]);
    expect(reachOf({ 3: 1 }, { 24: 1 }, [2, 2], 3)).toEqual([1, 0]);
  });

  test('four times as far with a doublet', () => {
    expect(reachOf({ 24: 1 }, { 1: 2 }, [5, 5], 24)).toEqual([19, 14, 9, 4]);
    expect(reachOf({ 24: 2 }, { 1: 2, 9: 2 }, [5, 5], 24)).toEqual([19, 14]);
  });

  test('with what is left of a doublet once others have entered', () => {
    expect(reachOf({ bar: 2, 20: 1 }, { 1: 2 }, [4, 4], 20)).toEqual([16, 12]);
  });

  test('home and then off, once others have made way for it', () => {
    expect(reachOf({ 8: 2, 6: 1 }, { 24: 1 }, [4, 4], 8)).toEqual([4, 0]);
    expect(reachOf({ 8: 1, 6: 1 }, { 24: 1 }, [6, 2], 6)).toEqual([4, 0]);
  });

  test('nowhere from a place that holds none of the mover’s', () => {
    expect(reachOf(START, THEIR_START, [6, 5], 23)).toEqual([]);
    expect(reachOf(START, THEIR_START, [2, 1], 23)).toEqual([]);
    expect(reachOf(START, THEIR_START, [6, 5], 12)).toEqual([]);
    expect(reachOf(START, THEIR_START, [6, 5], 25)).toEqual([]);
  });
});
