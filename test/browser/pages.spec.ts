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

/** How far a page can be scrolled sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const path of PATHS) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('is in Hebrew and has one title, one main part, and its own type', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page).toHaveTitle(/[א-ת]/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
      expect(fonts).toContain('loaded');
    });

    test('reads its notation from left to right, and does not scroll sideways', async ({
      page,
    }) => {
      await unfold(page);
      expect(await turnedAround(page)).toEqual([]);
      expect(await strayNotation(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await turnedAround(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
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
  });
}
