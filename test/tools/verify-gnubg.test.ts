import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ASK = resolve('tools/verify-gnubg.ts');
const LOCK = 'src/diagrams/gnubg.lock.json';

let site: string;
let lock: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'locked-'));
  for (const part of ['src/content', LOCK]) await cp(part, join(site, part), { recursive: true });
  lock = await readFile(LOCK, 'utf8');
});

afterEach(async () => {
  await rm(site, { recursive: true });
});

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

const ask = (...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, [ASK, ...args], { cwd: site }, (error, output, errors) => {
      done({ code: error ? Number(error.code) : 0, output, errors });
    });
  });

const written = (): Promise<string> => readFile(join(site, LOCK), 'utf8');

describe('GNU Backgammon, asked about every diagram,', () => {
  test('says what the lock says', async () => {
    const { code, output, errors } = await ask('--check');
    expect(errors).toBe('');
    expect(output).toMatch(/^GNU Backgammon \S+ confirms \d+ diagrams/);
    expect(code).toBe(0);
  });

  test('writes a lost lock again, the same', async () => {
    await rm(join(site, LOCK));
    expect((await ask()).code).toBe(0);
    expect(await written()).toBe(lock);
  });

  test.each([
    ['an entry less', (diagrams: object) => Object.fromEntries(Object.entries(diagrams).slice(1))],
    ['an entry of a diagram that is gone', (diagrams: object) => ({ ...diagrams, gone: {} })],
    [
      'other points',
      (diagrams: object) =>
        Object.fromEntries(
          Object.entries(diagrams).map(([id, entry]) => [id, { ...(entry as object), points: 9 }]),
        ),
    ],
  ])('finds a lock with %s, and leaves it as it is', async (_, change) => {
    const parsed = JSON.parse(lock) as { diagrams: object };
    const changed = JSON.stringify({ ...parsed, diagrams: change(parsed.diagrams) });
    await writeFile(join(site, LOCK), changed);
    const { code, errors } = await ask('--check');
    expect(errors).toMatch(
      /^src\/diagrams\/gnubg\.lock\.json: it is not what GNU Backgammon \S+ says now: run npm run verify:gnubg\n$/,
    );
    expect(code).toBe(1);
    expect(await written()).toBe(changed);
  });

  test('writes no lock while a diagram is false', async () => {
    const file = join(site, 'src/content/diagrams/two-dice/dead-end.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('must-play-more', 'not-rolled'));
    const { code, errors } = await ask();
    expect(errors).toContain('dead-end.yaml: claim 1, illegal: it is false: ');
    expect(code).toBe(1);
    expect(await written()).toBe(lock);
  });
});

describe('the command says in a sentence', () => {
  test('that the lock is missing', async () => {
    await rm(join(site, LOCK));
    expect(await ask('--check')).toEqual({
      code: 1,
      output: '',
      errors: `${LOCK}: it does not exist\n`,
    });
  });

  test('how it is used', async () => {
    expect(await ask('--write')).toEqual({
      code: 2,
      output: '',
      errors: 'Usage: npm run verify:gnubg [-- --check]\n',
    });
  });
});
