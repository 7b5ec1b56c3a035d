import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { Puzzle, remembered } from './puzzle-page.ts';
import { ruleLink } from './rule-links.ts';
import { expect, test } from './site.ts';

const PATH = '/puzzles/practice/';
const DEALER = '**/puzzle-dealer.*.js';

/** A game that was won: its right answer, and one that `turkish-mars` refuses. */
const WORTH = `${PATH}?seed=a&version=1&rule=turkish-mars&difficulty=easy`;
/** A roll to be played from the bar. */
const ROLL = `${PATH}?seed=a&version=1&rule=bar-first&difficulty=middle`;

const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const choose = (page: Page, name: string) => page.getByRole('combobox', { name });

async function open(page: Page, path = PATH): Promise<Puzzle> {
  await page.goto(path);
  const puzzle = new Puzzle(page, 'practice');
  await expect(puzzle.button('הראו לי')).toBeVisible();
  return puzzle;
}

/** What there is to see of a puzzle: its heading, its prompt and its board in words. */
async function seen(puzzle: Puzzle): Promise<readonly string[]> {
  await expect(puzzle.whole.getByRole('img')).toBeVisible();
  return [
    await puzzle.whole.getByRole('heading').innerText(),
    await puzzle.whole.locator('.prompt').innerText(),
    await puzzle.whole.locator('desc').first().innerHTML(),
  ];
}

test('a puzzle comes at once, and its address brings it again to anybody', async ({
  page,
  browser,
  baseURL,
}) => {
  const puzzle = await open(page);
  const first = await seen(puzzle);
  expect(queryOf(page).get('rule')).toBe('any');
  const address = page.url();
  await page.reload();
  expect(await seen(puzzle)).toEqual(first);
  expect(page.url()).toBe(address);

  const other = await browser.newPage({ baseURL: baseURL! });
  await other.goto(address);
  expect(await seen(new Puzzle(other, 'practice'))).toEqual(first);
  await other.close();
});

test(
  'a new puzzle has an address of its own, and takes the keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    const puzzle = await open(page);
    const first = await seen(puzzle);
    const address = page.url();
    await page.getByRole('button', { name: 'חידה חדשה' }).press('Enter');
    await expect.poll(() => page.url()).not.toBe(address);
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'חידה חדשה:' })).toHaveCount(1);
    const second = await seen(puzzle);
    expect(second).not.toEqual(first);

    await page.goBack();
    await expect.poll(() => seen(puzzle)).toEqual(first);
    await page.goForward();
    await expect.poll(() => seen(puzzle)).toEqual(second);
    await expect(title(page)).toBeFocused();
  },
);

test('a rule that is chosen is the rule of the puzzle, and refuses wrong answers', async ({
  page,
}) => {
  const puzzle = await open(page);
  await choose(page, 'כלל').selectOption('jacoby');
  await expect(title(page)).toHaveText('בכמה נקודות ניצח לבן?');
  expect(queryOf(page).get('rule')).toBe('jacoby');
  await expect(puzzle.whole.getByText('איש לא הכפיל.')).toBeVisible();
  await puzzle.button('מארס, שתי נקודות').click();
  await expect(puzzle.line).toContainText('לא.');
  await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('jacoby').cites);
  await expect(puzzle.line.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`${ruleLink('jacoby').leads}$`, 'u'),
  );
  await puzzle.button('לענות שוב').click();
  await puzzle.button('ניצחון רגיל, נקודה אחת').click();
  await expect(puzzle.line).toContainText('נכון.');
  await expect(puzzle.line).toContainText('כל ניצחון נספר כניצחון רגיל');
});

