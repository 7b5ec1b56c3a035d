/**
 * What places and checkers are called in Hebrew. Points have the numbers that are printed on the board,
 * whoever moves: a reader finds there what a sentence says. White is the reader, Black is called by name.
 */
import { counted, listed, NOUNS } from '../../diagrams/words.ts';
import { BAR, OFF } from '../../engine/position.ts';
import type { Colour } from '../../engine/setup.ts';
import { onBoard } from './places.ts';

/** The number that is printed at a mover's point. */
export const printed = (point: number, by: Colour): number => onBoard(point, by) as number;

/** `ממשולש 8` or `מהבר`. */
export const whence = (place: number, by: Colour): string =>
  place === BAR ? 'מהבר' : `ממשולש ${printed(place, by)}`;

/** `למשולש 8` or `החוצה`. */
export const whither = (place: number, by: Colour): string =>
  place === OFF ? 'החוצה' : `למשולש ${printed(place, by)}`;

/** `במשולש 8` or `על הבר`. */
export const where = (place: number, by: Colour): string =>
  place === BAR ? 'על הבר' : `במשולש ${printed(place, by)}`;

/** Checkers of a side with their count: `אבן אחת שלכם`, `שתי אבנים שחורות`. */
export function checkersOfSide(count: number, side: Colour): string {
  const checkers = counted(count, NOUNS.checkers);
  if (side === 'white') return `${checkers} שלכם`;
  return `${checkers} ${count === 1 ? 'שחורה' : 'שחורות'}`;
}

/** Several numbers of dice: `את ה־6 ואת ה־5`, each once. */
export const theNumbers = (numbers: readonly number[]): string =>
  [...new Set(numbers)].map((number) => `את ה־${number}`).join(' ו');

/** Printed points, listed. */
export const points = (places: readonly number[], by: Colour): string =>
  listed(places.map((place) => String(printed(place, by))));
