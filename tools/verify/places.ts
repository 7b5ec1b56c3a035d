import { readFile } from 'node:fs/promises';
import type { Lock } from '../../src/diagrams/lock.ts';
import { reading, Unreadable } from './unreadable.ts';

/** Where the site's diagrams are. */
export const DIAGRAMS = 'src/content/diagrams';
/** Where the site's puzzles are. */
export const PUZZLES = 'src/content/puzzles';
/** Where the pages are that may show them. */
export const PAGES = ['src/content', 'src/pages'];
/** What GNU Backgammon said of them. */
export const LOCK_FILE = 'src/diagrams/gnubg.lock.json';

/**
 * What the lock holds.
 *
 * @throws Unreadable when it is missing or is not JSON, as after a merge
 */
export async function readLock(): Promise<Lock> {
  const text = await reading(LOCK_FILE, readFile(LOCK_FILE, 'utf8'));
  try {
    return JSON.parse(text) as Lock;
  } catch {
    throw new Unreadable(`${LOCK_FILE}: it is not JSON: run npm run verify:gnubg`);
  }
}
