import { getCollection } from 'astro:content';
import { QUESTION_GROUP_IDS } from './question-groups.ts';

export const pathOfQuestion = (id: string): string => `/questions/#${id}`;

/** The questions by their groups, in the order that their files give. */
export async function readQuestions() {
  const place = (group: string): number => QUESTION_GROUP_IDS.findIndex((id) => id === group);
  return (await getCollection('questions')).sort(
    ({ data: a }, { data: b }) => place(a.group) - place(b.group) || a.order - b.order,
  );
}
