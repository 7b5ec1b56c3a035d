import type { Law } from '../laws.ts';

export const opening = {
  'one-die-each': {
    name: 'קובייה אחת לכל צד',
    law: 'כל צד מטיל קובייה אחת, ומי שיצא לו המספר הגדול מתחיל.',
  },
} as const satisfies Readonly<Record<string, Law>>;
