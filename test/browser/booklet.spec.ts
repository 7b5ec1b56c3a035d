import type { Page } from '@playwright/test';
import { LAWS } from '../../src/content/laws.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { ruleLink } from './rule-links.ts';
import { BOOKLET, CHAPTERS, expect, test } from './site.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('the booklet', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(BOOKLET);
  });

  test('has every rule of the book, in order, each with its number and its law', async ({
    page,
  }) => {
    const rules = main(page).locator('.rule').getByRole('heading', { level: 3 });
    const written = RULE_IDS.map((id) => {
      const [, number = ''] = /(\d+\.\d+)/u.exec(ruleLink(id).cites) ?? [];
      return `${number} ${LAWS[id].law}`;
    });
    await expect(rules).toHaveText(written);
  });

  test('has a table of contents that leads to every chapter and every rule', async ({ page }) => {
    const contents = page.getByRole('navigation', { name: 'תוכן העניינים' });
    const leads = await contents
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(leads).toHaveLength(CHAPTERS.length + RULE_IDS.length);
    expect(leads).toEqual(expect.arrayContaining(RULE_IDS.map((id) => `#${id}`)));
    await contents.getByRole('link', { name: ruleLink('crawford').cites.split(': ')[1]! }).click();
    await expect(page.locator(':target')).toBeInViewport();
  });

  test('has headings that go down one level at a time', async ({ page }) => {
    const levels = await main(page)
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ localName }) => Number(localName[1])));
    const leaps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
  });

  test('shows every figure of the chapters, each named and described', async ({ page }) => {
    const figures = main(page).getByRole('figure');
    const boards = await figures
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((board) =>
          ['aria-labelledby', 'aria-describedby'].map(
            (says) => document.getElementById(board.getAttribute(says)!)?.textContent,
          ),
        ),
      );
    for (const [name, description] of boards) {
      expect(name).toMatch(/^תרשים \d+[א-ת]/u);
      expect(description).toMatch(/לבן: .*שחור: /u);
    }
    expect(new Set(boards.map(([name]) => name)).size).toBe(boards.length);
    await expect(figures).toHaveCount(boards.length);
    const shown = await figures.evaluateAll((all) => all.map(({ id }) => id));
    const inChapters: string[] = [];
    for (const path of CHAPTERS) {
      const html = await (await page.request.get(path)).text();
      inChapters.push(
        ...[...html.matchAll(/<figure class="fig" id="([^"]*)"/gu)].map(([, id]) => id!),
      );
    }
    expect(shown.toSorted()).toEqual(inChapters.toSorted());
  });

  test('leads to a rule that it cites on the same page', async ({ page }) => {
    const cited = main(page).getByRole('link', { name: /^כלל \d+\.\d+: / });
    const leads = await cited.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(leads.length).toBeGreaterThan(50);
    expect(leads.filter((href) => !href?.startsWith('#'))).toEqual([]);
  });

  test('is printed by its button', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await main(page).getByRole('button', { name: 'להדפסה' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
  });

  test.describe('on paper', { tag: '@chromium' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
    });

    test('there is nothing to press, and no script', async ({ page }) => {
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('summary, input, [data-module]')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });

    test('no figure, rule or mistake is cut by the end of a page', async ({ page }) => {
      const cut = await main(page)
        .locator('.fig, .rule, .mistake, .compare, tr')
        .evaluateAll((all) =>
          all.filter((part) => getComputedStyle(part).breakInside !== 'avoid').map(({ id }) => id),
        );
      expect(cut).toEqual([]);
      const parted = await main(page)
        .locator('h2, h3, h4')
        .evaluateAll((all) =>
          all.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid'),
        );
      expect(parted).toHaveLength(0);
    });

    test('a link that leads out of the booklet has its address beside it, and no other has', async ({
      page,
    }) => {
      const links = await main(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => ({
            href: link.getAttribute('href')!,
            address: getComputedStyle(link, '::after').content,
          })),
        );
      for (const { href, address } of links) {
        if (href.startsWith('#')) expect(address).toBe('none');
        else expect(address).toContain(href);
      }
    });

    test('it is a booklet of A4 pages, each chapter on a page of its own', async ({ page }) => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/gu)];
      expect(sizes.length).toBeGreaterThan(CHAPTERS.length);
      for (const [, width, height] of sizes) {
        expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
      }
      const chapters = main(page).locator('.chapter');
      await expect(chapters).toHaveCount(CHAPTERS.length);
      const breaks = await chapters.evaluateAll((all) =>
        all.map((chapter) => getComputedStyle(chapter).breakBefore),
      );
      expect(new Set(breaks)).toEqual(new Set(['page']));
    });
  });
});
