/** The island of a roll that perhaps cannot be played. */
import { mounted } from './puzzle.tsx';
import { offered } from './puzzle-offer.tsx';

const IDLE = 'בחרו אבן על הלוח, או התחילו ואמרו שאין מהלך.';

export { default } from './puzzle.tsx';
export const mount = mounted(
  offered(() => import('./puzzle-or-pass.tsx'), IDLE),
  () => import('./puzzle-still-roll.tsx'),
);
