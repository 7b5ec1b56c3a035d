import { getCollection } from 'astro:content';
import { figureNames } from './figure-names.ts';

/** What a figure is called, such as `תרשים 2א`; undefined for one that stands in no chapter. */
export async function figureName(diagram: string): Promise<string | undefined> {
  const chapters = await getCollection('chapters');
  return figureNames(chapters.map(({ data, body = '' }) => ({ number: data.order, body }))).get(
    diagram,
  );
}
