import { expect, LAYOUTS, test } from './site.ts';

for (const path of LAYOUTS) {
  test(
    `the first key on ${path} offers to skip to its content`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      const skip = page.getByRole('link', { name: 'דילוג לתוכן' });
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const inMain = page.locator('main *:focus, footer *:focus');
      const focused = page.locator('header *:focus');
      await expect(focused).toHaveCount(0);
      expect(await inMain.count()).toBeLessThanOrEqual(1);
    },
  );
}
