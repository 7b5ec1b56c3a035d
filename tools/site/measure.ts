import { constants, brotliCompressSync } from 'node:zlib';
import { parsePage, type Page, type PageDocument } from './pages.ts';

/** What a page weighs. All sizes are bytes: Brotli for text, as they are for fonts. */
export interface Weight {
  /** The page as it is sent, with what stands in it: within ten packets it comes in one flight. */
  readonly page: number;
  /** The page without the styles that stand in it. */
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** How many script files the page asks for. */
  readonly scriptFiles: number;
  readonly inlineScript: number;
  /** What the scripts of the page's islands weigh once all of them have come near the screen. */
  readonly islands: number;
  /** The same with all that they load when a reader uses them, and with their workers. */
  readonly islandsInUse: number;
  /** How many elements the document has. */
  readonly elements: number;
  /** How many boards are drawn. */
  readonly boards: number;
  /** The heaviest board after the first: what the page loses when it alone is taken out. */
  readonly furtherBoard: number;
}

/** The most that a page may weigh, in the same measures. */
export type Budget = Readonly<Record<Exclude<keyof Weight, 'boards'>, number>>;

/** Finds the bytes of a file by the address that a page gives for it; null when it is not there. */
export type ReadFile = (address: string) => Buffer | null;

/** Sizes by text: most pages load the same scripts and styles, and each text takes its time. */
const sizes = new Map<string, number>();

/** The size of a text when a server sends it in Brotli at its best. */
export function brotliSize(data: Buffer | string): number {
  const text = String(data);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = sizes.get(text) ?? brotliCompressSync(text, { params }).length;
  sizes.set(text, size);
  return size;
}

/** Where each drawing of a board begins and ends in the text of a page. */
export function findBoards(html: string): { start: number; end: number }[] {
  const boards: { start: number; end: number }[] = [];
  let depth = 0;
  let start = -1;
  for (const { 0: tag, index } of html.matchAll(/<svg\b[^>]*>|<\/svg>/gu)) {
    if (tag.startsWith('</')) {
      depth -= 1;
      if (depth === 0 && start >= 0) {
        boards.push({ start, end: index + tag.length });
        start = -1;
      }
    } else {
      if (depth === 0 && isBoard(tag)) start = index;
      depth += 1;
    }
  }
  return boards;
}

const isBoard = (tag: string): boolean => /\sclass="(?:[^"]*\s)?bd(?:\s[^"]*)?"/u.test(tag);

/** How many of a page's longest drawings are weighed: each takes its time in Brotli. */
const WEIGHED_BOARDS = 12;

function heaviestFurtherBoard(html: string): number {
  const whole = brotliSize(html);
  const further = findBoards(html)
    .slice(1)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, WEIGHED_BOARDS);
  const sizes = further.map(
    ({ start, end }) => whole - brotliSize(html.slice(0, start) + html.slice(end)),
  );
  return Math.max(0, ...sizes);
}

const INLINE_STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/gu;

const textOf = (document: PageDocument, selector: string): string =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent).join('\n');

const addressesIn = (document: PageDocument, selector: string, attribute: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

/** The font files that style sheets name, as they stand in `url(…)`. */
export const fontsNamedIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+\.woff2?)["']?\s*\)/gu)].map(([, address]) => address!);

const CLASSIC_OR_MODULE =
  'script:not([type]), script[type="module"], script[type="text/javascript"]';

const IMPORTED = /\b(?:from|import)\s*["'](\.[^"']+)["']/gu;
/** The address of a worker, as a script has it. */
const WORKER = /["'`]((?:\/[^"'`\s]+)?\/_astro\/[^"'`\s]+\.js)["'`]/gu;
const IMPORTED_EVER = /\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/gu;

/** The addresses of scripts and of all that they load by any of these forms, directly or not. */
function loadedBy(
  addresses: readonly string[],
  forms: readonly RegExp[],
  load: (address: string) => Buffer,
): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...addresses];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (loaded.has(next)) continue;
    loaded.add(next);
    const home = new URL(next, 'http://site.invalid');
    const script = String(load(next));
    for (const [, address] of forms.flatMap((form) => [...script.matchAll(form)])) {
      waiting.push(new URL(address!, home).pathname);
    }
  }
  return loaded;
}

const scriptSize = (addresses: Iterable<string>, load: (address: string) => Buffer): number =>
  sum([...addresses].map((address) => brotliSize(load(address))));

/**
 * Weighs a page with everything that it loads.
 *
 * @param page the page as built
 * @param readFile reads a style sheet or font by its address; a missing one throws
 */
export function weigh(page: Page, readFile: ReadFile): Weight {
  const load = (address: string): Buffer => {
    const bytes = readFile(address);
    if (!bytes) throw new Error(`${page.path} loads ${address}, which was not built.`);
    return bytes;
  };
  const document = parsePage(page.html);
  const sheets = addressesIn(document, 'link[rel="stylesheet"]', 'href').map(load);
  const inlineCss = textOf(document, 'style');
  const allCss = [...sheets.map(String), inlineCss].join('\n');
  const preloaded = addressesIn(document, 'link[rel="preload"][as="font"]', 'href');
  const fonts = new Set([...preloaded, ...fontsNamedIn(allCss)]);
  const scripts = [...document.querySelectorAll(CLASSIC_OR_MODULE)];
  const files = [
    ...scripts.filter((script) => script.hasAttribute('src')),
    ...document.querySelectorAll('link[rel="modulepreload"]'),
  ];
  const inline = scripts
    .map((script) => script.textContent)
    .join('\n')
    .trim();
  const html = brotliSize(page.html.replace(INLINE_STYLE, ''));
  const modules = addressesIn(document, '[data-module]', 'data-module');
  const astroModules = addressesIn(document, 'astro-island', 'component-url');
  const renderers = addressesIn(document, 'astro-island', 'renderer-url');
  const awake = loadedBy([...modules, ...astroModules, ...renderers], [IMPORTED], load);
  const inUse = loadedBy([...modules, ...astroModules], [IMPORTED_EVER, WORKER], load);
  return {
    page: brotliSize(page.html),
    html,
    css: sum(sheets.map(brotliSize)) + (inlineCss ? brotliSize(inlineCss) : 0),
    fonts: sum([...fonts].map((address) => load(address).length)),
    scriptFiles: files.length,
    inlineScript: inline ? brotliSize(inline) : 0,
    islands: scriptSize(awake, load),
    islandsInUse: scriptSize(awake.union(inUse), load),
    elements: document.querySelectorAll('*').length,
    boards: findBoards(page.html).length,
    furtherBoard: heaviestFurtherBoard(page.html),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const NAMES: Readonly<Record<keyof Budget, string>> = {
  page: 'bytes of page',
  html: 'bytes of HTML',
  css: 'bytes of CSS',
  fonts: 'bytes of fonts',
  scriptFiles: 'script files',
  inlineScript: 'bytes of inline script',
  islands: 'bytes of island script',
  islandsInUse: 'bytes of island script in use',
  elements: 'elements',
  furtherBoard: 'bytes for a board after the first',
};

/** Says in what a page is over its budget, and by how much; nothing when it is within. */
export const overBudget = (path: string, weight: Weight, budget: Budget): string[] =>
  (Object.keys(NAMES) as (keyof Budget)[])
    .filter((measure) => weight[measure] > budget[measure])
    .map((measure) => {
      const [is, may] = [weight[measure], budget[measure]];
      return `${path}: ${is} ${NAMES[measure]}, ${is - may} over the ${may} allowed.`;
    });
