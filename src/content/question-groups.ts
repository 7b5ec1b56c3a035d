/** What questions are about, in the order of their page. */
export const QUESTION_GROUPS = [
  { id: 'start', title: 'סידור, פתיחה וכיוון' },
  { id: 'moves', title: 'מהלכים וחובה' },
  { id: 'doublet', title: 'דאבל' },
  { id: 'hits', title: 'אכילה והבר' },
  { id: 'off', title: 'הוצאה' },
  { id: 'worth', title: 'ניצחון וניקוד' },
  { id: 'manners', title: 'קוביות ונימוסי שולחן' },
  { id: 'doubling', title: 'קוביית ההכפלה' },
  { id: 'apps', title: 'למה המשחק במחשב לא נותן לי' },
] as const;

export type QuestionGroup = (typeof QUESTION_GROUPS)[number]['id'];

export const QUESTION_GROUP_IDS: readonly QuestionGroup[] = QUESTION_GROUPS.map(({ id }) => id);
