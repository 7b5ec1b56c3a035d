import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const updateIn = (file: string): string => {
  const head = /^---\n(.*?)\n---$/msu.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const { updated } = parse(head) as { updated: string };
  return updated;
};

/**
 * Reads from the heads of the chapters when each was last updated.
 *
 * @param folder the folder of the chapters
 * @returns for a page's path such as `/rules/two-dice/`, the date as `2026-11-30`: the chapter's own, or
 *   the newest of all for a page that tells of the whole book
 */
export function lastUpdates(folder: URL): (path: string) => string | undefined {
  const root = fileURLToPath(folder);
  const dates = new Map(
    globSync('*.mdx', { cwd: root }).map((file) => [
      `/rules/${file.replace(/\.mdx$/u, '')}/`,
      updateIn(join(root, file)),
    ]),
  );
  const newest = [...dates.values()].toSorted().at(-1);
  return (path) => dates.get(path) ?? newest;
}
