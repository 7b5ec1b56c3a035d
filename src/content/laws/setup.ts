import type { Law } from '../laws.ts';

export const setup = {
  'start-position': {
    name: 'סידור הפתיחה',
    law: 'כל צד מסדר, בספירה שלו: שתי אבנים במשולש 24, חמש במשולש 13, שלוש במשולש 8 וחמש במשולש 6.',
  },
} as const satisfies Readonly<Record<string, Law>>;
