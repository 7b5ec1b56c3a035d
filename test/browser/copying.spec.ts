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
