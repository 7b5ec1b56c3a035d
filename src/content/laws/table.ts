import type { Law } from '../laws.ts';

export const table = {
  'fair-roll': {
    name: 'הטלה תקינה',
    law: 'מטילים את שתי הקוביות יחד, ושתיהן צריכות לעצור שטוחות על הלוח.',
  },
} as const satisfies Readonly<Record<string, Law>>;
