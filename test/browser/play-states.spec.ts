import { globSync } from 'node:fs';
import { faults } from './axe.ts';
import { Figure, playOn } from './play-board.ts';
import { expect, test } from './site.ts';

const TWO_DICE = '/rules/two-dice/';
/** The states of a live board, each reached from the one before. */
const STATES: readonly (readonly [state: string, reach: (figure: Figure) => Promise<void>])[] = [
  ['waiting', () => Promise.resolve()],
  ['with a checker in the hand', (figure) => figure.place(7).click()],
  ['refusing', (figure) => figure.place(6).click()],
  ['proving', (figure) => figure.button('להראות למה').click()],
  ['listing all plays', (figure) => figure.button('כל הדרכים לשחק').click()],
  ['offering more', (figure) => figure.button('עוד').click()],
  [
    'finished',
    async (figure) => {
      await figure.button('להחזיר את האבן').click();
      await figure.move(7, 1);
      await figure.move(6, 5);
    },
  ],
];

test('axe finds nothing in any state of a board', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  for (const [state, reach] of STATES) {
    await reach(figure);
    expect([state, ...(await faults(page, '#fig-dead-end'))]).toEqual([state]);
  }
});

test('axe finds nothing in the dark either', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  for (const [state, reach] of STATES) {
    await reach(figure);
    expect([state, ...(await faults(page, '#fig-dead-end'))]).toEqual([state]);
  }
});

test('a screen reader is told of every place, in the order of play', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await figure.place(7).click();
  await expect(figure.board).toMatchAriaSnapshot(`
    - group "תרשים 8ב, לוח למשחק":
      - button "הבר, ריק"
      - button "משולש 24, אבן אחת שחורה"
      - button "משולש 23, שתי אבנים שחורות"
      - button "משולש 22, שתי אבנים שחורות"
      - button "משולש 21, שתי אבנים שחורות"
      - button "משולש 20, שתי אבנים שלכם"
      - button "משולש 19, שתי אבנים שחורות"
      - button "משולש 18, שתי אבנים שחורות"
      - button "משולש 17, ריק"
      - button "משולש 16, ריק"
      - button "משולש 15, ריק"
      - button "משולש 14, 3 אבנים שחורות"
      - button "משולש 13, ריק"
      - button "משולש 12, ריק"
      - button "משולש 11, אבן אחת שחורה"
      - button "משולש 10, ריק"
      - button "משולש 9, ריק"
      - button "משולש 8, ריק"
      - button "משולש 7, אבן אחת שלכם, האבן בידיים שלכם"
      - button "משולש 6, שתי אבנים שלכם"
      - button "משולש 5, ריק"
      - button "משולש 4, אבן אחת שלכם"
      - button "משולש 3, שתי אבנים שלכם"
      - button "משולש 2, 3 אבנים שלכם"
      - button "משולש 1, 4 אבנים שלכם, אפשר להגיע לכאן עם 6"
  `);
  await expect(figure.whole.getByRole('img', { name: 'תרשים 8ב' })).toHaveAccessibleDescription(
    /^לבן: .*20.*שחור: .*24.*לבן הטיל 6 ו־1\.$/u,
  );
});

// A phone's scroll bar takes no room, unlike that of Firefox here.
test(
  'the whole column of a point is its target, at least 24 pixels wide on the smallest phone',
  {
    tag: '@chromium',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, id] of [
      [TWO_DICE, 'dead-end'],
      ['/rules/bearing-off/', 'larger-number'],
    ] as const) {
      const figure = await playOn(page, path, id);
      for (const place of await figure.board.getByRole('button').all()) {
        const { width, height } = (await place.boundingBox())!;
        const isTray = (await place.textContent()) !== '';
        expect(width).toBeGreaterThanOrEqual(24);
        expect(height).toBeGreaterThanOrEqual(isTray ? 44 : 100);
      }
    }
  },
);

// What a reader prefers can be emulated in Chromium only.
test('nothing moves for whoever wants no motion', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  const image = figure.whole.getByRole('img').first();
  await figure.place(7).click();
  const pictures = await figure.place(1).evaluate(async (button) => {
    const drawing = button.closest('figure')!.querySelector('svg')!;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    (button as HTMLElement).click();
    await frame();
    const first = drawing.innerHTML;
    await frame();
    await frame();
    return [first, drawing.innerHTML];
  });
  expect(pictures[0]).toBe(pictures[1]);
  expect(await image.innerHTML()).toBe(pictures[0]);
});

test('nothing jumps when a board comes to life', { tag: '@chromium' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(TWO_DICE);
  const figure = new Figure(page, 'dead-end');
  const box = () => figure.whole.boundingBox();
  await figure.whole.scrollIntoViewIfNeeded();
  await expect(figure.button('נסו בעצמכם')).toBeVisible();
  const height = (await box())!.height;
  await page.reload();
  await figure.whole.scrollIntoViewIfNeeded();
  expect((await box())!.height).toBe(height);
  await expect(figure.button('נסו בעצמכם')).toBeVisible();
  const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
});

/** The addresses of the scripts of a name. */
const scripts = (name: string): string[] =>
  globSync(`dist/_astro/${name}.*.js`).map((file) => file.slice('dist'.length));

const [TABLE] = scripts('table');

test.describe('while the network is away', () => {
  test.use({ lost: TABLE! });

  test('the picture stays, the reader is told, and the page asks again when told to', async ({
    page,
  }) => {
    await page.route(`**${TABLE}`, (route) => route.abort());
    await page.goto(TWO_DICE);
    const figure = new Figure(page, 'dead-end');
    await figure.whole.scrollIntoViewIfNeeded();
    await figure.button('נסו בעצמכם').click();
    const note = figure.whole.getByText('הלוח לא נטען. בדקו את החיבור');
    await expect(note).toBeVisible();
    await expect(figure.whole.getByRole('img', { name: /^תרשים/u })).toBeVisible();

    await page.unroute(`**${TABLE}`);
    await figure.button('טענו את הדף שוב').click();
    await expect(note).toHaveCount(0);
    await figure.play();
  });
});

const [DIAGRAM] = scripts('diagram');

test.describe('when no board of a page can be brought to life', () => {
  test.use({ lost: DIAGRAM! });

  test('the picture and its words stay, and nothing is offered that cannot be done', async ({
    page,
  }) => {
    await page.route(`**${DIAGRAM}`, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.goto(TWO_DICE);
    const figure = new Figure(page, 'dead-end');
    await figure.whole.scrollIntoViewIfNeeded();
    await lost;
    await expect(figure.whole.getByRole('img', { name: /^תרשים/u })).toBeVisible();
    await expect(figure.whole.locator('figcaption')).toBeVisible();
    await expect(figure.button('נסו בעצמכם')).toHaveCount(0);
  });
});

test('a refused try is answered at once, with nothing fetched and no timer waited for', async ({
  page,
}) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await figure.place(7).click();
  const answered = await figure.place(6).evaluate(async (target: HTMLElement) => {
    const line = target.closest('figure')!.querySelector('[role="status"]')!;
    target.click();
    await Promise.resolve();
    await Promise.resolve();
    return line.textContent;
  });
  expect(answered).toContain('אסור.');
});
