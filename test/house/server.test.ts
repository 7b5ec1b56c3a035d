import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../tools/site/headers.ts';
import { serve, type Served } from '../../tools/site/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let site: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'rules'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, 'index.html'), '<h1>שש בש</h1>');
  writeFileSync(join(folder, 'rules', 'index.html'), '<h1>החוקים</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>אין כאן כלום</h1>');
  writeFileSync(join(folder, '_astro', 'a.css'), 'p { margin: 0 }');
  writeFileSync(join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  site = await serve({ folder, base: '/sub/', port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site.address), { redirect: 'manual', ...init });

describe('the site is served as a static host serves it', () => {
  test('a folder shows its page, in UTF-8 and compressed', async () => {
    const response = await get('rules/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('החוקים');
  });

  test('a page that was built anew is served anew', async () => {
    const page = join(folder, 'new.html');
    const text = async (): Promise<string> =>
      (await get('new.html', { headers: { 'Accept-Encoding': 'br' } })).text();
    writeFileSync(page, 'לפני');
    expect(await text()).toBe('לפני');
    writeFileSync(page, 'אחרי');
    utimesSync(page, 1, 1);
    expect(await text()).toBe('אחרי');
  });

  test('whoever cannot unpack Brotli gets the text as it is', async () => {
    const response = await get('rules/', { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain('החוקים');
  });

  test('an address without its closing slash is sent to the one with it', async () => {
    const response = await get('rules?print=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/sub/rules/?print=1');
  });

  test('the base without its slash is sent to the home page', async () => {
    expect((await get('/sub')).headers.get('location')).toBe('/sub/');
  });

  test('what is not there shows the 404 page, as a 404', async () => {
    const response = await get('gone/');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('אין כאן כלום');
  });

  test('what is outside the base is not served', async () => {
    expect((await get('/rules/')).status).toBe(404);
  });

  test('what is outside the folder is not served', async () => {
    expect((await get('..%2f..%2fetc%2fpasswd')).status).toBe(400);
    expect((await get('%ff')).status).toBe(400);
  });

  test('files named after their content may be kept for ever, pages may not', async () => {
    expect((await get('_astro/a.css')).headers.get('cache-control')).toContain('immutable');
    expect((await get('rules/')).headers.get('cache-control')).toBe('no-cache');
  });

  test('the headers that the site asks for are sent', async () => {
    expect((await get('rules/')).headers.get('x-frame-options')).toBe('DENY');
  });

  test('HEAD sends no body, and POST is refused', async () => {
    const head = await get('rules/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('rules/', { method: 'POST' })).status).toBe(405);
  });
});

describe('a file of headers', () => {
  const rules = parseHeaders(
    ['# all', '/*', '  X-A: 1', '  X-B: 2', '', '/rules/', '  X-B: 3', ''].join('\n'),
  );

  test('holds for the addresses it names, the later rule first', () => {
    expect(headersFor('/', rules)).toEqual({ 'X-A': '1', 'X-B': '2' });
    expect(headersFor('/rules/', rules)).toEqual({ 'X-A': '1', 'X-B': '3' });
  });
});
