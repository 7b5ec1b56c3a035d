import { asPosition, type Position } from '../engine/position.ts';

/** Where a game begins; seen by either side it is the same. */
export const START: Position = asPosition([
  0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0,
]);
