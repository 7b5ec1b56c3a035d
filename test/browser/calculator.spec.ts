import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';

/** Types a number over the one that stands in a field, as a reader does. */
async function type(field: Locator, number: number): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(String(number));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/rules/result/');
});

test('the calculator says what a win is worth, why, and by which rule', async ({ page }) => {
  const form = page.getByRole('group', { name: 'כמה שווה הניצחון' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('status')).toContainText('מארס טורקי: 3 נקודות.');
  await expect(form.getByLabel('בחוץ')).toBeEnabled();

  await type(form.getByLabel('בחוץ'), 1);
  await expect(form.getByRole('status')).toContainText('ניצחון רגיל: נקודה אחת.');
  await expect(form.getByRole('link')).toHaveText(/אבן אחת בחוץ מצילה/);

  await type(form.getByLabel('בחוץ'), 0);
  await form.getByLabel('מארס טורקי').selectOption({ label: 'רק בלוח הבית' });
  await expect(form.getByRole('status')).toContainText('מארס: שתי נקודות.');
  await expect(form.getByRole('link')).toHaveText(/מה נחשב מארס טורקי/);

  await form.getByLabel('מארס טורקי').selectOption({ label: 'על הבר או בלוח הבית' });
  await type(form.getByLabel('בלוח הבית של המנצח'), 2);
  await form.getByLabel('מארס כוכבים').check();
  await form.getByLabel('קוביית הכפלה').selectOption('4');
  await expect(form.getByRole('status')).toContainText('מארס כוכבים: 16 נקודות.');

  await form.getByLabel('קוביית הכפלה').selectOption('1');
  await form.getByLabel('כלל ג׳קובי').check();
  await expect(form.getByRole('status')).toContainText('ניצחון רגיל: נקודה אחת.');
  await expect(form.getByRole('link')).toHaveText(/כלל ג׳קובי/);
});

test('a field that is left without a count shows again what the answer counts', async ({
  page,
}) => {
  const bar = page
    .getByRole('group', { name: 'כמה שווה הניצחון' })
    .getByLabel('על הבר', { exact: true });
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeEnabled();
  for (const nonsense of ['', '1.5']) {
    await bar.fill(nonsense);
    await bar.blur();
    await expect(bar).toHaveValue('1');
  }
});
