/** The island of a roll that is to be played. */
import { Played } from './puzzle-played.ts';
import { mounted } from './puzzle.tsx';

export { default } from './puzzle.tsx';
export const mount = mounted(Played, () => import('./puzzle-still-roll.tsx'));
