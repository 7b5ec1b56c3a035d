/** The island of points that are to be marked on the board. */
import { mounted } from './puzzle.tsx';
import { offered } from './puzzle-offer.tsx';

export { default } from './puzzle.tsx';
export const mount = mounted(
  offered(() => import('./puzzle-marking.tsx'), 'סמנו על הלוח.'),
  () => import('./puzzle-still.tsx'),
);
