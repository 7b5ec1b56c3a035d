/** Turns what lies outside the islands of a page to the reader's view: the sprite, the legend, the words. */
import { render } from 'preact';
import { LegendEntries } from '../board/legend.tsx';
import { EmptyBoard } from '../board/sprite.tsx';
import { PLAIN_VIEW, swapColours, type View } from './view.ts';

let shown: View = PLAIN_VIEW;

/** Shows the page in a view. The islands of the page follow it by themselves. */
export function turnPage(view: View): void {
  const { mirrored, swapped } = view;
  if (mirrored !== shown.mirrored) {
    const empty = document.getElementById('bd');
    if (empty) render(<EmptyBoard mirrored={mirrored} />, empty);
  }
  if (swapped !== shown.swapped) swapWords();
  for (const legend of document.querySelectorAll('.bd-legend')) {
    render(<LegendEntries {...view} />, legend);
  }
  shown = view;
}

/** Calls the sides as they are drawn, wherever the text of the page names them. Twice changes nothing. */
function swapWords(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest('astro-island, .bd-legend'))
      text.data = swapColours(text.data);
  }
}
