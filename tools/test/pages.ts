import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { settings } from '../../site.config.ts';
import { headProblems } from '../site/heads.ts';
import { brokenLinks, sitemapProblems, type BuiltSite } from '../site/links.ts';
import { readPages } from '../site/pages.ts';
import type { Tally } from './step.ts';

const MARKUP: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:browser'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
};

/** Each page is one test, which fails when there is anything to say about it. */
const pageTally = (problems: readonly (readonly string[])[]): Tally => ({
  passed: problems.filter((sentences) => sentences.length === 0).length,
  failed: problems.filter((sentences) => sentences.length > 0).length,
  details: problems.flat(),
});

/** Validates the HTML of every page that was built into a folder. */
export async function validateMarkup(folder: string): Promise<Tally> {
  const validator = new HtmlValidate(MARKUP);
  const problems = await Promise.all(
    readPages(folder).map(async ({ path, html }) => {
      const { results } = await validator.validateString(html, path);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, message, ruleId }) => `${path}:${line}:${column} ${message} (${ruleId})`,
        ),
      );
    }),
  );
  return pageTally(problems);
}

const bySentence = (problems: ReadonlyMap<string, readonly string[]>): string[][] =>
  [...problems].map(([path, sentences]) => sentences.map((sentence) => `${path}: ${sentence}`));

/** Asks how the pages that were built into a folder are told: their titles and descriptions, and their boards’. */
export const readHeads = (folder: string): Tally =>
  pageTally(bySentence(headProblems(readPages(folder))));

/**
 * Follows the links of every page that was built into a folder, and the sitemap.
 *
 * @param folder the folder
 * @param base the base path that the site was built for
 */
export function followLinks(folder: string, base: string): Tally {
  const site: BuiltSite = {
    pages: readPages(folder),
    has: (path) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile(),
    address: settings.address,
    base,
  };
  const sitemap = readFileSync(join(folder, 'sitemap-0.xml'), 'utf8');
  return pageTally([...bySentence(brokenLinks(site)), sitemapProblems(sitemap, site)]);
}
