import { getEntry } from 'astro:content';

/** A common mistake by the name of its file, to be rendered. Throws an Error when there is none. */
export async function readMistake(id: string) {
  const mistake = await getEntry('mistakes', id);
  if (!mistake) throw new Error(`There is no mistake src/content/mistakes/${id}.mdx.`);
  return mistake;
}