test(
  'only the levels that a rule has are offered, and another one is told',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    await choose(page, 'רמה').selectOption('hard');
    await choose(page, 'כלל').focus();
    await choose(page, 'כלל').selectOption('closed-board');
    await expect(page.getByRole('status').first()).toContainText(
      'אין לכלל הזה חידות ברמה שבחרתם, ולכן עברנו לרמה אחרת: קל.',
    );
    await expect(choose(page, 'רמה')).toHaveValue('easy');
    await expect(choose(page, 'רמה').getByRole('option')).toHaveText(['כל הרמות', 'קל']);
    await expect(choose(page, 'כלל')).toBeFocused();
    expect(queryOf(page).get('difficulty')).toBe('easy');
  },
);

test('a wrong move is refused by the rule, and the answer that is shown is accepted', async ({
  page,
}) => {
  const puzzle = await open(page, ROLL);
  await puzzle.button('לפתור').click();
  await puzzle.move(4, 1);
  await expect(puzzle.line).toContainText('אסור.');
  await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('bar-first').cites);
  await puzzle.button('להחזיר את האבן').click();
  await puzzle.button('הראו לי').click();
  await expect(puzzle.line).toContainText('כך משחקים: bar/22.');
  await puzzle.button('עכשיו אתם').click();
  await puzzle.move('הבר', 22);
  await expect(puzzle.line).toContainText('נכון. המהלך 4/1 אסור, כי שתי אבנים עוד על הבר.');
  await expect(puzzle.line).toContainText('מכניסים את כולן לפני כל מהלך אחר שלכם.');
});

test('what is solved is counted for this visit, and written nowhere', async ({ page }) => {
  const puzzle = await open(page, WORTH);
  await puzzle.button('הראו לי').click();
  const answer = /^[^.]+/u.exec(await puzzle.line.innerText())![0];
  await puzzle.button('עכשיו אתם').click();
  await puzzle.button(answer).click();
  await expect(puzzle.line).toContainText('נכון.');
  await expect(page.getByText('פתרתם בביקור הזה: חידה אחת.')).toBeVisible();
  expect(await remembered(page)).toBeNull();

  const address = page.url();
  await page.getByRole('link', { name: 'לחידה הבאה' }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('פתרתם בביקור הזה: חידה אחת.')).toBeVisible();
  expect(queryOf(page).get('rule')).toBe('turkish-mars');
});

test(
  'a reload in the middle brings the same puzzle, from its beginning',
  { tag: '@desktop' },
  async ({ page }) => {
    const puzzle = await open(page, ROLL);
    const first = await seen(puzzle);
    await puzzle.button('רמז').click();
    await expect(puzzle.whole.getByRole('log')).toContainText('רמז 1.');
    await page.reload();
    expect(await seen(puzzle)).toEqual(first);
    await expect(puzzle.whole.getByText('רמז 1.')).toHaveCount(0);
  },
);

test(
  'a link to the puzzle is copied',
  { tag: ['@desktop', '@chromium'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.getByRole('button', { name: 'חידה חדשה' }).click();
    await expect(title(page)).toBeFocused();
    await page.getByRole('button', { name: 'העתקת הקישור לחידה' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'הקישור הועתק' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  },
);

for (const [query, sentence] of [
  ['seed=%3Cimg%3E', 'חסר בכתובת הסימן של החידה'],
  ['seed=a&version=7', 'הכתובת מגרסה אחרת של מחולל החידות'],
  ['seed=a&rule=goal', 'הכלל שבכתובת לא נמצא'],
  ['seed=a&difficulty=x', 'אין רמת קושי כזאת.'],
  ['seed=a&rule=agreed-terms&difficulty=easy', 'לכלל הזה יש חידות ברמה אחרת: בינוני, קשה.'],
] as const) {
  test(
    `the address ?${query} is told what is wrong with it`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`${PATH}?${query}`);
      await expect(title(page)).toHaveText('הכתובת לא מובילה לחידה');
      await expect(page.getByRole('main')).toContainText(sentence);
      expect(page.url()).toContain(query);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'לחידה חדשה' }).click();
      await expect(new Puzzle(page, 'practice').button('הראו לי')).toBeVisible();
      await expect(title(page)).toBeFocused();
    },
  );
}

