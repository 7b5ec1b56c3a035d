import { SUBFOLDER } from './served.ts';
import { expect, LAYOUTS, test } from './site.ts';

const HOME = `http://localhost:${SUBFOLDER.port}${SUBFOLDER.base}`;

for (const path of LAYOUTS) {
  test(`served from a subfolder, ${path} is whole`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${HOME}${path.slice(1)}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
    expect(fonts).toContain('loaded');
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    await page.getByRole('banner').getByRole('link', { name: 'החוקים' }).click();
    await expect(page).toHaveURL(`${HOME}rules/`);
  });
}
