import type { Locator, Page } from '@playwright/test';
import { CUSTOMS, SETS } from '../../src/content/house-rules.ts';
import { expect, test } from './site.ts';

const PATH = '/house-rules/';

const sentence = (custom: string, variant: string): string =>
  CUSTOMS.find(({ id }) => id === custom)!.variants.find(({ id }) => id === variant)!.says;

const card = (page: Page): Locator => page.getByRole('article', { name: 'כך משחקים אצלנו' });
const lines = (page: Page): Locator => card(page).getByRole('listitem');
const radio = (page: Page, custom: string, variant: string): Locator =>
  page.locator(`#${custom}`).getByRole('radio', { name: sentence(custom, variant) });
const alive = (page: Page): Promise<void> => expect(page.locator('[data-picking]')).toHaveCount(1);
const queryOf = (page: Page): string => new URL(page.url()).search;

test.describe('whoever picks house rules', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PATH);
    await alive(page);
  });

  test('begins with the international ones', async ({ page }) => {
    await expect(lines(page)).toHaveText(CUSTOMS.map(({ variants: [first] }) => first!.says));
    await expect(card(page)).toContainText('טורניר בינלאומי');
    expect(queryOf(page)).toBe('');
  });

  test('reads the choice on the card, keeps it in the address, and finds it after a reload', async ({
    page,
  }) => {
    await radio(page, 'mars', 'home').check();
    await radio(page, 'star', 'both').check();
    expect(queryOf(page)).toBe('?mars=home&star=both');
    await page.reload();
    await alive(page);
    await expect(radio(page, 'mars', 'home')).toBeChecked();
    await expect(card(page)).toContainText('הבחירה שלנו');
    await expect(card(page)).toContainText(sentence('mars', 'home'));
    await expect(card(page)).not.toContainText(sentence('mars', 'bar-or-home'));
  });

  test('sends a link that makes the same card', async ({ page, context }) => {
    await page.getByRole('button', { name: 'טאולה טורקית' }).click();
    await radio(page, 'stack', 'five').check();
    const link = await card(page).locator('code').innerText();
    await expect(card(page).getByRole('button', { name: 'העתקת הקישור' })).toHaveAttribute(
      'data-copy',
      link,
    );
    const other = await context.newPage();
    await other.goto(link);
    await alive(other);
    await expect(lines(other)).toHaveText(await lines(page).allInnerTexts());
    await expect(lines(other)).toContainText([sentence('run', 'stay'), sentence('stack', 'five')]);
  });

  for (const { id, name, choices } of SETS) {
    test(`may start from the set ${id}, and sees that it is that one`, async ({ page }) => {
      await radio(page, 'next', 'winner').check();
      const button = page.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(card(page)).toContainText(name);
      for (const [custom, variant] of Object.entries(choices)) {
        await expect(radio(page, custom, variant)).toBeChecked();
        await expect(lines(page).filter({ hasText: sentence(custom, variant) })).toHaveCount(1);
      }
    });
  }

  test('is not asked what does not matter', async ({ page }) => {
    await expect(radio(page, 'beaver', 'yes')).toBeEnabled();
    await radio(page, 'cube', 'none').check();
    await expect(radio(page, 'beaver', 'yes')).toBeDisabled();
    await expect(card(page)).not.toContainText('ביבר');
  });

  test('does it with the keyboard alone, and is told what the card says', async ({ page }) => {
    await radio(page, 'opening', 'both').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'opening', 'again')).toBeFocused();
    await expect(lines(page).first()).toHaveText(sentence('opening', 'again'));
    await expect(page.getByRole('status').filter({ hasText: 'בכרטיס' })).toHaveText(
      `בכרטיס: ${sentence('opening', 'again')}`,
    );
    await page.getByRole('button', { name: 'בית ישראלי' }).focus();
    await page.keyboard.press('Enter');
    await expect(radio(page, 'touch', 'touch')).toBeChecked();
  });

  test('prints the card alone, on one page', { tag: '@chromium' }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('heading')).toHaveText(['כך משחקים אצלנו']);
    await expect(page.getByRole('button')).toHaveCount(0);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  });
});

test('a spoiled address is told, and what is right in it is kept', async ({ page }) => {
  await page.goto(`${PATH}?mars=banana&star=both&tea=hot`);
  await alive(page);
  const told = page.getByRole('status').getByRole('listitem');
  await expect(told).toHaveText([/mars=banana.*מארס טורקי/u, /tea=hot.*אין כאן חוק בית כזה/u]);
  await expect(radio(page, 'star', 'both')).toBeChecked();
  await expect(radio(page, 'mars', 'bar-or-home')).toBeChecked();
  await radio(page, 'cube', 'none').check();
  await expect(told).toHaveCount(0);
  expect(queryOf(page)).toBe('?star=both&cube=none');
});

test('a link to one custom finds it alive', async ({ page }) => {
  await page.goto(`${PATH}?cube=none#stack`);
  await alive(page);
  await radio(page, 'stack', 'five').check();
  await expect(card(page)).toContainText(sentence('stack', 'five'));
  expect(page.url()).toMatch(/\?cube=none&stack=five#stack$/u);
});

test('whoever plays Black reads of the examples as they are drawn', async ({ page }) => {
  const caption = page.locator('#fig-house-star figcaption');
  await page.goto(`${PATH}#fig-house-star`);
  await expect(caption).toContainText('אבן שחורה אחת על הבר');
  await page.evaluate(() => {
    localStorage.setItem('board-view', JSON.stringify({ version: 1, swapped: true }));
  });
  await page.reload();
  await expect(caption).toContainText('אבן לבנה אחת על הבר');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all variants and sets can be read', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(PATH);
    for (const { id, variants } of CUSTOMS) {
      for (const { says, where } of variants) {
        await expect(page.locator(`#${id}`).getByText(says)).toBeVisible();
        await expect(page.locator(`#${id}`).getByText(where)).toBeVisible();
      }
    }
    for (const { name, from } of SETS) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByText(from)).toBeVisible();
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
