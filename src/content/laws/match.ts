import type { Law } from '../laws.ts';

export const match = {
  'match-target': {
    name: 'הראשון שמגיע',
    law: 'במאץ׳ (סדרת משחקים) מנצח מי שמגיע ראשון למספר הנקודות שקבעתם מראש.',
  },
} as const satisfies Readonly<Record<string, Law>>;
