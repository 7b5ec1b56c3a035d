import { listed } from '../diagrams/words.ts';
import { BAR } from '../engine/position.ts';
import type { Colour } from '../engine/setup.ts';

/** The points of a board, as either side counts them. */
export const POINTS: readonly number[] = Array.from({ length: BAR - 1 }, (_, i) => BAR - 1 - i);

/** The number that is printed at a mover's point. */
export const printed = (point: number, by: Colour): number =>
  by === 'white' ? point : BAR - point;

/** `משולש 8`, or `המשולשים 20, 18 ו־14`: the mover's points as they are printed. */
export function thePoints(points: readonly number[], by: Colour): string {
  const numbers = points.map((point) => String(printed(point, by)));
  return numbers.length === 1 ? `משולש ${numbers[0]!}` : `המשולשים ${listed(numbers)}`;
}
