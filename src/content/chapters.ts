import { getCollection, getEntry } from 'astro:content';
import { bindBook, type Book } from './book.ts';
import { LAWS } from './laws.ts';

/** The book, bound from the chapters on disk. Throws as `bindBook` does. */
export async function readBook(): Promise<Book> {
  const entries = await getCollection('chapters');
  return bindBook(
    entries.map(({ id, filePath = id, data, body = '' }) => ({
      id,
      file: filePath,
      head: data,
      body,
    })),
    LAWS,
  );
}

/** The text of one chapter, to be rendered. Throws an Error when there is no such chapter. */
export async function chapterText(id: string) {
  const entry = await getEntry('chapters', id);
  if (!entry) throw new Error(`There is no chapter src/content/rules/${id}.mdx.`);
  return entry;
}
