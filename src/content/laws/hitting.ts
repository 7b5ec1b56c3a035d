import type { Law } from '../laws.ts';

export const hitting = {
  hit: {
    name: 'אכילה',
    law: 'נחתתם על אבן בודדת של היריב? היא נאכלת ועוברת לבר.',
  },
} as const satisfies Readonly<Record<string, Law>>;
