import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  brotliSize,
  findBoards,
  fontsNamedIn,
  overBudget,
  weigh,
  type Budget,
} from '../../tools/site/measure.ts';

const FILES: Readonly<Record<string, string>> = {
  '/a.css': '@font-face { src: url("/a.woff2") format("woff2") } body { color: red }',
  '/b.css': 'p { margin: 0 }',
  '/a.woff2': 'a font of 20 letters',
  '/s/island.js':
    'import{a as t}from"./shared.js";import"./effect.js";let u=()=>import(`./late.js`);',
  '/s/other.js': 'import{a}from"./shared.js";',
  '/s/shared.js': 'export let a=1;',
  '/s/effect.js': 'a();',
  '/s/late.js': 'import{a}from"./shared.js";import"./later.js";',
  '/s/later.js': 'b();',
  '/s/desk.js': 'let a=`/sub/_astro/worker-a1.js`,b=new Worker(a,{type:`module`});',
  '/sub/_astro/worker-a1.js': 'onmessage=()=>postMessage(1);',
  '/b.woff2': 'another',
};

const readFile = (address: string): Buffer | null =>
  address in FILES ? Buffer.from(FILES[address]!) : null;

const page = (head: string, body = ''): { path: string; html: string } => ({
  path: '/',
  html: `<!doctype html><html lang="he"><head><title>א</title>${head}</head><body>${body}</body></html>`,
});

const BUDGET: Budget = {
  page: 2_000,
  html: 1_000,
  css: 100,
  fonts: 100,
  scriptFiles: 0,
  inlineScript: 50,
  islands: 100,
  islandsInUse: 200,
  elements: 10,
  furtherBoard: 60,
};

describe('a page is weighed with what it loads', () => {
  test('every element counts, with html, head and body', () => {
    expect(weigh(page('', '<p>א <b>ב</b></p>'), readFile).elements).toBe(6);
  });

  test('all that stands in it is sent with it, and its styles are told apart', () => {
    const styled = page(`<style>${FILES['/a.css']!}</style>`, '<p>א</p>');
    const weight = weigh(styled, readFile);
    expect(weight.page).toBe(brotliSize(styled.html));
    expect(weight.html).toBe(brotliSize(page('', '<p>א</p>').html));
    expect(weight.css).toBe(brotliSize(FILES['/a.css']!));
  });

  test('its style sheets count as they are sent', () => {
    const { css } = weigh(
      page('<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">'),
      readFile,
    );
    expect(css).toBe(brotliSize(FILES['/a.css']!) + brotliSize(FILES['/b.css']!));
  });

  test('a font counts once, preloaded or named in a style sheet', () => {
    const preload = '<link rel="preload" as="font" href="/a.woff2">';
    const sheet = '<link rel="stylesheet" href="/a.css">';
    const inline = '<style>@font-face { src: url(/b.woff2) }</style>';
    expect(weigh(page(preload + sheet), readFile).fonts).toBe(20);
    expect(weigh(page(preload + sheet + inline), readFile).fonts).toBe(27);
  });

  test('script files and inline script are told apart, and data is no script', () => {
    const { scriptFiles, inlineScript } = weigh(
      page(
        '<script type="module" src="/x.js"></script><link rel="modulepreload" href="/y.js">' +
          '<script>console.log(1)</script><script type="application/ld+json">{"a":1}</script>',
      ),
      readFile,
    );
    expect(scriptFiles).toBe(2);
    expect(inlineScript).toBe(brotliSize('console.log(1)'));
  });

  test('the scripts of its islands count once each, with what they import and what they may', () => {
    const { scriptFiles, islands, islandsInUse } = weigh(
      page(
        '',
        '<div data-module="/s/island.js"></div><div data-module="/s/island.js"></div>' +
          '<astro-island component-url="/s/other.js" renderer-url="/s/effect.js"></astro-island>',
      ),
      readFile,
    );
    const size = (...names: string[]): number =>
      names.reduce((sum, name) => sum + brotliSize(FILES[`/s/${name}.js`]!), 0);
    const awake = size('island', 'other', 'shared', 'effect');
    expect(scriptFiles).toBe(0);
    expect(islands).toBe(awake);
    expect(islandsInUse).toBe(awake + size('late', 'later'));
  });

  test('a worker that one of its scripts starts counts with what is in use', () => {
    const { islands, islandsInUse } = weigh(
      page('', '<div data-module="/s/desk.js"></div>'),
      readFile,
    );
    const awake = brotliSize(FILES['/s/desk.js']!);
    expect(islands).toBe(awake);
    expect(islandsInUse).toBe(awake + brotliSize(FILES['/sub/_astro/worker-a1.js']!));
  });

  test('what it loads and nobody built is told', () => {
    expect(() => weigh(page('<link rel="stylesheet" href="/gone.css">'), readFile)).toThrow(
      '/ loads /gone.css, which was not built.',
    );
  });
});

describe('boards are weighed by taking one away', () => {
  const board = (text: string): string =>
    `<svg class="bd wide"><title>${text}</title><svg><path/></svg></svg>`;
  const noise = randomBytes(300).toString('base64');

  test('drawings inside a board belong to it, and other drawings are no boards', () => {
    const html = `<svg class="icon"><path/></svg>${board('א')}<svg class="bd-sprite"></svg>${board('ב')}`;
    expect(findBoards(html).map(({ start, end }) => html.slice(start, end))).toEqual([
      board('א'),
      board('ב'),
    ]);
  });

  test('the first is free, and a like one after it costs almost nothing', () => {
    const weight = weigh(page('', board(noise) + board(noise)), readFile);
    expect(weight.boards).toBe(2);
    expect(weight.furtherBoard).toBeLessThan(60);
  });

  test('the heaviest of the others is the one that counts', () => {
    const weight = weigh(page('', board('א') + board(noise) + board('ב')), readFile);
    expect(weight.boards).toBe(3);
    expect(weight.furtherBoard).toBeGreaterThan(300);
  });
});

test('fonts are found in style sheets whatever the quotes', () => {
  expect(fontsNamedIn(`src: url(/a.woff2), url('/b.woff'), url("/c.woff2"), url(/d.png)`)).toEqual([
    '/a.woff2',
    '/b.woff',
    '/c.woff2',
  ]);
});

describe('a page over its budget is told by how much', () => {
  const weight = weigh(page('<script src="/x.js"></script>', '<p>א</p>'.repeat(20)), readFile);

  test('in each measure that is over, and in no other', () => {
    expect(overBudget('/rules/', weight, BUDGET)).toEqual([
      '/rules/: 1 script files, 1 over the 0 allowed.',
      '/rules/: 25 elements, 15 over the 10 allowed.',
    ]);
  });

  test('exactly the budget is allowed', () => {
    expect(overBudget('/rules/', weight, weight)).toEqual([]);
  });
});
