import type { Law } from '../laws.ts';

export const bar = {
  'bar-first': {
    name: 'קודם נכנסים מהבר',
    law: 'יש לכם אבנים על הבר? מכניסים את כולן לפני כל מהלך אחר שלכם.',
  },
} as const satisfies Readonly<Record<string, Law>>;
