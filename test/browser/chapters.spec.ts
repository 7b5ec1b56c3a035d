import { CHAPTERS, expect, test } from './site.ts';

const RULE_NUMBER = /^\d+\.\d+$/u;

for (const path of CHAPTERS) {
  test.describe(`the chapter ${path}`, { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('numbers its rules one after the other, each a heading with its law', async ({ page }) => {
      const rules = page.getByRole('heading', { level: 2 }).filter({
        has: page.getByRole('link', { name: RULE_NUMBER }),
      });
      const numbers = await rules.getByRole('link', { name: RULE_NUMBER }).allInnerTexts();
      const [chapter] = numbers[0]!.split('.');
      expect(numbers).toEqual(numbers.map((_, index) => `${chapter}.${index + 1}`));
      for (const rule of await rules.all()) await expect(rule).toContainText(/[א-ת]{2}.*\./u);
    });

    test('is a tree of headings, rules and figures to a screen reader', async ({ page }) => {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - heading /[א-ת]/ [level=1]
        - region "בקצרה":
          - heading "בקצרה" [level=2]
          - list:
            - listitem:
              - link /[א-ת].* \\d+\\.\\d+/
        - heading /\\d+\\.1 [א-ת].*\\./ [level=2]:
          - link /\\d+\\.1/
        - figure:
          - img /תרשים/
          - group: /נבדק/
      `);
      await expect(page.getByRole('navigation', { name: 'תוכן הספר' })).toHaveCount(1);
    });

    test('says under each board how it was proved', async ({ page }) => {
      for (const figure of await page.getByRole('main').getByRole('figure').all()) {
        const proof = figure.getByRole('group');
        await proof.getByText(/^\s*נבדק/u).click();
        await expect(proof.getByRole('listitem').first()).toBeVisible();
        await expect(proof).toContainText('המנוע של האתר');
        await expect(proof.getByText(/^XGID=/u)).toBeVisible();
      }
    });
  });

  test.describe(
    `the chapter ${path} without JavaScript`,
    { tag: ['@chromium', '@desktop'] },
    () => {
      test.use({ javaScriptEnabled: false });

      test('names and describes every board in Hebrew', async ({ page }) => {
        await page.goto(path);
        const boards = page.getByRole('main').getByRole('figure').getByRole('img');
        expect(await boards.count()).toBeGreaterThan(0);
        const names = new Set<string | null>();
        for (const board of await boards.all()) {
          await expect(board).toHaveAccessibleName(/^תרשים \d+[א-ת]/u);
          await expect(board).toHaveAccessibleDescription(/לבן: .*שחור: /u);
          names.add(await board.getAttribute('aria-labelledby'));
        }
        expect(names.size).toBe(await boards.count());
      });
    },
  );
}

for (const path of ['/rules/bearing-off/#win-at-once', '/rules/all/#win-at-once']) {
  test(`the link ${path} lands at its rule, not beside it`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const rule = page.locator('#win-at-once');
    await expect.poll(async () => (await rule.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect((await rule.boundingBox())?.y).toBeLessThan(60);
  });
}
