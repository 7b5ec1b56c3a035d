import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastUpdates } from '../../src/integrations/last-updates.ts';

let folder: string;
const chapter = (id: string, updated: string): void =>
  writeFileSync(
    join(folder, `${id}.mdx`),
    `---\ntitle: פרק\nupdated: ${updated}\n---\n\nטקסט\n\n---\n\nעוד\n`,
  );

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chapters-'));
  chapter('basics', '2026-11-20');
  chapter('two-dice', '2026-11-28');
  chapter('scoring', '2026-11-09');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a chapter was updated when its head says so', () => {
  expect(lastUpdates(pathToFileURL(folder))('/rules/scoring/')).toBe('2026-11-09');
});

test.each(['/', '/rules/'])(
  '%s tells of the whole book, and is as new as its newest chapter',
  (path) => {
    expect(lastUpdates(pathToFileURL(folder))(path)).toBe('2026-11-28');
  },
);
