/** The island of a roll of which every play is to be found. */
import { mounted } from './puzzle.tsx';
import { offered } from './puzzle-offer.tsx';

export { default } from './puzzle.tsx';
export const mount = mounted(
  offered(() => import('./puzzle-search.tsx'), 'בחרו אבן על הלוח.'),
  () => import('./puzzle-still-roll.tsx'),
);
