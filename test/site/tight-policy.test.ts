import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tighten } from '../../src/integrations/tight-policy.ts';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (policy: string, body: string): string =>
  `<html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;

test('a page allows the scripts and styles that stand in it, and no others', () => {
  const body = '<script type="module">run()</script><style>p{margin:0}</style>';
  const loose = `default-src 'none'; script-src 'self' ${hash('other()')} ${hash('run()')}; style-src 'self' ${hash('p{margin:0}')} ${hash('b{}')};`;
  const tight = `default-src 'none'; script-src 'self' ${hash('run()')}; style-src 'self' ${hash('p{margin:0}')};`;
  expect(tighten(page(loose, body))).toBe(page(tight, body));
});

test('a page without a policy stays as it is', () => {
  expect(tighten('<html></html>')).toBe('<html></html>');
});
