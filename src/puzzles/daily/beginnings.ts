/** What a reader has done on this device at puzzles of days that have not ended, so that a reload forgets nothing of it. */
import type { GetStore } from '../solved.ts';
import type { Begun } from './daily.ts';
import type { Day } from './day.ts';
import { hasCounts, keepDays, readDays, type RecordOfDays } from './record.ts';

export const BEGINNINGS_KEY = 'puzzles-of-days-begun';

const BEGINNINGS: RecordOfDays<Begun> = {
  key: BEGINNINGS_KEY,
  isSuch: (value): value is Begun => hasCounts(value, 'wrong', 'hints'),
};

export const NOTHING: Begun = { wrong: 0, hints: 0 };

/** What was done at a day's puzzle; nothing where nothing is remembered, or it cannot be read. */
export const readBeginning = (day: Day, getStore: GetStore): Begun =>
  readDays(BEGINNINGS, getStore).get(day) ?? NOTHING;

/** Keeps what was done at a day's puzzle, where the device lets it. */
export function keepBeginning(day: Day, begun: Begun, getStore: GetStore): void {
  keepDays(BEGINNINGS, new Map([...readDays(BEGINNINGS, getStore), [day, begun]]), getStore);
}

/** Forgets it, once the puzzle has ended. */
export function forgetBeginning(day: Day, getStore: GetStore): void {
  const days = new Map(readDays(BEGINNINGS, getStore));
  if (days.delete(day)) keepDays(BEGINNINGS, days, getStore);
}
