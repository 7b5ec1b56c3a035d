/** The island of a roll that perhaps cannot be played. */
import { PlayedOrPassed } from './puzzle-played-or-passed.ts';
import { mounted } from './puzzle.tsx';

export { default } from './puzzle.tsx';
export const mount = mounted(PlayedOrPassed, () => import('./puzzle-still-roll.tsx'));
