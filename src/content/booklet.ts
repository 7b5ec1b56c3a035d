import type { Chapter } from './book.ts';

/** When the text of the book last changed: the day of its newest chapter. */
export const lastUpdated = (chapters: readonly Pick<Chapter, 'updated'>[]): Date =>
  new Date(Math.max(...chapters.map(({ updated }) => updated.getTime())));

/** The sources of all chapters, each once, in the order in which the book comes to them. */
export function sourcesOf(chapters: readonly Pick<Chapter, 'sources'>[]): Chapter['sources'] {
  const byName = new Map<string, Chapter['sources'][number]>();
  for (const source of chapters.flatMap(({ sources }) => sources)) {
    const known = byName.get(source.name);
    byName.set(source.name, { ...source, url: known?.url ?? source.url });
  }
  return [...byName.values()];
}
