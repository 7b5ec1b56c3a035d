import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describePuzzles, puzzleUseFailures, verifyPuzzles } from '../../tools/verify/puzzles.ts';
import { rawOf, withPlainTexts } from './raw.ts';

const NO_DIAGRAMS = { diagrams: [] };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puzzles-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, text: string) => writeFile(join(folder, name), text);

test('a folder of puzzles is counted by kind', async () => {
  await put('a.yaml', stringify(rawOf('one-runner-left')));
  await put('b.yaml', stringify(rawOf('house-of-two')));
  const report = await verifyPuzzles(folder, NO_DIAGRAMS);
  expect(report.failures).toEqual([]);
  expect(describePuzzles(report)).toBe('2 puzzles proved: 1 only-play, 1 worth');
});

test('a file that is wrong is named, and so is one that repeats another', async () => {
  const only = withPlainTexts(rawOf('one-runner-left'));
  await put('a.yaml', stringify(only));
  await put('b.yaml', stringify({ ...only, id: 'again' }));
  await put('c.yaml', stringify({ ...only, id: 'wrong', rules: ['bar-first'] }));
  const { failures } = await verifyPuzzles(folder, NO_DIAGRAMS);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/c\.yaml: rules: no wrong answer is refused by "bar-first"/);
  expect(failures[1]).toMatch(/b\.yaml: position: .*a\.yaml has the same position, or its mirror/);
});

test('an empty folder proves nothing', async () => {
  const { failures } = await verifyPuzzles(folder, NO_DIAGRAMS);
  expect(failures).toEqual([`${folder}: there is no puzzle in it`]);
});

test('a page that shows a puzzle which is not there fails', async () => {
  await put('a.yaml', stringify(rawOf('one-runner-left')));
  const report = await verifyPuzzles(folder, NO_DIAGRAMS);
  await put('chapter.mdx', '<Puzzle id="lost" />');
  const failures = await puzzleUseFailures(report, [folder]);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/chapter\.mdx: page: there is no puzzle called "lost"$/);

  await put('chapter.mdx', '<Puzzle id="one-runner-left" />');
  expect(await puzzleUseFailures(report, [folder])).toEqual([]);
});
