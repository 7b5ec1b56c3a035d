import { BAR, HOME, OFF, type Position } from '../engine/position.ts';

/**
 * Whether the mover cannot land on a point.
 *
 * @param point 1 to 24; a checker is borne off at 0 or below, which nobody shuts
 */
export const isShut = (position: Position, point: number): boolean =>
  point > OFF && position[point]! <= -2;

/** Whether nobody enters: all six points of the opponent's home board are shut. */
export const isClosed = (position: Position): boolean =>
  position.slice(BAR - HOME, BAR).every((count) => count <= -2);
