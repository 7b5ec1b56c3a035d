import type { BrowserContext, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { Puzzle, remembered } from './puzzle-page.ts';
import { expect, test } from './site.ts';

const PATH = '/puzzles/today/';
/** Noon in Israel. */
const NOON = new Date('2026-11-30T10:00:00Z');

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const date = (page: Page) => page.locator('.date');

async function open(page: Page, path = PATH, now = NOON): Promise<Puzzle> {
  await page.clock.install({ time: now });
  await page.goto(path);
  const puzzle = new Puzzle(page, 'today');
  await expect(puzzle.button('הראו לי')).toBeVisible();
  return puzzle;
}

const board = (puzzle: Puzzle): Promise<string> => puzzle.whole.locator('desc').first().innerHTML();

declare global {
  interface Window {
    /** A worker's answers, which wait to be given. */
    held: (() => void)[];
  }
}

/** A day whose puzzle is a finished game, and its answers. */
const WORTH = `${PATH}?day=2026-11-22`;

/** The answer of that day, from a page that has it shown and forgets it. */
async function answerOf(context: BrowserContext): Promise<string> {
  const peek = await context.newPage();
  const puzzle = await open(peek, WORTH);
  await puzzle.button('הראו לי').click();
  const answer = /^[^.]+/u.exec(await puzzle.line.innerText())![0];
  await peek.evaluate(() => localStorage.clear());
  await peek.close();
  return answer;
}

async function answerWrongly(puzzle: Puzzle, answer: string): Promise<void> {
  const answers = puzzle.whole.getByRole('group', { name: 'התשובות' }).getByRole('button');
  await answers.filter({ hasNotText: answer }).first().click();
  await expect(puzzle.line).toContainText('לא.');
}

test('it is the same for all on the date in Israel, which is told in words', async ({
  page,
  browser,
  baseURL,
}) => {
  const here = await board(await open(page));
  await expect(date(page)).toHaveText('יום שני, 30 בנובמבר 2026');
  const abroad = await browser.newPage({
    baseURL: baseURL!,
    timezoneId: 'America/Los_Angeles',
  });
  const there = await open(abroad, PATH, new Date('2026-11-29T22:30:00Z'));
  await expect(date(abroad)).toHaveText('יום שני, 30 בנובמבר 2026');
  expect(await board(there)).toBe(here);
  await abroad.close();
});

test(
  'at midnight in Israel an open page offers the new one',
  { tag: '@desktop' },
  async ({ page }) => {
    const puzzle = await open(page, PATH, new Date('2026-11-30T21:59:30Z'));
    const old = await board(puzzle);
    await expect(page.getByText('ויש חידה חדשה')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(
      page.getByText('בישראל כבר יום שלישי, 1 בדצמבר 2026, ויש חידה חדשה.'),
    ).toBeVisible();
    expect(await board(puzzle)).toBe(old);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'לחידה החדשה' }).click();
    await expect(date(page)).toHaveText('יום שלישי, 1 בדצמבר 2026');
    await expect.poll(() => board(puzzle)).not.toBe(old);
    await expect(title(page)).toBeFocused();
  },
);

test(
  'a puzzle that comes after another day was opened is not shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      const Real = Worker;
      class SlowWorker extends Real {
        override set onmessage(listener: (event: MessageEvent) => void) {
          super.onmessage = (event) => held.push(() => listener(event));
        }
      }
      Object.assign(window, { Worker: SlowWorker, held });
    });
    const arrived = () => page.waitForFunction(() => window.held.length > 0);
    const giveNext = async () => {
      await arrived();
      await page.evaluate(() => window.held.shift()!());
      await page.clock.runFor(100);
    };
    await page.clock.install({ time: new Date('2026-11-30T21:59:50Z') });
    await page.goto(PATH);
    await arrived();
    await page.clock.setSystemTime(new Date('2026-11-30T22:00:05Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'לחידה החדשה' }).click();
    await expect(date(page)).toHaveText('יום שלישי, 1 בדצמבר 2026');
    const puzzle = new Puzzle(page, 'today');
    await giveNext();
    expect(await puzzle.whole.count()).toBe(0);
    await giveNext();
    await expect(title(page)).toBeFocused();
    const later = await board(puzzle);
    await page.goto(`${PATH}?day=2026-11-30`);
    await giveNext();
    expect(await board(puzzle)).not.toBe(later);
  },
);

