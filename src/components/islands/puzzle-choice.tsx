/** The island of a puzzle with a few answers to choose among. */
import { Choosing } from './puzzle-choosing.tsx';
import { mounted } from './puzzle.tsx';

export { default } from './puzzle.tsx';
export const mount = mounted(Choosing, () => import('./puzzle-still.tsx'));
