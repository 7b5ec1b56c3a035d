import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'תצוגה כהה' });

/** How light the page's ground is drawn: 0 is black, 255 is white. */
const lightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/gu)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

const isDark = async (page: Page): Promise<void> => {
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await lightness(page)).toBeLessThan(80);
};

const isLight = async (page: Page): Promise<void> => {
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await lightness(page)).toBeGreaterThan(200);
};

test('the switch turns the page dark and back', async ({ page }) => {
  await page.goto('/');
  await isLight(page);
  await themeSwitch(page).click();
  await isDark(page);
  await themeSwitch(page).click();
  await isLight(page);
});

test('the choice is remembered on the next page, and after a reload', async ({ page }) => {
  await page.goto('/');
  await themeSwitch(page).click();
  await page.goto('/rules/');
  await isDark(page);
  await page.reload();
  await isDark(page);
});

test('whoever chose nothing sees what the system shows', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await isDark(page);
  await themeSwitch(page).click();
  await isLight(page);
  await page.reload();
  await isLight(page);
});

test('where storing is forbidden the switch still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storing is forbidden.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await themeSwitch(page).click();
  await isDark(page);
  await page.goto('/rules/');
  await isLight(page);
});
