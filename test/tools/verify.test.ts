import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const VERIFY = resolve('tools/verify.ts');
const GOOD = `id: opening
position:
  white: { 24: 2, 13: 5, 8: 3, 6: 5 }
  black: { 1: 2, 12: 5, 17: 3, 19: 5 }
dice: [3, 1]
caption: לבן הטיל {dice}.
claims:
  - plays: 16
  - illegal: 8/4 6/5
    because: [not-rolled]
  - pips: { white: 167 }
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Writes files below the temporary folder. */
async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command as its author does, and as a person reads it. */
const verify = (args: readonly string[], cwd?: string): Promise<Ended> =>
  new Promise((done) => {
    execFile(process.execPath, [VERIFY, ...args], { cwd }, (error, output, errors) => {
      const code = error ? Number(error.code) : 0;
      done({ code, output, errors: stripVTControlCharacters(errors) });
    });
  });

/** The blocks of a failed run, one a failure, and the line that counts them. */
function blocksOf({ errors }: Ended): { readonly blocks: string[]; readonly sum: string } {
  const parts = errors.trimEnd().split('\n\n');
  return { blocks: parts.slice(0, -1), sum: parts.at(-1)! };
}

describe('a folder of diagrams is proved', () => {
  test('and counted by what they claim', async () => {
    await write({
      'opening.yaml': GOOD,
      'deep/er/second.yml': GOOD.replace('id: opening', 'id: second'),
      'notes.txt': 'not a diagram',
    });
    const run = await verify([folder]);
    expect(run).toEqual({
      code: 0,
      output: [
        '2 diagrams proved',
        '6 claims: 2 illegal, 2 plays, 2 pips',
        '0 scoring examples',
        '0 diagrams and 0 claims confirmed by GNU Backgammon',
        '',
      ].join('\n'),
      errors: '',
    });
  });

  test('with the examples of scoring among them', async () => {
    const won = `id: won
position: { white: { off: 15 }, black: { 24: 1 } }
caption: לבן ניצח.
claims:
  - outcome: { winner: white, kind: single }
  - score: 1
