/** From which side a reader looks at boards, remembered on the device for all boards of the site. */

export interface View {
  /** White's home board lies at the bottom left. */
  readonly mirrored: boolean;
  /** The reader's checkers are drawn black, and the opponent's white. */
  readonly swapped: boolean;
}

export const PLAIN_VIEW: View = { mirrored: false, swapped: false };

export const VIEW_KEY = 'board-view';
const VERSION = 1;

/** The storage of the device; it may be forbidden, full, or hold anything. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads what was remembered; whatever cannot be read counts as nothing. */
export function readView(store: () => Store): View {
  try {
    const kept: unknown = JSON.parse(store().getItem(VIEW_KEY) ?? 'null');
    const { version, mirrored, swapped } = kept as Record<string, unknown>;
    if (version !== VERSION) return PLAIN_VIEW;
    return { mirrored: mirrored === true, swapped: swapped === true };
  } catch {
    return PLAIN_VIEW;
  }
}

/** Remembers a view, if the device lets it; the plain one leaves nothing behind. */
export function keepView(view: View, store: () => Store): void {
  try {
    if (view.mirrored || view.swapped) {
      store().setItem(VIEW_KEY, JSON.stringify({ version: VERSION, ...view }));
    } else {
      store().removeItem(VIEW_KEY);
    }
  } catch {
    return;
  }
}

/**
 * A script for the head of a page: where a view is remembered, boards are not shown before they are
 * turned to it.
 */
export const restoreView = `try{if(localStorage.getItem('${VIEW_KEY}'))document.documentElement.dataset.turned=''}catch{}`;

const PAIRS: Readonly<Record<string, string>> = {
  לבן: 'שחור',
  לבנה: 'שחורה',
  לבנים: 'שחורים',
  לבנות: 'שחורות',
  שחור: 'לבן',
  שחורה: 'לבנה',
  שחורים: 'לבנים',
  שחורות: 'לבנות',
};
const COLOUR = /(?<![א-ת])([הולשב]{0,3})(לבנים|לבנות|לבנה|לבן|שחורים|שחורות|שחורה|שחור)(?![א-ת])/gu;

/** A text in which White is called Black and Black White, as they are drawn in a swapped view. */
export const swapColours = (text: string): string =>
  text.replace(COLOUR, (_, prefix: string, colour: string) => prefix + PAIRS[colour]!);
