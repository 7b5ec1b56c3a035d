import type { Page } from '@playwright/test';
import { expect, PATHS, test } from './site.ts';

/** What a script takes over or adds, and what stands in its place until then. */
const TAKEN_OVER = '.island, .controls, .copy-link, noscript';

/** What a reader can read on the page, as lines, but for the parts that a script takes over. */
const readable = async (page: Page): Promise<string[]> => {
  const text = await page.locator('body').evaluate((body: HTMLElement, takenOver: string) => {
    for (const part of body.querySelectorAll(takenOver)) part.setAttribute('hidden', '');
    const all = body.innerText;
    for (const part of body.querySelectorAll(takenOver)) part.removeAttribute('hidden');
    return all;
  }, TAKEN_OVER);
  return text.split('\n').map((line) => line.trim());
};

test.use({ javaScriptEnabled: false });

for (const path of PATHS) {
  // Playwright switches JavaScript off in Chromium only.
  test(
    `without JavaScript, ${path} says and draws what it does with it, and unfolds`,
    { tag: ['@chromium', '@phone'] },
    async ({ page, browser, baseURL }) => {
      const withScript = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: true });
      await withScript.goto(path);
      const expected = await readable(withScript);
      await withScript.close();

      await page.goto(path);
      const theme = page.getByRole('button', { name: 'תצוגה כהה', includeHidden: true });
      await expect(theme).not.toHaveAttribute('aria-pressed');
      expect(expected.length).toBeGreaterThan(5);
      expect(await readable(page)).toEqual(expected);

      for (const board of await page.getByRole('main').getByRole('img').all()) {
        await expect(board).toHaveAccessibleName(/[א-ת]/u);
        await expect(board).toHaveAccessibleDescription(/[א-ת]/u);
        await expect(board).toBeVisible();
      }
      for (const fold of await page.locator('main details').all()) {
        const content = fold.locator(':scope > :not(summary)').first();
        await expect(content).toBeHidden();
        await fold.locator('summary').first().click();
        await expect(content).toBeVisible();
      }
    },
  );
}
