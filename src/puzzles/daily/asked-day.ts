import { ltr, type Words } from '../../diagrams/words.ts';
import { dayInWords, numberOfDay, type Day } from './day.ts';

/** The day whose puzzle an address asks for, or what to tell whoever asks for none that is there. */
export type AskedDay =
  { readonly ok: true; readonly day: Day } | { readonly ok: false; readonly words: Words };

/**
 * Reads which day's puzzle the query of an address asks for, such as `?day=2026-11-29`; without a day it is
 * today's. A day that no calendar has and one that has not come yet are told in Hebrew.
 *
 * @param today the day that it is in Israel
 */
export function askedDay(query: string, today: Day): AskedDay {
  const day = new URLSearchParams(query).get('day') ?? today;
  if (!numberOfDay(day).ok) {
    const words = ['בכתובת כתוב תאריך שאין בלוח השנה. כותבים אותו כך: ', ltr(today), '.'];
    return { ok: false, words };
  }
  if (day > today) {
    const words = [`החידה של ${dayInWords(day)} עוד לא נפתחה. היא תחכה כאן מחצות, לפי שעון ישראל.`];
    return { ok: false, words };
  }
  return { ok: true, day };
}
