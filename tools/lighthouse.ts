/** Asks Lighthouse about the built site as a phone sees it, and fails below full marks. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../site.config.ts';
import { median } from './site/median.ts';
import { serve } from './site/server.ts';
import { run } from './test/command.ts';
import { findProgram, PROGRAMS } from './test/programs.ts';

/** One page of each kind, but for the whole book, which has a budget of its own. */
const PAGES = [
  '',
  'rules/',
  'rules/two-dice/',
  'questions/',
  'mistakes/',
  'glossary/',
  'house-rules/',
  'other-games/',
  'about/',
  'puzzles/',
  'puzzles/two-ways-for-six/',
  'puzzles/practice/',
  'puzzles/today/',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 5;
const FULL_MARKS = 100;
/** The largest paint of a page may take so many times that of an empty page. */
const PAINT_RATIO = 1.6;
const EMPTY_PAGE =
  '<!doctype html><html lang="he" dir="rtl"><meta name="viewport" content="width=device-width"><title>ריק</title><p>ריק</p></html>';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly numericValue?: number }
    >
  >;
}

interface Measured {
  /** 0 to 100, in the order of CATEGORIES. */
  readonly scores: readonly number[];
  /** The largest contentful paint, in milliseconds. */
  readonly paint: number;
  readonly report: Report;
}

const chrome = findProgram(PROGRAMS.chromium);
if (chrome === null) throw new Error('Lighthouse needs Chromium: apt-get install chromium.');

async function ask(address: string): Promise<Measured> {
  const { code, output } = await run(
    'lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { CHROME_PATH: chrome! }, minutes: 3 },
  );
  if (code !== 0) throw new Error(output);
  const report = JSON.parse(output.slice(output.indexOf('{'))) as Report;
  return {
    scores: CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    paint: report.audits['largest-contentful-paint']?.numericValue ?? Infinity,
    report,
  };
}

async function askOften(address: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let run = 0; run < RUNS; run++) measured.push(await ask(address));
  return measured;
}

const row = (name: string, cells: readonly (string | number)[]): void =>
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(15)).join(''));

const lost = ({ report }: Measured): string[] =>
  Object.values(report.audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);

const folder = mkdtempSync(join(tmpdir(), 'empty-page-'));
writeFileSync(join(folder, 'index.html'), EMPTY_PAGE);
const empty = await serve({ folder, base: '/', port: 0 });
const site = await serve({ folder: 'dist', base: settings.base, port: 0 });

const failures: string[] = [];
try {
  const emptyPaint = median((await askOften(empty.address)).map(({ paint }) => paint));
  row(`median of ${RUNS}`, [...CATEGORIES, 'paint, ms', 'ratio']);
  row('an empty page', ['', '', '', '', Math.round(emptyPaint), 1]);
  for (const page of PAGES) {
    const measured = await askOften(`${site.address}${page}`);
    const scores = CATEGORIES.map((_, at) => median(measured.map(({ scores }) => scores[at]!)));
    const paint = median(measured.map((each) => each.paint));
    const ratio = paint / emptyPaint;
    row(`/${page}`, [...scores, Math.round(paint), ratio.toFixed(2)]);
    CATEGORIES.forEach((name, at) => {
      if (scores[at]! < FULL_MARKS) failures.push(`/${page}: ${name} is ${scores[at]!}.`);
    });
    if (ratio > PAINT_RATIO) {
      failures.push(`/${page}: its largest paint takes ${ratio.toFixed(2)} times an empty page's.`);
    }
    for (const title of new Set(measured.flatMap(lost))) console.log(`  ${title}`);
  }
} finally {
  await Promise.all([empty.close(), site.close()]);
  rmSync(folder, { recursive: true });
}

for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
