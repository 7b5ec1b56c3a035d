/**
 * Proves every diagram and puzzle: `verify.ts` those of the site, with the lock and their use on pages;
 * `verify.ts FOLDER` the diagrams of another folder, by the engine alone.
 */
import { describeCounts } from './verify/counts.ts';
import { verifyFolder } from './verify/folder.ts';
import { DIAGRAMS, PAGES, PUZZLES, readLock } from './verify/places.ts';
import { describePuzzles, puzzleUseFailures, verifyPuzzles } from './verify/puzzles.ts';
import { Unreadable } from './verify/unreadable.ts';
import { useFailures } from './verify/uses.ts';

const [folder, ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error('Usage: npm run verify [-- FOLDER]');
  process.exit(2);
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { files, failures, counts } = folder ? await proveFolder(folder) : await proveSite();
  if (failures.length === 0) {
    console.log(counts);
    return 0;
  }
  console.error(failures.join('\n\n'));
  console.error(`\n${howMany(failures.length, 'failure')} in ${howMany(files, 'file')}`);
  return 1;
}

interface Proof {
  readonly files: number;
  readonly failures: readonly string[];
  readonly counts: string;
}

async function proveFolder(path: string): Promise<Proof> {
  const report = await verifyFolder(path);
  return { ...report, counts: describeCounts(report) };
}

async function proveSite(): Promise<Proof> {
  const lock = await readLock();
  const diagrams = await verifyFolder(DIAGRAMS, lock);
  const puzzles = await verifyPuzzles(PUZZLES, diagrams, lock);
  return {
    files: diagrams.files + puzzles.files,
    failures: [
      ...diagrams.failures,
      ...puzzles.failures,
      ...(await useFailures(diagrams, PAGES)),
      ...(await puzzleUseFailures(puzzles, PAGES)),
    ],
    counts: `${describeCounts(diagrams)}\n${describePuzzles(puzzles)}`,
  };
}

function howMany(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
