import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/engine/dice.ts';
import { legalPlays } from '../../../src/engine/plays.ts';
import { turned, type Position } from '../../../src/engine/position.ts';
import { toPosition } from '../../../src/engine/setup.ts';
import { readXgid } from '../../../src/engine/xgid.ts';
import { readPerft } from '../../fixtures/read.ts';
import { valueOf } from '../board.ts';

const { start, rolls, onePly, twoPlies } = readPerft();
const toRoll = (text: string) => [...text].map(Number) as unknown as Dice;

const startPosition = (): Position =>
  valueOf(toPosition(valueOf(readXgid(`${start}:0:0:1:00:0:0:0:0:10`)).setup, 'white'));
const after = (position: Position, roll: string): Position[] =>
  legalPlays(position, toRoll(roll)).map(({ result }) => result);

describe('from the start position GNU Backgammon and the engine count the same positions', () => {
  test('for all 21 rolls', () => {
    const counts = Object.keys(rolls).map((roll) => after(startPosition(), roll).length);
    expect(counts).toHaveLength(21);
    expect(counts).toEqual(Object.values(rolls).map(({ results }) => results));
    expect(counts.reduce((sum, count) => sum + count)).toBe(onePly);
  });

  test('two plies deep', () => {
    const counts = Object.keys(rolls).map((roll) => {
      const positions = after(startPosition(), roll).map(turned);
      return Object.keys(rolls).map((reply) => [
        reply,
        positions.reduce((sum, position) => sum + after(position, reply).length, 0),
      ]);
    });
    const replies = counts.map((row) => Object.fromEntries(row) as Record<string, number>);
    expect(replies).toEqual(Object.values(rolls).map((roll) => roll.replies));
    expect(replies.flatMap(Object.values).reduce((sum: number, n: number) => sum + n)).toBe(
      twoPlies,
    );
  });
});
