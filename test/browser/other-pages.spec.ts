import type { BrowserContext, Page } from '@playwright/test';
import { Puzzle } from './puzzle-page.ts';
import { expect, test } from './site.ts';

/** Another tab of the same reader. */
const anotherTab = (context: BrowserContext): Promise<Page> => context.newPage();

/** The page as a browser shows it again that had laid it aside as it was. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('what is solved in another tab is marked in the list, and what is forgotten there is not', async ({
  page,
  context,
}) => {
  await page.goto('/puzzles/');
  const marks = page.locator('[data-solved="house-of-two"]');
  await expect(page.getByLabel('קושי')).toBeVisible();
  const tab = await anotherTab(context);
  const puzzle = await Puzzle.open(tab, 'house-of-two');
  await puzzle.button('מארס, 4 נקודות').click();
  await expect(marks).toBeVisible();
  await expect(page.getByRole('button', { name: 'למחוק את כל הסימונים' })).toBeVisible();

  await puzzle.whole.getByRole('button', { name: /^למחוק את הסימון/u }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'למחוק' }).click();
  await expect(marks).toBeHidden();
  await expect(page.getByRole('button', { name: 'למחוק את כל הסימונים' })).toBeHidden();
});

test('a list that the browser had laid aside shows what was solved since', async ({ page }) => {
  await page.goto('/puzzles/');
  await expect(page.getByLabel('קושי')).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('puzzles-solved', '{"version":1,"solved":["house-of-two"]}');
  });
  await comeBack(page);
  await expect(page.locator('[data-solved="house-of-two"]')).toBeVisible();
});

test('the theme and the side of the board that are chosen in one tab show in the others', async ({
  page,
  context,
}) => {
  await page.goto('/rules/two-dice/');
  const figure = page.locator('#fig-dead-end');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'עוד' }).click();
  const mirrored = figure.getByRole('button', { name: 'להפוך את הלוח' });
  await expect(mirrored).toHaveAttribute('aria-pressed', 'false');

  const tab = await anotherTab(context);
  await tab.goto('/rules/two-dice/');
  await tab.getByRole('button', { name: 'תצוגה כהה' }).click();
  await expect(page.getByRole('button', { name: 'תצוגה כהה' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const there = tab.locator('#fig-dead-end');
  await there.scrollIntoViewIfNeeded();
  await there.getByRole('button', { name: 'עוד' }).click();
  await there.getByRole('button', { name: 'להפוך את הלוח' }).click();
  await expect(mirrored).toHaveAttribute('aria-pressed', 'true');
});
