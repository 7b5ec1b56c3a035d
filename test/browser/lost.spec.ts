import { expect, test } from './site.ts';

const NOWHERE = '/no/such/page/';

test.use({ lost: NOWHERE });

test('an address that leads nowhere says so in Hebrew, and shows the way to the rules', async ({
  page,
}) => {
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('הדף לא נמצא');
  await page.getByRole('main').getByRole('link', { name: 'עמוד הבית' }).click();
  await expect(page).toHaveURL('/');
});