test("yesterday's is a link away, and leads back", { tag: '@desktop' }, async ({ page }) => {
  const today = await board(await open(page));
  await page.getByRole('link', { name: 'החידה של אתמול' }).click();
  await expect(page).toHaveURL(/\?day=2026-11-29$/u);
  await expect(date(page)).toHaveText('יום ראשון, 29 בנובמבר 2026');
  const puzzle = new Puzzle(page, 'today');
  expect(await board(puzzle)).not.toBe(today);
  await page.getByRole('link', { name: 'החידה של היום', exact: true }).click();
  await expect(date(page)).toHaveText('יום שני, 30 בנובמבר 2026');
  expect(await board(puzzle)).toBe(today);
});

for (const [day, sentence] of [
  ['2026-02-30', 'בכתובת כתוב תאריך שאין בלוח השנה. כותבים אותו כך: 2026-11-30.'],
  ['%3Cimg%3E', 'בכתובת כתוב תאריך שאין בלוח השנה.'],
  ['2026-12-01', 'החידה של יום שלישי, 1 בדצמבר 2026 עוד לא נפתחה.'],
] as const) {
  test(`the day ${day} is refused in a sentence`, { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install({ time: NOON });
    await page.goto(`${PATH}?day=${day}`);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(new Puzzle(page, 'today').whole).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'לחידה של היום' }).click();
    await expect(new Puzzle(page, 'today').button('הראו לי')).toBeVisible();
  });
}

test(
  'what is sent to friends says how it went, and nothing of the puzzle',
  { tag: ['@desktop', '@chromium'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const puzzle = await open(page, WORTH);
    await puzzle.button('רמז').click();
    await puzzle.button('הראו לי').click();
    const share = page.getByRole('region', { name: 'מה שולחים לחברים' });
    await expect(share).toContainText('הפעם ביקשתי לראות את התשובה.');
    await share.getByRole('button', { name: 'העתקה לשיתוף' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'הועתק' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `חידת היום בשש בש, 22.11.2026\nהפעם ביקשתי לראות את התשובה.\n${new URL(PATH, page.url()).href}?day=2026-11-22`,
    );
    expect(await faults(page)).toEqual([]);
  },
);

test(
  'a day that was solved stays so, and the list of puzzles knows nothing of it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const answer = await answerOf(context);
    const puzzle = await open(page, WORTH);
    await answerWrongly(puzzle, answer);
    await puzzle.button(answer).click();
    await expect(puzzle.line).toContainText('נכון.');
    const share = page.getByRole('region', { name: 'מה שולחים לחברים' });
    await expect(share).toContainText('פתרתי בניסיון השני.');
    await expect(date(page)).toContainText('נפתרה');
    expect(await remembered(page)).toBeNull();

    await page.reload();
    await expect(date(page)).toContainText('נפתרה');
    await expect(share).toContainText('פתרתי בניסיון השני.');
  },
);

test(
  'what was tried before a reload counts in what is shared',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const answer = await answerOf(context);
    const puzzle = await open(page, WORTH);
    await puzzle.button('רמז').click();
    await answerWrongly(puzzle, answer);
    await page.reload();
    await puzzle.button('רמז').click();
    await expect(puzzle.whole.getByRole('log')).toContainText('רמז 1.');
    await puzzle.button(answer).click();
    const share = page.getByRole('region', { name: 'מה שולחים לחברים' });
    await expect(share).toContainText('פתרתי בניסיון השני, עם רמז אחד.');
    await page.reload();
    await expect(share).toContainText('פתרתי בניסיון השני, עם רמז אחד.');
  },
);

test('it is shared by the device where the device can', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { sent: '' });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: ({ text }: { text: string }) => {
        Object.assign(window, { sent: text });
        return Promise.resolve();
      },
    });
  });
  const puzzle = await open(page, WORTH);
  await puzzle.button('הראו לי').click();
  await page.getByRole('button', { name: 'שיתוף' }).click();
  expect(await page.evaluate(() => (window as unknown as { sent: string }).sent)).toContain(
    'חידת היום בשש בש, 22.11.2026',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page says what it needs, and leads to the list',
    { tag: ['@desktop', '@chromium'] },
    async ({ page }) => {
      await page.goto(PATH);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('נבחרת לפי התאריך');
      await expect(page.locator('noscript a')).toHaveAttribute('href', /\/puzzles\/$/u);
    },
  );
});
