/** The marks of solved puzzles, wherever a page has one: `<span data-solved="ID" hidden>`. */
import { forgetSolved, keepSolved, readSolved } from '../../puzzles/solved.ts';
import { askFirst } from './ask-first.ts';
import { whenKeptElsewhere } from './kept-elsewhere.ts';

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

const marks = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-solved]');

/** Whether any puzzle of the page is marked. */
export const hasMarks = (): boolean => [...marks()].some(({ hidden }) => !hidden);

function mark(ids: ReadonlySet<string>): void {
  for (const element of marks()) {
    if (!element.hidden || !ids.has(element.dataset['solved']!)) continue;
    element.hidden = false;
    placeOf(element).after(forgetButton(element));
  }
}

/** A button may not stand within a link. */
const placeOf = (element: HTMLElement): HTMLElement => element.closest('a') ?? element;

function forgetButton(element: HTMLElement): HTMLButtonElement {
  const id = element.dataset['solved']!;
  const title = document.getElementById(`title-${id}`)?.textContent.trim() ?? '';
  const what = `למחוק את הסימון של החידה ״${title}״`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'forget';
  button.textContent = 'למחוק';
  button.ariaLabel = what;
  button.addEventListener('click', () => {
    void askFirst(`${what}?`, 'למחוק').then((isMeant) => {
      if (!isMeant) return;
      forget([id]);
      const near = element.closest('a') ?? element.closest('.puzzle')?.querySelector('button');
      near?.focus();
    });
  });
  return button;
}

/** Takes marks away, on the page and on the device. */
function forget(ids: readonly string[] | 'all'): void {
  forgetSolved(ids, device);
  unmark((id) => ids === 'all' || ids.includes(id));
  document.dispatchEvent(new Event('forgotten'));
}

function unmark(isForgotten: (id: string) => boolean): void {
  for (const element of marks()) {
    if (element.hidden || !isForgotten(element.dataset['solved']!)) continue;
    element.hidden = true;
    placeOf(element).nextElementSibling?.remove();
  }
}

/** Shows what the device has kept now, and nothing else. */
function followDevice(): void {
  const { ids, state } = readSolved(device);
  if (state === 'forbidden') return;
  mark(ids);
  unmark((id) => !ids.has(id));
  document.dispatchEvent(new Event('followed'));
}

/** Asks whether to take all marks away, and does it. */
export async function forgetAll(): Promise<void> {
  if (await askFirst('למחוק את הסימונים של כל החידות שפתרתם?', 'למחוק הכול')) forget('all');
}

/**
 * Shows the marks of what was solved, here or on another page. What can be read of a damaged memory is put in
 * order.
 *
 * @returns what to tell the reader; empty when all is well
 */
export function showMarks(): string {
  whenKeptElsewhere(followDevice);
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
