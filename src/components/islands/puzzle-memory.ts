/** The marks in a list of puzzles, and a word on the device's memory where it was damaged. */
import { showMarks } from './puzzle-marks.ts';

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function PuzzleMemory() {
  return null;
}

/** Shows the marks of the page, and tells in an element what there is to tell. */
export function mount(element: HTMLElement): void {
  element.querySelector('[role="status"]')!.textContent = showMarks();
}
