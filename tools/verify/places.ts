import { readFile } from 'node:fs/promises';
import type { Lock } from '../../src/diagrams/lock.ts';

/** Where the site's diagrams are. */
export const DIAGRAMS = 'src/content/diagrams';
/** Where the pages are that may show them. */
export const PAGES = ['src/content', 'src/pages'];
/** What GNU Backgammon said of them. */
export const LOCK_FILE = 'src/diagrams/gnubg.lock.json';

export const readLock = async (): Promise<Lock> =>
  JSON.parse(await readFile(LOCK_FILE, 'utf8')) as Lock;