`;
    await write({ 'won.yaml': won });
    const { output } = await verify([folder]);
    expect(output).toContain('2 claims: 1 outcome, 1 score\n2 scoring examples\n');
  });
});

describe('a folder with a broken diagram fails', () => {
  test('with a block for each failure, the name of the file in each', async () => {
    await write({
      'good.yaml': GOOD.replace('id: opening', 'id: good'),
      'false.yaml': GOOD.replace('plays: 16', 'plays: 15').replace('white: 167', 'white: 1'),
      'deep/not-yaml.yaml': GOOD.replace('[3, 1]', '[3, 1'),
      'unknown-key.yaml': `${GOOD}colour: red\n`,
      'sixteen.yaml': GOOD.replace('6: 5', '6: 6'),
      'rule.yaml': GOOD.replace('not-rolled', 'not-nice'),
    });
    const run = await verify([folder]);
    expect(run.code).toBe(1);
    expect(run.output).toBe('');
    const { blocks, sum } = blocksOf(run);
    expect(sum).toBe('6 failures in 6 files');
    expect(blocks.map((block) => block.replace(/^.*?([\w-]+\.yaml): /, '$1: '))).toEqual([
      expect.stringMatching(/^not-yaml\.yaml: line \d: it is not YAML: /),
      'false.yaml: claim 1, plays: it is false: there are 16 different results, not 15\n  This would be right:\n    - plays: 16',
      'false.yaml: claim 3, pips: it is false: white needs 167 pips\n  This would be right:\n    - pips:\n        white: 167\n        black: 167',
      expect.stringMatching(
        /^rule\.yaml: claim 2, because 1: it must be one of .*, not "not-nice"$/,
      ),
      'sixteen.yaml: position: White: 16 checkers, which is more than 15',
      'unknown-key.yaml: diagram: "colour" is not a key here',
    ]);
  });

  test('when two files have one id, and names both', async () => {
    await write({ 'a.yaml': GOOD, 'b.yaml': GOOD });
    const run = await verify([folder]);
    expect(run.code).toBe(1);
    const { blocks, sum } = blocksOf(run);
    expect(blocks).toEqual([
      expect.stringMatching(/b\.yaml: id: "opening" is the id of .*a\.yaml too$/),
    ]);
    expect(sum).toBe('1 failure in 2 files');
  });

  test('and what was right is not printed beside it', async () => {
    await write({ 'good.yaml': GOOD, 'bad.yaml': 'id: bad' });
    const { errors } = await verify([folder]);
    expect(errors).not.toContain('good.yaml');
  });
});

describe('what is no folder of diagrams is told in one sentence', () => {
  test('a folder that does not exist', async () => {
    const missing = join(folder, 'missing');
    expect(await verify([missing])).toEqual({
      code: 1,
      output: '',
      errors: `${missing}: it does not exist\n`,
    });
  });

  test('a file', async () => {
    await write({ 'opening.yaml': GOOD });
    const file = join(folder, 'opening.yaml');
    expect(await verify([file])).toEqual({
      code: 1,
      output: '',
      errors: `${file}: it is not a folder\n`,
    });
  });

  test('an empty folder, which proves nothing', async () => {
    const run = await verify([folder]);
    expect(run.code).toBe(1);
    expect(blocksOf(run).blocks).toEqual([`${folder}: there is no diagram in it`]);
  });

  test('two folders', async () => {
    const run = await verify([folder, folder]);
    expect(run).toEqual({ code: 2, output: '', errors: 'Usage: npm run verify [-- FOLDER]\n' });
  });
});

describe('the diagrams of the site', () => {
  const LOCK = 'src/diagrams/gnubg.lock.json';

  beforeEach(async () => {
    for (const part of ['src/content', 'src/pages', LOCK]) {
      await cp(part, join(folder, part), { recursive: true });
    }
  });

  test('are proved, confirmed and used', async () => {
    const { code, output, errors } = await verify([], folder);
    expect(errors).toBe('');
    expect(code).toBe(0);
    const [, proved, confirmed] =
      /^(\d+) diagrams proved\n[^]*\n(\d+) diagrams and \d+ claims confirmed by GNU Backgammon\n/.exec(
        output,
      ) ?? [];
    expect(Number(proved)).toBeGreaterThanOrEqual(8);
    expect(confirmed).toBe(proved);
  });

  test('fail when GNU Backgammon was not asked about one, or about another board', async () => {
    await write({
      'src/content/diagrams/opening.yaml': GOOD.replace('id: opening', 'id: alone'),
      'src/pages/alone.astro': '<Diagram id="alone" />',
    });
    const run = await verify([], folder);
    expect(run.code).toBe(1);
    expect(blocksOf(run).blocks).toEqual([
      'src/content/diagrams/opening.yaml: second program: GNU Backgammon was not asked about it yet: run npm run verify:gnubg',
    ]);

    const lock = JSON.parse(await readFile(join(folder, LOCK), 'utf8')) as { diagrams: object };
    await write({ [LOCK]: JSON.stringify({ ...lock, diagrams: { ...lock.diagrams, alone: {} } }) });
    expect(blocksOf(await verify([], folder)).blocks).toEqual([
      expect.stringContaining('GNU Backgammon was asked about another position or roll'),
    ]);
  });

  test('fail when a page shows one that there is not, and every such page is named', async () => {
    await write({
      'src/pages/one.astro': '<Diagram id="nowhere" />',
      'src/content/rules/two.mdx': '<Fact of="nowhere" is="plays" />',
      'src/content/mistakes/three.mdx': '---\ndiagram: nowhere\n---\n',
      'src/content/questions/four.mdx': '---\ndiagram: nowhere\n---\n',
    });
    const run = await verify([], folder);
    expect(run.code).toBe(1);
    expect(blocksOf(run).blocks).toEqual([
      'src/content/mistakes/three.mdx: page: there is no diagram called "nowhere"',
      'src/content/questions/four.mdx: page: there is no diagram called "nowhere"',
      'src/content/rules/two.mdx: page: there is no diagram called "nowhere"',
      'src/pages/one.astro: page: there is no diagram called "nowhere"',
    ]);
  });

  test('fail when the last page that shows one is taken away', async () => {
    const id = 'smaller-first';
    const home = join(folder, 'src/content/rules/two-dice.mdx');
    const source = await readFile(home, 'utf8');
    expect(source).toContain(`<Diagram id="${id}" />`);
    await writeFile(
      home,
      source.replaceAll(new RegExp(`<(Diagram id|Fact of)="${id}"`, 'g'), '<Move of=""'),
    );
    const run = await verify([], folder);
    expect(run.code).toBe(1);
    expect(blocksOf(run).blocks).toEqual([
      expect.stringMatching(/^src\/content\/diagrams\/.*\.yaml: use: no page shows it$/),
    ]);
  });

  test('cannot be confirmed without the lock, or with one that a merge broke', async () => {
    await write({ [LOCK]: '<<<<<<< HEAD\n{' });
    expect((await verify([], folder)).errors).toBe(
      `${LOCK}: it is not JSON: run npm run verify:gnubg\n`,
    );
    await rm(join(folder, LOCK));
    const run = await verify([], folder);
    expect(run).toEqual({ code: 1, output: '', errors: `${LOCK}: it does not exist\n` });
  });

  test('are looked for where the command is run', async () => {
    const run = await verify([], tmpdir());
    expect(run.code).toBe(1);
    expect(run.errors).toMatch(/^src\/\S+: it does not exist\n$/);
  });
});
