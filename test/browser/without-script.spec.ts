import type { Page } from '@playwright/test';
import { expect, PATHS, test } from './site.ts';

/** All that a reader can read on the page, as lines. */
const readable = async (page: Page): Promise<string[]> => {
  const text = await page.locator('body').innerText();
  return text.split('\n').map((line) => line.trim());
};

test.use({ javaScriptEnabled: false });

for (const path of PATHS) {
  test(`without JavaScript, ${path} says all that it says with it, and unfolds`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const withScript = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: true });
    // A puzzle says more once its island lives, but nothing that is needed to read the page.
    await withScript.route(/\/puzzle\.[^/]*\.js$/u, (route) => route.abort());
    await withScript.goto(path);
    const expected = await readable(withScript);
    await withScript.close();

    await page.goto(path);
    expect(expected.length).toBeGreaterThan(5);
    expect(await readable(page)).toEqual(expected);

    for (const fold of await page.locator('main details').all()) {
      const content = fold.locator(':scope > :not(summary)').first();
      await expect(content).toBeHidden();
      await fold.locator('summary').first().click();
      await expect(content).toBeVisible();
    }
  });
}
