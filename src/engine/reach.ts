import { numbersOf, type Dice } from './dice.ts';
import { make, type Move } from './moves.ts';
import { nextMoves } from './next-moves.ts';
import type { Board, Position } from './position.ts';

/**
 * Where one checker on `from` (25 for the bar) can land, now or after other moves, within some legal play
 * of the roll: points from 24 to 1 and 0 for off, the furthest first. Empty when it cannot move.
 */
export function reach(position: Position, dice: Dice, from: number): number[] {
  const reached = new Set<number>();
  const seen = new Set<string>();
  if (position[from]! > 0) follow([], from);
  return [...reached].sort((a, b) => b - a);

  function follow(made: readonly Move[], at: number): void {
    const board: Board = position.slice();
    for (const move of made) make(board, move);
    const scene = [at, made.length, made.reduce((sum, { die }) => sum + die, 0), ...board].join();
    if (seen.has(scene) || made.length === numbersOf(dice).length) return;
    seen.add(scene);

    for (const move of nextMoves(position, dice, made)) {
      const then = [...made, move];
      if (move.from === at) {
        reached.add(move.to);
        if (move.to > 0) follow(then, move.to);
      }
      if (move.from !== at || board[at]! > 1) follow(then, at);
    }
  }
}
