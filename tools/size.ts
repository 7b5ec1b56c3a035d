/** Weighs every page of the built site and fails when one is over its budget. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '../site.config.ts';
import { overBudget, weigh, type Budget, type Weight } from './site/measure.ts';
import { readPages } from './site/pages.ts';

const BUDGET: Budget = {
  page: 14_200,
  html: 10_000,
  css: 6_000,
  fonts: 20_000,
  scriptFiles: 0,
  inlineScript: 2_500,
  islands: 14_000,
  islandsInUse: 36_000,
  elements: 1_000,
  furtherBoard: 300,
};

/** What is more on pages that gather all there is of a kind, or the whole book, or have a tool with styles of its own. */
const ROOMIER: Readonly<Record<string, Partial<Budget>>> = {
  '/questions/': { page: 22_500, html: 19_000, css: 6_100, elements: 2_000 },
  '/mistakes/': { page: 18_000, html: 14_000, elements: 1_500 },
  '/house-rules/': { page: 14_500 },
  '/rules/result/': { css: 6_400, islandsInUse: 36_300 },
  '/puzzles/': { page: 16_000, html: 12_000, elements: 1_800 },
  // They make their puzzles themselves.
  '/puzzles/practice/': { islandsInUse: 48_100 },
  '/puzzles/today/': { islandsInUse: 49_300 },
  '/rules/setup/': { css: 6_200 },
  '/rules/all/': { page: 40_000, html: 36_000, css: 6_500, elements: 3_500 },
};

const budgetOf = (path: string): Budget => ({ ...BUDGET, ...ROOMIER[path] });

const COLUMNS: readonly (readonly [title: string, measure: keyof Weight])[] = [
  ['page', 'page'],
  ['HTML', 'html'],
  ['CSS', 'css'],
  ['fonts', 'fonts'],
  ['scripts', 'scriptFiles'],
  ['inline', 'inlineScript'],
  ['islands', 'islands'],
  ['in use', 'islandsInUse'],
  ['elements', 'elements'],
  ['boards', 'boards'],
  ['a board', 'furtherBoard'],
];

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    base: { type: 'string', default: settings.base },
  },
});

const readBuilt = (address: string): Buffer | null => {
  const path = new URL(address, 'http://site.invalid').pathname.slice(values.base.length);
  const file = join(values.folder, path);
  return existsSync(file) ? readFileSync(file) : null;
};

const pages = readPages(values.folder).map((page) => ({
  path: page.path,
  weight: weigh(page, readBuilt),
}));

if (pages.length === 0) {
  console.error(`There is no page in ${values.folder}: build the site first.`);
  process.exit(1);
}

const cell = (value: number | string): string => value.toLocaleString('en').padStart(10);
const wide = Math.max(...pages.map(({ path }) => path.length), 'allowed'.length);
const row = (name: string, cells: readonly (number | string)[]): string =>
  name.padEnd(wide) + cells.map(cell).join('');

console.log(
  row(
    'bytes',
    COLUMNS.map(([title]) => title),
  ),
);
for (const { path, weight } of pages) {
  console.log(
    row(
      path,
      COLUMNS.map(([, measure]) => weight[measure]),
    ),
  );
}
const allowed = (name: string, budget: Budget): string =>
  row(
    name,
    COLUMNS.map(([, measure]) => (measure === 'boards' ? '' : budget[measure])),
  );
console.log(allowed('allowed', BUDGET));
for (const path of Object.keys(ROOMIER)) console.log(allowed(`on ${path}`, budgetOf(path)));

const over = pages.flatMap(({ path, weight }) => overBudget(path, weight, budgetOf(path)));
if (over.length === 0) {
  console.log(`${pages.length} pages within their budget`);
} else {
  for (const sentence of over) console.error(sentence);
  console.error(`Over the budget: ${over.length}`);
  process.exitCode = 1;
}
