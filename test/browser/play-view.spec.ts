import { Figure, playOn } from './play-board.ts';
import { expect, test } from './site.ts';

const TWO_DICE = '/rules/two-dice/';

/** How far from the left edge of the board a place lies, from 0 to 1. */
async function across(figure: Figure, place: number): Promise<number> {
  const board = (await figure.board.boundingBox())!;
  const box = (await figure.place(place).boundingBox())!;
  return (box.x + box.width / 2 - board.x) / board.width;
}

test('whoever sits on the other side mirrors every board, and finds them so on the next page', async ({
  page,
}) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  expect(await across(figure, 1)).toBeGreaterThan(0.9);
  await figure.button('עוד').click();
  await figure.button('להפוך את הלוח').click();
  await expect(figure.button('להפוך את הלוח')).toHaveAttribute('aria-pressed', 'true');
  expect(await across(figure, 1)).toBeLessThan(0.1);
  await figure.place(7).click();
  await figure.place(7).press('Home');
  await expect(figure.place(1)).toBeFocused();

  await page.goto('/rules/moving/');
  const other = new Figure(page, 'moving');
  await other.play();
  expect(await across(other, 1)).toBeLessThan(0.1);
  await other.button('עוד').click();
  await other.button('להפוך את הלוח').click();
  expect(await across(other, 1)).toBeGreaterThan(0.9);
  await page.reload();
  await other.play();
  expect(await across(other, 1)).toBeGreaterThan(0.9);
});

test('swapped colours are called by their new names, in sentences and in captions', async ({
  page,
}) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  const caption = figure.whole.locator('figcaption');
  await expect(caption).toContainText('לבן הטיל');
  await figure.button('עוד').click();
  await figure.button('להחליף צבעים').click();
  await expect(caption).toContainText('שחור הטיל');
  await expect(page.getByText('שחור (אתם)')).toBeVisible();
  await figure.move(20, 19);
  await expect(figure.line).toContainText('עומדות בו שתי אבנים לבנות.');

  await page.reload();
  await figure.play();
  await expect(caption).toContainText('שחור הטיל');
  await expect(figure.place(19)).toHaveAccessibleName('משולש 19, שתי אבנים לבנות');
  await figure.button('עוד').click();
  await figure.button('להחליף צבעים').click();
  await expect(caption).toContainText('לבן הטיל');
});

test('a device that keeps nothing still turns the boards of this page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await figure.button('עוד').click();
  await figure.button('להפוך את הלוח').click();
  expect(await across(figure, 1)).toBeLessThan(0.1);
});

test('a device that kept nonsense shows boards as they are', async ({ page }) => {
  await page.goto('/404.html');
  await page.evaluate(() => localStorage.setItem('board-view', '{"version":'));
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  expect(await across(figure, 1)).toBeGreaterThan(0.9);
});

test(
  'the position and the address of a diagram are copied',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(TWO_DICE);
    const figure = new Figure(page, 'dead-end');
    await figure.whole.scrollIntoViewIfNeeded();
    await figure.button('עוד').click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await figure.button('העתקת XGID').click();
    await expect(figure.button('הועתק')).toBeVisible();
    expect(await copied()).toMatch(/^XGID=.{26}:0:0:1:61:/u);
    await figure.button('העתקת קישור').click();
    await expect.poll(copied).toBe(new URL(`${TWO_DICE}#fig-dead-end`, page.url()).href);
  },
);

test('a finished game offers to copy and to turn, and nothing to play', async ({ page }) => {
  await page.goto('/rules/bearing-off/');
  const figure = new Figure(page, 'game-over');
  await figure.whole.scrollIntoViewIfNeeded();
  await expect(figure.button('עוד')).toBeVisible();
  await expect(figure.button('נסו בעצמכם')).toHaveCount(0);
  await expect(figure.button('כל הדרכים לשחק')).toHaveCount(0);
});
