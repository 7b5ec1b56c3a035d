import type { Law } from '../laws.ts';

export const doublets = {
  'four-times': {
    name: 'ארבע פעמים',
    law: 'יצאו שני מספרים שווים? זה דאבל, ומשחקים את המספר ארבע פעמים, או כמה שאפשר.',
  },
  'doublet-split': {
    name: 'מחלקים כרצונכם',
    law: 'את ארבעת המהלכים של דאבל מחלקים בין האבנים כרצונכם, מאבן אחת ועד ארבע, כל עוד כל נחיתה מותרת.',
  },
  'no-extra-turn': {
    name: 'אין תור נוסף',
    law: 'דאבל לא נותן תור נוסף. אחרי המהלכים שלו התור עובר ליריב.',
  },
} as const satisfies Readonly<Record<string, Law>>;
