/**
 * Proves every diagram: `verify.ts` those of the site, with the lock and their use on pages;
 * `verify.ts FOLDER` those of another folder, by the engine alone.
 */
import { describeCounts } from './verify/counts.ts';
import { verifyFolder } from './verify/folder.ts';
import { DIAGRAMS, PAGES, readLock } from './verify/places.ts';
import { useFailures } from './verify/uses.ts';

const [folder, ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error('Usage: npm run verify [-- FOLDER]');
  process.exit(2);
}

const report = folder ? await verifyFolder(folder) : await verifyFolder(DIAGRAMS, await readLock());
const failures = [...report.failures, ...(folder ? [] : await useFailures(report, PAGES))];
if (failures.length > 0) {
  console.error(failures.join('\n\n'));
  console.error(`\n${failures.length} failures in ${report.files} files`);
  process.exit(1);
}
console.log(describeCounts(report));
