/** A roll of which any legal play is right. */
import { offered } from './puzzle-offer.tsx';

export const Played = offered(() => import('./puzzle-turn.tsx'), 'בחרו אבן על הלוח.');
