import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { describeFailure } from '../../src/diagrams/failure.ts';
import type { Lock } from '../../src/diagrams/lock.ts';
import { collectionFailures, puzzlesIn, type PuzzleFile } from '../../src/puzzles/collection.ts';
import { PUZZLE_KINDS, type PuzzleKind } from '../../src/puzzles/question.ts';
import { verifyPuzzleText } from '../../src/puzzles/verify.ts';
import { filesIn, type FolderReport } from './folder.ts';
import { reading } from './unreadable.ts';

/** What came of proving every puzzle in a folder. */
export interface PuzzleReport {
  readonly files: number;
  readonly puzzles: readonly PuzzleFile[];
  /** One block of text for each thing that is wrong. */
  readonly failures: readonly string[];
}

/**
 * Proves every puzzle below a folder, alone and beside the others. A folder without a puzzle fails.
 *
 * @param diagrams the proved diagrams, on which puzzles may stand
 * @throws Unreadable when it is no folder
 */
export async function verifyPuzzles(
  folder: string,
  { diagrams }: Pick<FolderReport, 'diagrams'>,
  lock?: Lock,
): Promise<PuzzleReport> {
  const files = await filesIn(folder, ['.yaml', '.yml']);
  const failures = files.length > 0 ? [] : [`${folder}: there is no puzzle in it`];
  const byId = new Map(diagrams.map(({ diagram }) => [diagram.id, diagram]));
  const puzzles: PuzzleFile[] = [];
  for (const path of files) {
    const file = relative(process.cwd(), path);
    const text = await reading(file, readFile(path, 'utf8'));
    const verified = verifyPuzzleText(text, (id) => byId.get(id), lock);
    if (verified.ok) puzzles.push({ file, puzzle: verified.value });
    else failures.push(...verified.failures.map((failure) => describeFailure(file, failure)));
  }
  for (const { file, failure } of collectionFailures(puzzles)) {
    failures.push(describeFailure(file, failure));
  }
  return { files: files.length, puzzles, failures };
}

/** The pages that name a puzzle which does not exist. Every puzzle has a page of its own, so none is without use. */
export async function puzzleUseFailures(
  { puzzles, failures }: PuzzleReport,
  pages: readonly string[],
): Promise<string[]> {
  const paths = await Promise.all(pages.map((folder) => filesIn(folder, ['.mdx', '.astro'])));
  const uses: { id: string; file: string }[] = [];
  for (const path of paths.flat()) {
    const file = relative(process.cwd(), path);
    const source = await reading(file, readFile(path, 'utf8'));
    uses.push(...puzzlesIn(source).map((id) => ({ id, file })));
  }
  const ids = new Set(puzzles.map(({ puzzle }) => puzzle.id));
  // A puzzle that was not proved has no id to be found by, so nothing is said of names that may be its.
  const missing = failures.length > 0 ? [] : uses.filter(({ id }) => !ids.has(id));
  return missing.map(({ id, file }) =>
    describeFailure(file, { where: 'page', what: `there is no puzzle called "${id}"` }),
  );
}

/** What was proved of puzzles, for a person. */
export function describePuzzles({ puzzles }: PuzzleReport): string {
  const byKind = (Object.keys(PUZZLE_KINDS) as PuzzleKind[]).map((kind) => ({
    kind,
    count: puzzles.filter(({ puzzle }) => puzzle.kind === kind).length,
  }));
  const told = byKind.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${kind}`);
  return `${puzzles.length} puzzles proved: ${told.join(', ')}`;
}
