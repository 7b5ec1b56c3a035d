/** Writes `docs/coverage.md`: what a book of rules should tell, and where this one does. */
import { writeFileSync } from 'node:fs';
import { COVERAGE_FILE, coverageDocument } from './coverage/document.ts';

writeFileSync(COVERAGE_FILE, coverageDocument());
console.log(`${COVERAGE_FILE} is written.`);
