import { ruleLink } from './rule-links.ts';
import { expect, test } from './site.ts';

const PAGE = '/questions/';
const ASKED = 'חייבים לשחק את שתי הקוביות?';
const ANSWER = '#must-play-both';

test('a question opens by its address, and its answer is in view', async ({ page }) => {
  await page.goto(`${PAGE}${ANSWER}`);
  await expect(page.locator(ANSWER)).toBeVisible();
  await expect(page.getByRole('heading', { name: ASKED })).toBeInViewport();
  await expect(page.locator('.question[open]')).toHaveCount(1);
});

test('a link among the most asked opens its question', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator(ANSWER)).toBeHidden();
  await page.getByRole('link', { name: ASKED }).first().click();
  await expect(page.locator(ANSWER)).toBeVisible();
  await expect(page.getByRole('heading', { name: ASKED })).toBeInViewport();
});

test('an answer leads to its rule', async ({ page }) => {
  await page.goto(`${PAGE}${ANSWER}`);
  const { cites, leads } = ruleLink('both-dice');
  await page.locator(ANSWER).getByRole('link', { name: cites }).click();
  await expect(page).toHaveURL(leads);
});

test('a chapter leads to its questions', async ({ page }) => {
  await page.goto('/rules/two-dice/');
  await page.getByRole('region', { name: 'שאלות' }).getByRole('link', { name: ASKED }).click();
  await expect(page).toHaveURL(`${PAGE}${ANSWER}`);
  await expect(page.locator(ANSWER)).toBeVisible();
});

test('a question opens and closes by the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PAGE);
  const summary = page.locator('summary', { has: page.getByRole('heading', { name: ASKED }) });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(ANSWER)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(`${ANSWER} a`).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.locator(ANSWER)).toBeHidden();
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens by its address too', async ({ page }) => {
    await page.goto(`${PAGE}${ANSWER}`);
    await expect(page.locator(ANSWER)).toBeVisible();
    await expect(page.locator(ANSWER)).toContainText('כן');
  });
});
