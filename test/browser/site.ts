import { test as base, expect, type Page } from '@playwright/test';
import { readPages } from '../../tools/site/pages.ts';
import { SUBFOLDER } from './served.ts';

export { expect };

/** The addresses of the site that was built, below its base. */
export const PATHS: readonly string[] = readPages('dist').map(({ path }) => path);

/** The chapters: every page below the rules. */
export const CHAPTERS = PATHS.filter((path) => path.startsWith('/rules/'));

/** A page that is asked for and is not there says so in the console of Chromium, and rightly. */
const IS_404 = /the server responded with a status of 404/u;

/** Collects what a page complains of, and what it asks of other hosts. */
async function watch(page: Page, baseURL: string): Promise<string[]> {
  const complaints: string[] = [];
  const own = new Set([baseURL, `http://localhost:${SUBFOLDER.port}`]);
  page.on('console', (message) => {
    const trouble = message.type() === 'error' || message.type() === 'warning';
    const expected = IS_404.test(message.text()) && message.location().url.endsWith('/404.html');
    if (trouble && !expected) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const inPage = protocol === 'data:' || protocol === 'blob:';
    if (!inPage && !own.has(origin)) complaints.push(`asks another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    const expected = response.url().endsWith('/404.html');
    if (response.status() >= 400 && !expected) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return complaints;
}

/** Every test fails when its page complains of anything or asks anything of another host. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints = await watch(page, baseURL!);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens every part of the page that is folded away. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
