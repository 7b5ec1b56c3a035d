/** The marks of solved puzzles, wherever a page has one: `<span data-solved="ID" hidden>`. */
import { keepSolved, readSolved } from '../../puzzles/solved.ts';

const device = () => localStorage;

/** What the reader is told of the device's memory, once while a page is open. */
const NOT_READ = 'הסימונים של החידות שפתרתם נפגמו. מה שאפשר היה לקרוא נשמר.';
const NOT_KEPT = 'הדפדפן לא נותן לשמור, ולכן הסימון יימחק כשתעזבו את הדף.';

let isTold = false;
const once = (sentence: string): string => {
  if (isTold) return '';
  isTold = true;
  return sentence;
};

function mark(ids: ReadonlySet<string>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-solved]')) {
    if (ids.has(element.dataset['solved']!)) element.hidden = false;
  }
}

/**
 * Shows the marks of what was solved. What can be read of a damaged memory is put in order.
 *
 * @returns what to tell the reader; empty when all is well
 */
export function showMarks(): string {
  const { ids, state } = readSolved(device);
  mark(ids);
  if (state !== 'damaged') return '';
  keepSolved(ids, device);
  return once(NOT_READ);
}

/** Marks a puzzle as solved, here and now and for the next time. Returns what to tell the reader, or nothing. */
export function markSolved(id: string): string {
  mark(new Set([id]));
  return keepSolved([id], device) ? '' : once(NOT_KEPT);
}
