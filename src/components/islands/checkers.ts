/** A game's checkers and cube, as a board draws them. */
import { CHECKERS } from '../../engine/position.ts';
import type { Side } from '../../engine/setup.ts';
import type { GameState } from '../../engine/xgid.ts';
import type { BoardPicture, Checkers } from '../board/index.ts';

export function checkersOf({ points, bar }: Side): Checkers {
  const held = points.map((count, point) => [point, count] as const).filter(([, n]) => n > 0);
  const off = CHECKERS - bar - points.reduce((sum, count) => sum + count, 0);
  return { points: Object.fromEntries(held), bar, off };
}

/** The cube, once it was turned. */
export const cubeOf = ({ cube }: Pick<GameState, 'cube'>): BoardPicture['cube'] =>
  cube.value > 1 ? { ...cube, owner: cube.owner ?? undefined } : undefined;
