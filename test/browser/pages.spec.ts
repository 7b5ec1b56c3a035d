import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { strayNotation, turnedAround } from './notation.ts';
import { expect, PATHS, test, unfold } from './site.ts';

/** How far a page can be scrolled sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Sets letters and words as wide as readers may ask for (WCAG 2.2, 1.4.12). */
const spreadText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [wide];
  });

for (const path of PATHS) {
  test(`the page ${path} is whole, reads well and is open to everybody`, async ({
    page,
    browserName,
  }) => {
    await page.goto(path);
    await test.step('it is in Hebrew and has one title, one main part, and its own type', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page).toHaveTitle(/[א-ת]/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
      expect(fonts).toContain('loaded');
    });
    await unfold(page);
    await test.step('axe finds nothing', async () => {
      expect(await faults(page)).toEqual([]);
    });
    // Colour schemes can be emulated in Chromium only.
    if (browserName === 'chromium') {
      await test.step('axe finds nothing in the dark', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await faults(page)).toEqual([]);
      });
    }
    await test.step('notation reads from left to right, and nothing scrolls sideways', async () => {
      expect(await turnedAround(page)).toEqual([]);
      expect(await strayNotation(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await turnedAround(page)).toEqual([]);
      // Firefox lays the page out anew some time after its window has changed.
      await expect.poll(() => sideways(page)).toBe(0);
    });
    await test.step('nor with letters and words set wider', async () => {
      await spreadText(page);
      await expect.poll(() => sideways(page)).toBe(0);
    });
  });
}

test(
  'no table and no form is wider than a small screen with large letters',
  { tag: '@desktop' },
  async ({ page }) => {
    // 320 pixels wide, with letters at 150%: a browser then lays a page out as on a screen of two thirds.
    await page.setViewportSize({ width: 213, height: 400 });
    for (const path of ['/rules/result/', '/rules/setup/', '/house-rules/']) {
      await page.goto(path);
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect([path, over]).toEqual([path, 0]);
    }
  },
);
