import type { Law } from '../laws.ts';

export const doublets = {
  'four-times': {
    name: 'ארבע פעמים',
    law: 'יצאו שני מספרים שווים? זה דאבל, ומשחקים את המספר ארבע פעמים.',
  },
} as const satisfies Readonly<Record<string, Law>>;
