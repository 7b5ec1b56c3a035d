import { globSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { readPages } from '../../tools/site/pages.ts';
import { SUBFOLDER } from './served.ts';

export { expect };

const BUILT: readonly string[] = readPages('dist').map(({ path }) => path);

interface PuzzleFile {
  readonly id: string;
  readonly kind: string;
}

const PUZZLES = globSync('src/content/puzzles/*/*.{yaml,yml}').map(
  (file) => parse(readFileSync(file, 'utf8')) as PuzzleFile,
);
const pageOf = ({ id }: PuzzleFile): string => `/puzzles/${id}/`;

/** A puzzle of each kind: one template makes the pages of all, from files that are proved. */
const ONE_OF_EACH_KIND = [...Map.groupBy(PUZZLES, ({ kind }) => kind).values()].map(([first]) =>
  pageOf(first!),
);
const OTHER_PUZZLES = new Set(
  PUZZLES.map(pageOf).filter((path) => !ONE_OF_EACH_KIND.includes(path)),
);

/** The addresses of the site that was built, below its base; of its puzzles, one of each kind. */
export const PATHS = BUILT.filter((path) => !OTHER_PUZZLES.has(path));

/** A page of each layout. */
export const LAYOUTS = [
  '/',
  '/404.html',
  '/rules/',
  '/rules/bar/',
  '/questions/',
  '/house-rules/',
  '/puzzles/',
  '/puzzles/practice/',
  ONE_OF_EACH_KIND[0]!,
];

/** The whole book on one page, to be printed. */
export const BOOKLET = '/rules/all/';

/** The chapters: every other page below the rules. */
export const CHAPTERS = PATHS.filter((path) => /^\/rules\/.+/u.test(path) && path !== BOOKLET);

/** Collects what a page complains of, and what it asks of other hosts. */
async function watch(page: Page, baseURL: string, lost: string): Promise<string[]> {
  const complaints: string[] = [];
  const isLost = (url: string): boolean => lost !== '' && url.endsWith(lost);
  const own = new Set([baseURL, `http://localhost:${SUBFOLDER.port}`]);
  page.on('console', (message) => {
    const trouble = message.type() === 'error' || message.type() === 'warning';
    if (trouble && !isLost(message.location().url))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const inPage = protocol === 'data:' || protocol === 'blob:';
    if (!inPage && !own.has(origin)) complaints.push(`asks another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isLost(response.url())) {
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
export const test = base.extend<{ lost: string; quiet: undefined }>({
  /** The end of an address that is asked for though it is not there. */
  lost: ['', { option: true }],
  quiet: [
    async ({ page, baseURL, lost }, use) => {
      const complaints = await watch(page, baseURL!, lost);
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
