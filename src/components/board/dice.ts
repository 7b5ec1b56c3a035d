/** Where the dice lie. */
import { DIE, DIE_PITCH, MIDDLE, type Geometry, type Spot } from './geometry.ts';
import type { Die } from './picture.ts';

export interface PlacedDie extends Die {
  /** Its middle. */
  readonly at: Spot;
}

/** How far a row may slide, in the order of preference: a whole half of the board is 240 wide. */
const SLIDES = [0, 20, -20, 40, -40, 60, -60, 80, -80];
const HALF_BOARD = 236;

/**
 * Each side's dice in a row, in the middle of its half of the board, or beside it where ghosts of
 * checkers on high stacks need the room.
 * @param taken the middles of what dice must not cover
 * @param radius how far each of these reaches
 */
export function placeDice(
  dice: readonly Die[],
  taken: readonly Spot[],
  radius: number,
  geometry: Geometry,
): PlacedDie[] {
  const near = DIE / 2 + radius;
  return (['white', 'black'] as const).flatMap((side) => {
    const row = dice.filter(({ by }) => by === side);
    const length = (row.length - 1) * DIE_PITCH;
    const rowAt = (slide: number) =>
      row.map((die, index) => {
        const x = geometry.diceX(side) + slide - length / 2 + index * DIE_PITCH;
        return { ...die, at: { x, y: MIDDLE } };
      });
    const isFree = (slide: number) =>
      Math.abs(slide) * 2 + length + DIE <= HALF_BOARD &&
      !rowAt(slide).some(({ at }) =>
        taken.some(({ x, y }) => Math.abs(x - at.x) < near && Math.abs(y - at.y) < near),
      );
    return rowAt(SLIDES.find(isFree) ?? 0);
  });
}
