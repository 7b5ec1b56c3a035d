import type { Law } from '../laws.ts';

export const cube = {
  offer: {
    name: 'הצעת הכפלה',
    law: 'מציעים הכפלה רק בתור שלכם, לפני שמטילים.',
  },
} as const satisfies Readonly<Record<string, Law>>;
