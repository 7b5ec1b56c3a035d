import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFailure } from '../../src/diagrams/failure.ts';
import { verifyText } from '../../src/diagrams/file.ts';

const SITE = [
  'src',
  'public',
  'astro.config.mjs',
  'site.config.ts',
  'package.json',
  'tsconfig.json',
];

let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'site-'));
  for (const part of SITE) await cp(part, join(copy, part), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
});

afterEach(async () => {
  await rm(copy, { recursive: true });
});

const build = (): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const astro = ['node_modules/.bin/astro', 'build', '--force'];
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ASTRO_TELEMETRY_DISABLED: '1' };
    execFile(process.execPath, astro, { cwd: copy, env }, (error, output, errors) => {
      const code = error ? Number(error.code) : 0;
      done({ code, output: stripVTControlCharacters(output + errors) });
    });
  });

test('a diagram that is false stops the build, however its file ends, and it says the same as npm run verify', async () => {
  const counted = /plays: (\d+)/;
  const files = globSync('src/content/diagrams/two-dice/*.yaml').sort();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const at = texts.findIndex((text) => counted.test(text));
  const broken = texts[at]!.replace(counted, (_, count) => `plays: ${Number(count) + 1}`);
  const file = files[at]!.replace(/yaml$/u, 'yml');
  await rename(join(copy, files[at]!), join(copy, file));
  await writeFile(join(copy, file), broken);

  const verified = verifyText(broken);
  const failures = verified.ok ? [] : verified.failures;
  expect(failures).toHaveLength(1);
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain(describeFailure(file, failures[0]!));
}, 300_000);
