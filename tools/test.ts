/** Checks everything, and ends with the sums: `N passed, N failed`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { SUBFOLDER } from '../test/browser/served.ts';
import { countedTally, ending, exitTally, run, type RunOptions } from './test/command.ts';
import { followLinks, readHeads, validateMarkup } from './test/pages.ts';
import { freePort } from './test/ports.ts';
import { installMissing, PROGRAMS } from './test/programs.ts';
import { tallyPlaywright, tallyVitest } from './test/reports.ts';
import { failed, runSteps, type Step, type Tally } from './test/step.ts';

const REPORTS = 'reports';

const succeed = async (command: string, ...args: string[]): Promise<Tally> =>
  exitTally(await run(command, args));

const DIAGRAMS = { good: /(\d+) diagrams/u, bad: /(\d+) failures/u };
const GENERATED = { good: /(\d+) generated puzzles/u, bad: /(\d+) failures/u };
const PAGES = { good: /(\d+) pages within/u, bad: /Over the budget: (\d+)/u };

const counted = async (
  { good, bad }: typeof DIAGRAMS,
  command: string,
  ...args: string[]
): Promise<Tally> => countedTally(await run(command, args), good, bad);

/** Runs a test runner and sums the report that it leaves; without a report, it crashed. */
async function summed(
  report: string,
  tally: (text: string) => Tally,
  command: readonly [string, ...string[]],
  options: RunOptions,
): Promise<Tally> {
  rmSync(report, { force: true });
  const [program, ...args] = command;
  const { code, output } = await run(program, args, options);
  if (!existsSync(report)) return failed(`It left no report.\n${ending(output)}`);
  const sums = tally(readFileSync(report, 'utf8'));
  return code === 0 || sums.failed > 0
    ? sums
    : { ...sums, failed: 1, details: [`Its exit code is ${code}.\n${ending(output)}`] };
}

const VITEST_REPORT = `${REPORTS}/vitest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;
const { chromium, firefox, gnubg } = PROGRAMS;

const STEPS: readonly Step[] = [
  { name: 'types of pages', run: () => succeed('astro', 'check', '--minimumSeverity', 'warning') },
  { name: 'types of code', run: () => succeed('tsc', '--noEmit') },
  { name: 'lint', run: () => succeed('eslint', '.', '--max-warnings', '0') },
  { name: 'format', run: () => succeed('prettier', '--check', '.', '--log-level', 'warn') },
  {
    name: 'unit and property tests',
    run: () =>
      summed(
        VITEST_REPORT,
        tallyVitest,
        ['vitest', 'run', '--reporter=json', `--outputFile=${VITEST_REPORT}`],
        {},
      ),
  },
  { name: 'proof of the diagrams', run: () => counted(DIAGRAMS, 'node', 'tools/verify.ts') },
  {
    name: 'GNU Backgammon',
    programs: [gnubg.name],
    run: () => counted(DIAGRAMS, 'node', 'tools/verify-gnubg.ts', '--check'),
  },
  {
    name: 'GNU Backgammon, generated puzzles',
    programs: [gnubg.name],
    run: () => counted(GENERATED, 'node', 'tools/verify-generated.ts'),
  },
  { name: 'build', run: () => succeed('astro', 'build', '--force') },
  { name: 'size', needs: ['build'], run: () => counted(PAGES, 'node', 'tools/size.ts') },
  { name: 'markup', needs: ['build'], run: () => validateMarkup('dist') },
  { name: 'titles and descriptions', needs: ['build'], run: () => readHeads('dist') },
  { name: 'links', needs: ['build'], run: () => followLinks('dist', '/') },
  {
    name: 'build for a subfolder',
    run: async () =>
      exitTally(
        await run('astro', ['build', '--force', '--outDir', SUBFOLDER.folder], {
          env: { SITE_BASE: SUBFOLDER.base },
        }),
      ),
  },
  {
    name: 'links in a subfolder',
    needs: ['build for a subfolder'],
    run: () => followLinks(SUBFOLDER.folder, SUBFOLDER.base),
  },
  {
    name: 'browser tests',
    needs: ['build', 'build for a subfolder'],
    programs: [chromium.name, firefox.name],
    run: async () =>
      summed(PLAYWRIGHT_REPORT, tallyPlaywright, ['playwright', 'test', '--reporter=json'], {
        env: {
          PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
          SITE_PORT: String(await freePort()),
          SUBFOLDER_PORT: String(await freePort()),
        },
        minutes: 40,
      }),
  },
];

mkdirSync(REPORTS, { recursive: true });
const say = (text: string): void => console.log(text);
const missing = await installMissing([chromium, firefox, gnubg], say);
const total = await runSteps(STEPS, missing, say);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
