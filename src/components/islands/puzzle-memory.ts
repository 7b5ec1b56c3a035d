/** The list of puzzles: the marks of what was solved, the paths, choices among the rows, and a word on the device's memory. */
import { counted, NOUNS } from '../../diagrams/words.ts';
import { forgetAll, hasMarks, showMarks } from './puzzle-marks.ts';
import { showProgress } from './puzzle-progress.ts';

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function PuzzleMemory() {
  return null;
}

const rows = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-kind]');

/** Leaves the rows that have what was chosen of each; a chapter without any goes. Returns how many are left. */
function showChosen(choices: readonly HTMLSelectElement[]): number {
  for (const row of rows()) {
    row.hidden = choices.some(
      ({ value, dataset }) => value !== '' && row.dataset[dataset['choice']!] !== value,
    );
  }
  for (const chapter of document.querySelectorAll<HTMLElement>('.hub section:has([data-kind])')) {
    chapter.hidden = chapter.querySelector('[data-kind]:not([hidden])') === null;
  }
  return [...rows()].filter(({ hidden }) => !hidden).length;
}

/** Brings the list to life: the marks of its puzzles, and what an element holds to choose and to forget. */
export function mount(element: HTMLElement): void {
  const status = element.querySelector('[role="status"]')!;
  const choices = [...element.querySelectorAll('select')];
  const all = element.querySelector('button')!;
  const showSolved = () => {
    all.hidden = !hasMarks();
    showProgress();
  };
  const choose = () => {
    status.textContent = `ברשימה: ${counted(showChosen(choices), NOUNS.puzzles)}.`;
  };
  all.closest<HTMLElement>('.controls')!.hidden = false;
  status.textContent = showMarks();
  showSolved();
  for (const choice of choices) choice.addEventListener('change', choose);
  all.addEventListener('click', () => void forgetAll());
  document.addEventListener('followed', showSolved);
  document.addEventListener('forgotten', () => {
    showSolved();
    if (all.hidden) choices[0]?.focus();
  });
  // A browser may remember the choice of an earlier visit.
  if (choices.some(({ value }) => value !== '')) showChosen(choices);
}
