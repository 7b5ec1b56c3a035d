/** A roll that perhaps cannot be played: a legal play is right, or to say that there is none. */
import { offered } from './puzzle-offer.tsx';

export const PlayedOrPassed = offered(
  () => import('./puzzle-or-pass.tsx'),
  'בחרו אבן על הלוח, או התחילו ואמרו שאין מהלך.',
);
