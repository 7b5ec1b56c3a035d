/** From the easiest to the hardest, as readers call them. */
export const DIFFICULTIES = { easy: 'קל', middle: 'בינוני', hard: 'קשה' } as const;

export type Difficulty = keyof typeof DIFFICULTIES;
