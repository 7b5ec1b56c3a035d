/** How the puzzles of the days ended on this device. */
import type { GetStore } from '../solved.ts';
import type { Ending } from './daily.ts';
import type { Day } from './day.ts';
import { hasCounts, keepDays, readDays, type RecordOfDays } from './record.ts';

export const ENDINGS_KEY = 'puzzles-of-days';

const ENDINGS: RecordOfDays<Ending> = {
  key: ENDINGS_KEY,
  isSuch: (value): value is Ending =>
    hasCounts(value, 'tries', 'hints') && 'solved' in value && typeof value.solved === 'boolean',
};

/** Reads the endings of the days. What cannot be read counts as nothing, and nothing else is lost with it. */
export const readEndings = (getStore: GetStore): ReadonlyMap<Day, Ending> =>
  readDays(ENDINGS, getStore);

/**
 * Keeps how a day's puzzle ended. The first ending of a day stays.
 *
 * @returns whether the device let it
 */
export const keepEnding = (day: Day, ending: Ending, getStore: GetStore): boolean =>
  keepDays(ENDINGS, new Map([[day, ending], ...readEndings(getStore)]), getStore);
