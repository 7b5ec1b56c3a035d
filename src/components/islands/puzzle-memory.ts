/** The list of puzzles: the marks of what was solved, a choice of kind, and a word on the device's memory. */
import { counted, NOUNS } from '../../diagrams/words.ts';
import { forgetAll, hasMarks, showMarks } from './puzzle-marks.ts';

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function PuzzleMemory() {
  return null;
}

/** Leaves the rows of one kind, or all of them; a chapter without any goes. Returns how many are left. */
function showKind(kind: string): number {
  for (const row of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    row.hidden = kind !== '' && row.dataset['kind'] !== kind;
  }
  for (const chapter of document.querySelectorAll<HTMLElement>('.hub section')) {
    chapter.hidden = chapter.querySelector('[data-kind]:not([hidden])') === null;
  }
  return document.querySelectorAll('[data-kind]:not([hidden])').length;
}

/** Brings the list to life: the marks of its puzzles, and what an element holds to choose and to forget. */
export function mount(element: HTMLElement): void {
  const status = element.querySelector('[role="status"]')!;
  const kinds = element.querySelector('select')!;
  const all = element.querySelector('button')!;
  const offer = () => void (all.hidden = !hasMarks());
  kinds.closest<HTMLElement>('[hidden]')!.hidden = false;
  status.textContent = showMarks();
  offer();
  kinds.addEventListener('change', () => {
    status.textContent = `ברשימה: ${counted(showKind(kinds.value), NOUNS.puzzles)}.`;
  });
  all.addEventListener('click', () => void forgetAll());
  document.addEventListener('forgotten', () => {
    offer();
    if (all.hidden) kinds.focus();
  });
  // A browser may remember the choice of an earlier visit.
  if (kinds.value !== '') showKind(kinds.value);
}
