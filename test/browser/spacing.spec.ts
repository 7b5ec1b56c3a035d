import type { Locator } from '@playwright/test';
import { CHAPTERS, expect, PATHS, test } from './site.ts';

/** How far the top of one is below the bottom of another. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [(await above.boundingBox())!, (await below.boundingBox())!];
  return lower.y - (upper.y + upper.height);
}

test('what copies a rule’s address stands clear of the next rule, heading or mistake', async ({
  page,
}) => {
  const tight: string[] = [];
  for (const path of CHAPTERS) {
    await page.goto(path);
    await expect(page.locator('.copy-link').first()).toBeVisible();
    const found = await page.evaluate(() => {
      const next = [...document.querySelectorAll('.rule, .mistake, .compare, .body section, h2')];
      const boxes = next.map((element) => element.getBoundingClientRect());
      return [...document.querySelectorAll('.copy-link')].flatMap((link) => {
        const { bottom, left, right } = link.getBoundingClientRect();
        const below = boxes.filter((box) => box.left < right && box.right > left);
        const tops = below.map(({ top }) => top - bottom).filter((far) => far >= 0);
        return Math.min(...tops) < 20 ? [link.textContent] : [];
      });
    });
    tight.push(...found.map((name) => `${path} ${name}`));
  }
  expect(tight).toEqual([]);
});

test('a source in two scripts is punctuated as in Hebrew', async ({ page }) => {
  await page.goto('/rules/opening/');
  const source = page.locator('.sources').getByText('play65, איך משחקים');
  const [english, comma, hebrew] = await source.evaluate((element) => {
    const text = [...element.childNodes].find((node) => node instanceof Text)!;
    const middleOf = (part: string): number => {
      const range = document.createRange();
      const start = text.data.indexOf(part);
      range.setStart(text, start);
      range.setEnd(text, start + part.length);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    };
    element.style.whiteSpace = 'nowrap';
    return ['play65', ',', 'איך'].map(middleOf);
  });
  expect([english, comma, hebrew]).toEqual([english!, comma!, hebrew!].toSorted((a, b) => b - a));
});

test('no notation in a table is broken over two lines', async ({ page }) => {
  const broken: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    const found = await page
      .locator('td .mv')
      .evaluateAll((all) =>
        all
          .filter((notation) => notation.getClientRects().length > 1)
          .map(({ textContent }) => textContent),
      );
    broken.push(...found.map((notation) => `${path} ${notation}`));
  }
  expect(broken).toEqual([]);
});

test('what stands above a puzzle and above the list of puzzles does not touch it', async ({
  page,
}) => {
  await page.goto('/puzzles/numbers-that-enter/');
  expect(await gap(page.locator('.kicker'), page.locator('.puzzle'))).toBeGreaterThanOrEqual(8);
  await page.goto('/puzzles/');
  const filters = page.locator('.hub .controls');
  expect(await gap(page.locator('.paths'), filters)).toBeGreaterThanOrEqual(24);
});

test('a printed puzzle has room inside its frame', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(CHAPTERS[0]!);
  const puzzle = page.locator('.puzzle').first();
  const [frame, name] = [
    (await puzzle.boundingBox())!,
    (await puzzle.getByRole('heading').boundingBox())!,
  ];
  expect(frame.x + frame.width - (name.x + name.width)).toBeGreaterThanOrEqual(8);
});

// Firefox does not know how to keep a heading with what follows it.
test('on paper a heading stays with what follows it', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(CHAPTERS[0]!);
  await expect(page.getByRole('heading', { name: 'חידות' })).toHaveCSS('break-after', 'avoid');
});
