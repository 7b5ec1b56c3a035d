import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parseAnswers, type GnubgAnswer } from './answers.ts';
import { GnubgError } from './errors.ts';

export type { GnubgAnswer, GnubgPlay } from './answers.ts';
export { GnubgError, type GnubgFailure } from './errors.ts';

export interface GnubgAnswers {
  /** The program and its version, such as `GNU Backgammon 1.07.001`. */
  readonly program: string;
  /** One for each question, in the same order. */
  readonly answers: readonly GnubgAnswer[];
}

const ANSWER_SCRIPT = join(import.meta.dirname, 'answer.py');

// GNU Backgammon sleeps for 10 ms over every hint, on any machine: several at once sleep together.
const AT_ONCE = 8;
const QUESTIONS_WORTH_A_START = 20;

/**
 * Asks GNU Backgammon about positions. It runs without its settings files, network or sound, in a
 * home directory of its own that is removed afterwards.
 *
 * @param xgids what to ask: full XGIDs. With a roll (`31`) the answer has its legal plays; with `00`
 *   only pips and Position ID; for a finished game its points. At most 15 checkers a side.
 * @param program where the program is: an absolute path, or a name looked up on the `PATH` and in `/usr/games`
 * @returns the program's version and an answer for each XGID, in order
 * @throws GnubgError (as the promise's rejection) whose `failure` says what went wrong
 */
export async function askGnubg(xgids: readonly string[], program = 'gnubg'): Promise<GnubgAnswers> {
  const version = await readVersion(program);
  const runs = Math.min(AT_ONCE, Math.ceil(xgids.length / QUESTIONS_WORTH_A_START));
  const share = Math.ceil(xgids.length / runs);
  const answers = await Promise.all(
    Array.from({ length: runs }, (_, run) =>
      inTemporaryHome((home) => ask(xgids.slice(run * share, (run + 1) * share), program, home)),
    ),
  );
  return { program: version, answers: answers.flat() };
}

async function readVersion(program: string): Promise<string> {
  const greeting = await inTemporaryHome((home) =>
    promisify(execFile)(program, ['--version'], surroundings(home)).catch((cause: unknown) => {
      throw notStarted(program, cause);
    }),
  );
  const version = /^GNU Backgammon \S+/.exec(greeting.stdout)?.[0];
  if (!version) {
    throw new GnubgError('unreadable', `${program} does not say that it is GNU Backgammon`);
  }
  return version;
}

function notStarted(program: string, cause: unknown): GnubgError {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
    return new GnubgError(
      'not-installed',
      `GNU Backgammon was not found: there is no program ${program}. On Debian, install it with: apt-get install gnubg`,
    );
  }
  return new GnubgError('stopped', `GNU Backgammon did not start: ${String(cause).trim()}`);
}

async function ask(
  xgids: readonly string[],
  program: string,
  home: string,
): Promise<readonly GnubgAnswer[]> {
  const answers = join(home, 'answers.jsonl');
  await writeFile(answers, '');
  await writeFile(
    join(home, 'questions.jsonl'),
    xgids.map((xgid) => `${JSON.stringify(xgid)}\n`).join(''),
  );
  const gnubg = spawn(program, ['-t', '-q', '-r', '-p', ANSWER_SCRIPT], {
    ...surroundings(home),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint] = await Promise.all([text(gnubg.stderr), once(gnubg, 'close')]);
  const ending = gnubg.signalCode ?? `exit code ${gnubg.exitCode}`;
  return parseAnswers(xgids, await readFile(answers, 'utf8'), `${ending} ${complaint}`.trim());
}

function surroundings(home: string) {
  const path = [process.env['PATH'], '/usr/games'].filter(Boolean).join(delimiter);
  return { cwd: home, env: { HOME: home, LC_ALL: 'C', PATH: path } };
}

async function inTemporaryHome<T>(use: (home: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'gnubg-'));
  try {
    return await use(home);
  } finally {
    await rm(home, { recursive: true });
  }
}
