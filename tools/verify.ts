/**
 * Proves every diagram: `verify.ts` those of the site, with the lock and their use on pages;
 * `verify.ts FOLDER` those of another folder, by the engine alone.
 */
import { describeCounts } from './verify/counts.ts';
import { verifyFolder } from './verify/folder.ts';
import { DIAGRAMS, PAGES, readLock } from './verify/places.ts';
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
  const report = await (folder ? verifyFolder(folder) : verifyFolder(DIAGRAMS, await readLock()));
  const failures = [...report.failures, ...(folder ? [] : await useFailures(report, PAGES))];
  if (failures.length === 0) {
    console.log(describeCounts(report));
    return 0;
  }
  console.error(failures.join('\n\n'));
  console.error(`\n${howMany(failures.length, 'failure')} in ${howMany(report.files, 'file')}`);
  return 1;
}

function howMany(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
