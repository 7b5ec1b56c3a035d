import { CHAPTERS, expect, test } from './site.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(CHAPTERS.at(-1)!);
  await page
    .getByRole('figure')
    .first()
    .getByText(/^\s*נבדק/u)
    .click();
});

test(
  'a press copies the position, and says so',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const proof = page.getByRole('figure').first().getByRole('group');
    await proof.getByRole('button', { name: 'העתקה' }).click();
    await expect(page.getByRole('status')).toHaveText('הועתק');
    const written = await proof.getByText(/^XGID=/u).innerText();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
    await expect(proof.getByRole('button', { name: 'העתקה' })).toBeVisible();
  },
);

test(
  'a press copies the address of a rule, which leads to it',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/rules/bar/');
    const button = page.getByRole('button', { name: 'העתקת קישור לכלל 7.2' });
    const { height, width } = (await button.boundingBox())!;
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
    await button.press('Enter');
    await expect(page.getByRole('status')).toHaveText('הועתק');
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(page.locator(':target')).toHaveAttribute('id', 'entry-point');
    await expect(page.locator(':target')).toBeInViewport();
  },
);

test('where copying is forbidden the address of a rule is written for the reader', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Copying is forbidden.'));
  });
  const rule = page.locator('.rule').first();
  await rule.getByRole('button', { name: /^העתקת קישור לכלל/u }).click();
  await expect(page.getByRole('status')).toHaveText('סומן, אפשר להעתיק');
  const written = await rule.locator('code').last().innerText();
  expect(written).toBe(`${page.url()}#${await rule.getAttribute('id')}`);
  expect(await page.evaluate(() => String(getSelection()))).toBe(written);
});

test('where copying is forbidden the position is selected instead', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Copying is forbidden.'));
  });
  const proof = page.getByRole('figure').first().getByRole('group');
  await proof.getByRole('button', { name: 'העתקה' }).click();
  await expect(page.getByRole('status')).toHaveText('סומן, אפשר להעתיק');
  const written = await proof.getByText(/^XGID=/u).innerText();
  expect(await page.evaluate(() => String(getSelection()))).toBe(written);
});
