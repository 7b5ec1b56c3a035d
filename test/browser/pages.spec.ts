import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { strayNotation, turnedAround } from './notation.ts';
import { expect, PATHS, test, unfold } from './site.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds. Its legacy mode only means that there are no frames to look into. */
async function faults(page: Page): Promise<(readonly [rule: string, where: string[]])[]> {
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const path of PATHS) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
    });

    test('is in Hebrew, has one title and one main part, and is quiet', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page).toHaveTitle(/[א-ת]/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    });

    test('gives axe nothing to find', async ({ page }) => {
      await unfold(page);
      expect(await faults(page)).toEqual([]);
    });

    test('gives axe nothing to find in the dark', { tag: '@chromium' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await unfold(page);
      expect(await faults(page)).toEqual([]);
    });

    test('reads its notation from left to right', async ({ page }) => {
      await unfold(page);
      expect(await turnedAround(page)).toEqual([]);
      expect(await strayNotation(page)).toEqual([]);
    });

    test('does not scroll sideways at 320 pixels', { tag: '@phone' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await unfold(page);
      const tooWide = await page.evaluate(() => {
        const root = document.documentElement;
        root.scrollLeft = -50;
        return { scrolled: root.scrollLeft, over: root.scrollWidth - root.clientWidth };
      });
      expect(tooWide).toEqual({ scrolled: 0, over: 0 });
    });
  });
}
