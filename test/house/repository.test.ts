import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = '{.ci,docs,public,src,test,tools}/**/*';
const TEXT = /\.(?:astro|css|html|js|json|jsonl|md|mdx|mjs|py|svg|ts|tsx|txt|xml|yaml)$|\/run$/u;

const files = [...globSync(FOLDERS), ...globSync('*.{ts,js,mjs,json,md}')].filter((file) =>
  TEXT.test(file),
);

/** Folders of one machine. An address or a word that only looks like one has a letter before it. */
const OF_A_MACHINE = /(?<![\w.~:/-])\/(?:work|root|home|Users|tmp\/w)\/[\w.]/u;
const OUTSIDE = /\.\.\/shared\b/u;

test('no file names a folder of somebody’s machine, or one outside the project', () => {
  expect(files.length).toBeGreaterThan(20);
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return OF_A_MACHINE.test(text) || OUTSIDE.test(text);
  });
  expect(naming).toEqual([]);
});

test('the lock of packages names no registry but npm’s own', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  const hosts = [...lock.matchAll(/"resolved": "(?:[a-z+]+:\/\/)?([^/"]*)/gu)].map(
    ([, host]) => host,
  );
  expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
});

test('every package of the lock is known by its checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const unknown = Object.entries(packages)
    .filter(([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle)
    .map(([path]) => path);
  expect(unknown).toEqual([]);
});
