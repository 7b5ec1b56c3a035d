import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describeFailure, sameId } from '../../src/diagrams/failure.ts';
import { verifyText } from '../../src/diagrams/file.ts';
import type { Lock } from '../../src/diagrams/lock.ts';
import type { VerifiedDiagram } from '../../src/diagrams/verify.ts';
import { reading } from './unreadable.ts';

/** What came of proving every diagram in a folder. */
export interface FolderReport {
  readonly files: number;
  readonly diagrams: readonly { readonly file: string; readonly diagram: VerifiedDiagram }[];
  /** One block of text for each thing that is wrong. */
  readonly failures: readonly string[];
}

/**
 * The files below a folder whose names end so, in the order of their names.
 *
 * @throws Unreadable when it is no folder
 */
export async function filesIn(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await reading(folder, readdir(folder, { recursive: true, withFileTypes: true }));
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Proves every YAML file below a folder. An id that two files have fails too, and so does a folder without
 * a file, which proves nothing.
 *
 * @throws Unreadable when it is no folder
 */
export async function verifyFolder(folder: string, lock?: Lock): Promise<FolderReport> {
  const files = await filesIn(folder, ['.yaml', '.yml']);
  const diagrams: { file: string; diagram: VerifiedDiagram }[] = [];
  const failures: string[] = files.length > 0 ? [] : [`${folder}: there is no diagram in it`];
  const owners = new Map<string, string>();
  for (const path of files) {
    const file = relative(process.cwd(), path);
    const verified = verifyText(await reading(file, readFile(path, 'utf8')), lock);
    if (!verified.ok) {
      failures.push(...verified.failures.map((failure) => describeFailure(file, failure)));
      continue;
    }
    const { diagram } = verified;
    const owner = owners.get(diagram.id);
    if (owner !== undefined) failures.push(describeFailure(file, sameId(diagram.id, owner)));
    owners.set(diagram.id, file);
    diagrams.push({ file, diagram });
  }
  return { files: files.length, diagrams, failures };
}
