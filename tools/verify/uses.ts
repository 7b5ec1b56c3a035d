import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { describeFailure } from '../../src/diagrams/failure.ts';
import { usesIn } from '../../src/diagrams/file.ts';
import { filesIn, type FolderReport } from './folder.ts';
import { reading } from './unreadable.ts';

/** The diagrams that no page uses, and the pages that name a diagram which does not exist. */
export async function useFailures(
  { diagrams, failures }: FolderReport,
  pages: readonly string[],
): Promise<string[]> {
  const paths = await Promise.all(pages.map((folder) => filesIn(folder, ['.mdx', '.astro'])));
  const uses: { id: string; file: string }[] = [];
  for (const path of paths.flat()) {
    const file = relative(process.cwd(), path);
    const source = await reading(file, readFile(path, 'utf8'));
    uses.push(...usesIn(source).map((id) => ({ id, file })));
  }
  const ids = new Set(diagrams.map(({ diagram }) => diagram.id));
  // A diagram that was not proved has no id to be found by, so nothing is said of names that may be its.
  const nameless = failures.length > 0;
  const missing = nameless ? [] : uses.filter(({ id }) => !ids.has(id));
  const used = new Set(uses.map(({ id }) => id));
  return [
    ...missing.map(({ id, file }) =>
      describeFailure(file, { where: 'page', what: `there is no diagram called "${id}"` }),
    ),
    ...diagrams
      .filter(({ diagram }) => !used.has(diagram.id))
      .map(({ file }) => describeFailure(file, { where: 'use', what: 'no page shows it' })),
  ];
}
