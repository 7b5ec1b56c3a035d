import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('rules/result/');
});

test('the calculator says what a win is worth, why, and by which rule', async ({ page }) => {
  const form = page.getByRole('group', { name: 'כמה שווה הניצחון' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('status')).toContainText('מארס טורקי: 3 נקודות.');

  await form.getByLabel('בחוץ').fill('1');
  await expect(form.getByRole('status')).toContainText('ניצחון רגיל: נקודה אחת.');
  await expect(form.getByRole('link')).toHaveText(/אבן אחת בחוץ מצילה/);

  await form.getByLabel('בחוץ').fill('0');
  await form.getByLabel('מארס טורקי').selectOption({ label: 'רק בלוח הבית' });
  await expect(form.getByRole('status')).toContainText('מארס: שתי נקודות.');
  await expect(form.getByRole('link')).toHaveText(/מה נחשב מארס טורקי/);

  await form.getByLabel('מארס טורקי').selectOption({ label: 'על הבר או בלוח הבית' });
  await form.getByLabel('בלוח הבית של המנצח').fill('2');
  await form.getByLabel('מארס כוכבים').check();
  await form.getByLabel('קוביית הכפלה').selectOption('4');
  await expect(form.getByRole('status')).toContainText('מארס כוכבים: 16 נקודות.');

  await form.getByLabel('קוביית הכפלה').selectOption('1');
  await form.getByLabel('כלל ג׳קובי').check();
  await expect(form.getByRole('status')).toContainText('ניצחון רגיל: נקודה אחת.');
  await expect(form.getByRole('link')).toHaveText(/כלל ג׳קובי/);
});
