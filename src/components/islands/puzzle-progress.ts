/** How far a reader has come on each path of puzzles: `[data-path]`, with its steps as `[data-step="ID"]`. */

const isSolved = (id: string): boolean =>
  document.querySelector(`[data-solved="${CSS.escape(id)}"]:not([hidden])`) !== null;

/** `נפתרה אחת מתוך 20`. */
const solvedOf = (count: number, all: number): string =>
  count === 1 ? `נפתרה אחת מתוך ${all}` : `נפתרו ${count} מתוך ${all}`;

function showPath(path: HTMLElement): void {
  const steps = [...path.querySelectorAll<HTMLAnchorElement>('[data-step]')];
  for (const step of steps) {
    step.parentElement!.querySelector<HTMLElement>('.done')!.hidden = !isSolved(
      step.dataset['step']!,
    );
  }
  const left = steps.filter(({ dataset }) => !isSolved(dataset['step']!));
  const done = steps.length - left.length;
  const onward = path.querySelector<HTMLAnchorElement>('.main')!;
  onward.href = (left[0] ?? steps[0]!).href;
  onward.textContent =
    done === 0 ? 'לחידה הראשונה במסלול' : left.length > 0 ? 'לחידה הבאה במסלול' : 'שוב מההתחלה';
  path.querySelector('.quiet')!.textContent = done === 0 ? '' : `${solvedOf(done, steps.length)}.`;
}

/** Marks the steps that are marked as solved in the list of the page, and leads to the first that is not. */
export function showProgress(): void {
  for (const path of document.querySelectorAll<HTMLElement>('[data-path]')) showPath(path);
}
