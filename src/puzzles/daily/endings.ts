/** How the puzzles of the days ended on this device: one entry of its storage, which may be forbidden, full, or hold anything. */
import type { GetStore } from '../solved.ts';
import type { Ending } from './daily.ts';
import { numberOfDay, type Day } from './day.ts';

export const ENDINGS_KEY = 'puzzles-of-days';
const VERSION = 1;

const isEnding = (value: unknown): value is Ending => {
  if (typeof value !== 'object' || value === null) return false;
  const { solved, tries, hints } = value as Record<string, unknown>;
  return (
    typeof solved === 'boolean' &&
    [tries, hints].every((n) => Number.isInteger(n) && Number(n) >= 0)
  );
};

/** Reads the endings of the days. What cannot be read counts as nothing, and nothing else is lost with it. */
export function readEndings(getStore: GetStore): ReadonlyMap<Day, Ending> {
  try {
    const kept: unknown = JSON.parse(getStore().getItem(ENDINGS_KEY) ?? '{}');
    const { version, days } = kept as Record<string, unknown>;
    if (version !== VERSION || typeof days !== 'object' || days === null) return new Map();
    const entries = Object.entries(days as Record<string, unknown>);
    return new Map(
      entries.filter((entry): entry is [Day, Ending] => {
        const [day, ending] = entry;
        return numberOfDay(day).ok && isEnding(ending);
      }),
    );
  } catch {
    return new Map();
  }
}

/**
 * Keeps how a day's puzzle ended. The first ending of a day stays.
 *
 * @returns whether the device let it
 */
export function keepEnding(day: Day, ending: Ending, getStore: GetStore): boolean {
  const days = Object.fromEntries(new Map([[day, ending], ...readEndings(getStore)]));
  try {
    getStore().setItem(ENDINGS_KEY, JSON.stringify({ version: VERSION, days }));
    return true;
  } catch {
    return false;
  }
}
