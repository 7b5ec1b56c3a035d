import { fail, ok, type Result } from '../../engine/result.ts';

/** A day of the calendar, such as `2026-11-30`. */
export type Day = string;

const IN_ISRAEL = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Jerusalem',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  calendar: 'gregory',
  numberingSystem: 'latn',
});

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** The day that it is in Israel at a moment. Fails when the moment is no date at all. */
export function dayInIsrael(moment: Date): Result<Day> {
  if (Number.isNaN(moment.getTime())) return fail('moment', 'it is not a date');
  const parts = new Map(IN_ISRAEL.formatToParts(moment).map(({ type, value }) => [type, value]));
  return ok(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`);
}

/**
 * How many days a day is after the first of January 1970; before that it is less than 0. Fails for a text
 * that is not of the form `2026-11-30`, or that names a day which the calendar does not have.
 */
export function numberOfDay(day: Day): Result<number> {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Some engines roll the thirtieth of February over to March.
  const isInCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isInCalendar
    ? ok(time / MS_A_DAY)
    : fail('day', 'it is a day of the calendar, such as 2026-11-30');
}

/** A day as people write it in Hebrew: `30.11.2026`. */
export const dayInHebrew = (day: Day): string => day.split('-').map(Number).reverse().join('.');

const IN_WORDS = new Intl.DateTimeFormat('he', {
  timeZone: 'UTC',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** A day in Hebrew words: `יום שני, 30 בנובמבר 2026`. It must be a day of the calendar. */
export const dayInWords = (day: Day): string => IN_WORDS.format(Date.parse(`${day}T00:00:00Z`));

/** The day before a day of the calendar. */
export const dayBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - MS_A_DAY).toISOString().slice(0, 10);
