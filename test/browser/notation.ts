import type { Page } from '@playwright/test';

/**
 * Looks at where each character of the page's notation stands on the screen.
 *
 * @returns the texts that do not run from left to right, or lie hidden
 */
export const turnedAround = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const characters = (root: Element): DOMRect[] => {
      const rects: DOMRect[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (let at = 0; at < text.length; at++) {
          if (/\s/u.test(text.data.charAt(at))) continue;
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          rects.push(...range.getClientRects());
        }
      }
      return rects;
    };
    const follows = (next: DOMRect, last: DOMRect): boolean =>
      next.top >= last.bottom || next.left >= last.left + last.width / 2;
    return [...document.querySelectorAll('.mv')]
      .filter((notation) => {
        const rects = characters(notation);
        return (
          rects.length === 0 || rects.slice(1).some((rect, index) => !follows(rect, rects[index]!))
        );
      })
      .map(({ textContent }) => textContent);
  });

/** Finds notation that is not isolated from the Hebrew around it. */
export const strayNotation = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stray: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement?.closest('.mv, [dir=ltr], script, style, svg')) continue;
      if (/(?:\d|bar|בר)\/(?:\d|off)|\d\*|XGID|\d[-–]\d/u.test(textContent ?? '')) {
        stray.push(textContent ?? '');
      }
    }
    return stray;
  });
