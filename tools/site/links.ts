import { parsePage, type Page, type PageDocument } from './pages.ts';

export interface BuiltSite {
  readonly pages: readonly Page[];
  /** Says whether a file was built, by its address below the base. */
  readonly has: (path: string) => boolean;
  /** The origin that the site is served from. */
  readonly address: string;
  /** The base path, which starts and ends with a slash. */
  readonly base: string;
}

const LINKING = ['href', 'src', 'action', 'poster'];

const linksOf = (document: PageDocument): string[] => {
  const plain = LINKING.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    ),
  );
  const srcsets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0]!),
  );
  return [...new Set([...plain, ...srcsets])];
};

const idsOf = (document: PageDocument): Set<string> =>
  new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));

/**
 * Follows every link of every page to what was built. Links to other sites are only looked at, not
 * followed.
 *
 * @returns a sentence for each link that leads nowhere, by page
 */
export function brokenLinks({ pages, has, address, base }: BuiltSite): Map<string, string[]> {
  const documents = new Map(pages.map(({ path, html }) => [path, parsePage(html)]));
  const ids = new Map([...documents].map(([path, document]) => [path, idsOf(document)]));

  const problem = (from: string, link: string): string | null => {
    if (!URL.canParse(link, `${address}${base}`)) return `${link} is no address.`;
    const url = new URL(link, `${address}${base}${from.slice(1)}`);
    if (url.protocol === 'mailto:' || url.protocol === 'data:') return null;
    if (url.origin !== address) {
      return url.protocol === 'https:' ? null : `${link} is not https.`;
    }
    if (!url.pathname.startsWith(base)) return `${link} leads out of ${base}.`;
    const path = decodeURIComponent(url.pathname.slice(base.length - 1));
    const target = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
    if (!documents.has(target) && !has(target)) {
      return documents.has(`${target}/`)
        ? `${link} lacks its closing slash.`
        : `${link} leads to nothing that was built.`;
    }
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || ids.get(target)?.has(id) ? null : `${link} names an id that is not there.`;
  };

  return new Map(
    [...documents].map(([path, document]) => [
      path,
      linksOf(document).flatMap((link) => problem(path, link) ?? []),
    ]),
  );
}

const NOINDEX = /<meta name="robots" content="[^"]*noindex/u;

/**
 * Holds the sitemap and the pages to each other.
 *
 * @param sitemap the text of the sitemap that lists the pages
 * @returns a sentence for each page that one has and the other has not, apart from those that ask
 *   search engines to leave them out
 */
export function sitemapProblems(sitemap: string, { pages, address, base }: BuiltSite): string[] {
  const home = `${address}${base}`;
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url!));
  const built = new Set(
    pages.filter(({ html }) => !NOINDEX.test(html)).map(({ path }) => `${home}${path.slice(1)}`),
  );
  return [
    ...[...built.difference(listed)].map((url) => `The sitemap lacks ${url}.`),
    ...[...listed.difference(built)].map(
      (url) => `The sitemap lists ${url}, which is no page to be found.`,
    ),
  ];
}
