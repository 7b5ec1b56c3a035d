import type { Law } from '../laws.ts';

export const board = {
  goal: {
    name: 'המטרה',
    law: 'מי שמביא ראשון את כל האבנים שלו ללוח הבית ומוציא את כולן, מנצח.',
  },
} as const satisfies Readonly<Record<string, Law>>;
