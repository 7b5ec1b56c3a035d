/** What is remembered of days on this device: one entry of its storage, which may be forbidden, full, or hold anything. */
import type { GetStore } from '../solved.ts';
import { numberOfDay, type Day } from './day.ts';

const VERSION = 1;

/** A kind of thing that is remembered of days. */
export interface RecordOfDays<T> {
  /** The name of its entry. */
  readonly key: string;
  /** Whether what was read is such a thing. */
  readonly isSuch: (value: unknown) => value is T;
}

/** Whether a value is an object with a whole number from 0 up by each of the names. */
export const hasCounts = (value: unknown, ...names: readonly string[]): value is object =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => {
    const count = (value as Record<string, unknown>)[name];
    return Number.isInteger(count) && Number(count) >= 0;
  });

/** Reads what is remembered of each day. What cannot be read counts as nothing, and nothing else is lost with it. */
export function readDays<T>(
  { key, isSuch }: RecordOfDays<T>,
  getStore: GetStore,
): ReadonlyMap<Day, T> {
  try {
    const kept: unknown = JSON.parse(getStore().getItem(key) ?? '{}');
    const { version, days } = kept as Record<string, unknown>;
    if (version !== VERSION || typeof days !== 'object' || days === null) return new Map();
    const entries = Object.entries(days as Record<string, unknown>);
    return new Map(
      entries.filter((entry): entry is [Day, T] => numberOfDay(entry[0]).ok && isSuch(entry[1])),
    );
  } catch {
    return new Map();
  }
}

/**
 * Keeps what is to be remembered of each day, in place of what was.
 *
 * @returns whether the device let it
 */
export function keepDays<T>(
  { key }: RecordOfDays<T>,
  days: ReadonlyMap<Day, T>,
  getStore: GetStore,
): boolean {
  try {
    getStore().setItem(key, JSON.stringify({ version: VERSION, days: Object.fromEntries(days) }));
    return true;
  } catch {
    return false;
  }
}
