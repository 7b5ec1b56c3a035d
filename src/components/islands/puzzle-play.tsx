/** The island of a roll that is to be played. */
import { mounted } from './puzzle.tsx';
import { offered } from './puzzle-offer.tsx';

export { default } from './puzzle.tsx';
export const mount = mounted(
  offered(() => import('./puzzle-turn.tsx'), 'בחרו אבן על הלוח.'),
  () => import('./puzzle-still-roll.tsx'),
);
