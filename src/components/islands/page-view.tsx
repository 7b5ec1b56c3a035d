/** Turns what lies outside the islands of a page to the reader's view: the legend and the words. */
import { render } from 'preact';
import { LegendEntries } from '../board/legend.tsx';
import { MirroredSprite } from '../board/index.ts';
import { PLAIN_VIEW, swapColours, type View } from './view.ts';

let shown: View = PLAIN_VIEW;

/** Shows the page in a view. The islands of the page follow it by themselves. */
export function turnPage(view: View): void {
  if (view.mirrored) bringMirroredSprite();
  if (view.swapped !== shown.swapped) swapWords();
  if (view.mirrored !== shown.mirrored || view.swapped !== shown.swapped) {
    for (const legend of document.querySelectorAll('.bd-legend')) {
      render(<LegendEntries {...view} />, legend);
    }
  }
  shown = view;
}

function bringMirroredSprite(): void {
  if (document.getElementById('bdm')) return;
  const sprite = document.createElement('div');
  render(<MirroredSprite />, sprite);
  document.body.append(sprite);
}

/** Calls the sides as they are drawn, wherever the text of the page names them. Twice changes nothing. */
function swapWords(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isElsewhere = text.parentElement?.closest('astro-island, .island, .bd-legend');
    if (!isElsewhere) text.data = swapColours(text.data);
  }
}