test('an address may tell the rule alone', { tag: '@desktop' }, async ({ page }) => {
  const puzzle = await open(page, `${PATH}?rule=jacoby`);
  await expect(puzzle.whole.getByText('כלל ג׳קובי')).toBeVisible();
  await expect(choose(page, 'כלל')).toHaveValue('jacoby');
  expect(queryOf(page).get('seed')).toMatch(/^[a-z0-9]+$/u);
});

test('a worker makes the puzzles', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const Real = Worker;
    class CountedWorker extends Real {
      override postMessage(order: unknown) {
        this.addEventListener('message', () => {
          document.documentElement.dataset['dealt'] = 'by a worker';
        });
        super.postMessage(order);
      }
    }
    Object.assign(window, { Worker: CountedWorker });
  });
  await open(page, ROLL);
  await expect(page.locator('html')).toHaveAttribute('data-dealt', 'by a worker');
});

test.describe('where no worker can start', () => {
  test('the page makes the same puzzle by itself', { tag: '@desktop' }, async ({ page }) => {
    const there = await seen(await open(page, ROLL));
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
    });
    expect(await seen(await open(page, ROLL))).toEqual(there);
  });

  test(
    'nor the generator be had, it says so and tries again',
    { tag: ['@desktop', '@chromium'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'Worker');
        console.error = () => undefined;
      });
      await page.route(DEALER, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'x=' }),
      );
      await page.goto(PATH);
      await expect(page.getByRole('alert')).toContainText('החידה לא הגיעה.');
      expect(await faults(page)).toEqual([]);
    },
  );
});

test(
  'without a network, a page that has come goes on',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const puzzle = await open(page, ROLL);
    await page.waitForLoadState('networkidle');
    // The browser asks for its icon with every new address.
    await page.route('**/icon*', (route) => route.fulfill({ status: 204 }));
    await context.setOffline(true);
    for (const rule of ['jacoby', 'closed-board', 'larger-off']) {
      await choose(page, 'כלל').selectOption(rule);
      await expect.poll(() => queryOf(page).get('rule')).toBe(rule);
      await expect(puzzle.button('הראו לי')).toBeVisible();
      await puzzle.button('רמז').click();
      await expect(puzzle.whole.getByRole('log')).toContainText('רמז 1.');
    }
    await context.setOffline(false);
  },
);

test('it is solved by the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const puzzle = await open(page, `${PATH}?seed=a&version=1&rule=jacoby&difficulty=middle`);
  await puzzle.button('ניצחון רגיל, נקודה אחת').focus();
  await page.keyboard.press('Enter');
  await expect(puzzle.line).toContainText('נכון.');
  await page.getByRole('link', { name: 'לחידה הבאה' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(puzzle.whole.getByRole('button').first()).toBeFocused();
});

test('axe finds nothing at any kind of question', { tag: '@desktop' }, async ({ page }) => {
  await open(page, ROLL);
  for (const rule of ['jacoby', 'closed-board', 'dead-end', 'jump-over']) {
    await choose(page, 'כלל').selectOption(rule);
    await expect.poll(() => queryOf(page).get('rule')).toBe(rule);
    await expect(title(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});

test(
  'whoever plays Black reads of their side as it is drawn',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, WORTH);
    await page.evaluate(() => {
      localStorage.setItem('board-view', JSON.stringify({ version: 1, swapped: true }));
    });
    await page.reload();
    await expect(title(page)).toHaveText('בכמה נקודות ניצח שחור?');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page says what it needs, and leads to the list',
    { tag: ['@desktop', '@chromium'] },
    async ({ page }) => {
      await page.goto(PATH);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('הדף הזה ממציא חידה חדשה');
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await page.locator('noscript a').click();
      await expect(page).toHaveURL(/\/puzzles\/$/u);
    },
  );
});
