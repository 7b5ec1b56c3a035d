import { describe, expect, test } from 'vitest';
import { brokenLinks, sitemapProblems, type BuiltSite } from '../../tools/site/links.ts';

const site = (pages: Readonly<Record<string, string>>, base = '/'): BuiltSite => ({
  pages: Object.entries(pages).map(([path, html]) => ({ path, html })),
  has: (path) => path === '/favicon.svg',
  address: 'https://site.example',
  base,
});

const broken = (link: string, base = '/'): string[] | undefined =>
  brokenLinks(
    site(
      {
        '/': `<a href="${link}">א</a>`,
        '/rules/': '<h2 id="both">ב</h2>',
      },
      base,
    ),
  ).get('/');

describe('links of a page', () => {
  test.each([
    '/rules/',
    '/rules/#both',
    'rules/',
    './rules/?print=1#both',
    'https://site.example/rules/',
    'https://elsewhere.example/x',
    '/favicon.svg',
    'mailto:someone@site.example',
  ])('%s leads somewhere', (link) => {
    expect(broken(link)).toEqual([]);
  });

  test.each([
    ['/gone/', 'leads to nothing that was built'],
    ['/rules', 'lacks its closing slash'],
    ['/rules/#neither', 'names an id that is not there'],
    ['#top', 'names an id that is not there'],
    ['https://site.example/gone/', 'leads to nothing that was built'],
    ['http://elsewhere.example/', 'is not https'],
    ['https://', 'is no address'],
  ])('%s is broken: it %s', (link, says) => {
    expect(broken(link)).toEqual([expect.stringContaining(says)]);
  });

  test('drawings that are used are links too', () => {
    const html = '<svg><symbol id="w1"/><use href="#w1"/><use href="#w9"/></svg>';
    expect(brokenLinks(site({ '/': html })).get('/')).toEqual([
      '#w9 names an id that is not there.',
    ]);
  });

  test('in a subfolder a link that forgets the base leads out of it', () => {
    expect(broken('/sub/rules/', '/sub/')).toEqual([]);
    expect(broken('/rules/', '/sub/')).toEqual(['/rules/ leads out of /sub/.']);
  });
});

describe('the sitemap', () => {
  const pages = site({
    '/': '',
    '/rules/': '',
    '/404.html': '<meta name="robots" content="noindex">',
  });
  const loc = (path: string): string => `<url><loc>https://site.example${path}</loc></url>`;

  test('that lists every page but those kept out of search engines is right', () => {
    expect(sitemapProblems(loc('/') + loc('/rules/'), pages)).toEqual([]);
  });

  test('that lacks a page, or lists one too many, is told', () => {
    expect(sitemapProblems(loc('/') + loc('/gone/'), pages)).toEqual([
      'The sitemap lacks https://site.example/rules/.',
      'The sitemap lists https://site.example/gone/, which is no page to be found.',
    ]);
  });
});
