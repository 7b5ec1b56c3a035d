import { describe, expect, test } from 'vitest';
import { readSettings } from '../../site.config.ts';

describe('the settings of the site', () => {
  test('nothing in the environment gives a name, a reserved address and a page of this site to play on', () => {
    expect(readSettings({})).toEqual({
      name: 'חוקי שש בש',
      address: 'https://shesh-besh.example',
      base: '/',
      playNow: { label: 'לחידות', href: '/puzzles/' },
    });
  });

  test('every setting can come from the environment', () => {
    expect(
      readSettings({
        SITE_NAME: ' שש בש ',
        SITE_ADDRESS: 'https://rules.example/',
        SITE_BASE: '/games/shesh-besh/',
        PLAY_NOW_LABEL: 'לשחק',
        PLAY_NOW_URL: 'https://play.example/new?position={xgid}#board',
      }),
    ).toEqual({
      name: 'שש בש',
      address: 'https://rules.example',
      base: '/games/shesh-besh/',
      playNow: { label: 'לשחק', href: 'https://play.example/new?position={xgid}#board' },
    });
  });

  test.each([
    '/play/',
    '/play/?xgid={xgid}',
    '/play/#{xgid}',
    '/play.html?p={xgid}',
    '/',
    'https://play.example',
    'https://play.example:8443/x',
    'https://play.example/{xgid}',
  ])('a game may be at %s', (url) => {
    expect(readSettings({ PLAY_NOW_URL: url }).playNow.href).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://play.example/',
    '//play.example/',
    '/\\play.example/',
    '\\\\play.example/',
    '/\t/play.example/',
    'https:play.example',
    'https:/play.example',
    'https:///play.example',
    'https://me:secret@play.example/',
    'https://{xgid}.example/',
    'https://play.example:{xgid}/',
    'puzzles/',
    './puzzles/',
    '?xgid={xgid}',
    '/play',
    '/play?xgid={xgid}',
    '/play/?xgid={xg}',
    '/play/?xgid={xgid',
    '/play/?xgid=xgid}',
    '/play/{}/',
    '',
  ])('a game may not be at %j, and the error names the variable', (url) => {
    expect(() => readSettings({ PLAY_NOW_URL: url })).toThrow(
      /^PLAY_NOW_URL is ".*", but it must be /su,
    );
  });

  test('the error about a placeholder says which one is unknown and which is right', () => {
    expect(() => readSettings({ PLAY_NOW_URL: '/play/?p={positionId}' })).toThrow(
      'PLAY_NOW_URL is "/play/?p={positionId}", but it must be an address whose only placeholder is {xgid}; {positionId} means nothing.',
    );
  });

  test.each([
    'http://rules.example',
    'rules.example',
    'https://rules.example/folder/',
    'https://rules.example/?a',
    '',
  ])('the site may not be at %j', (value) => {
    expect(() => readSettings({ SITE_ADDRESS: value })).toThrow(/^SITE_ADDRESS is .* https:\/\//u);
  });

  test.each([
    'folder',
    '/folder',
    'folder/',
    '//folder/',
    '/a//b/',
    '/../',
    '/a/./b/',
    '/a b/',
    '/a?/',
    '',
  ])('the site may not live in the folder %j', (value) => {
    expect(() => readSettings({ SITE_BASE: value })).toThrow(
      /^SITE_BASE is .* starts and ends with a slash/u,
    );
  });

  test.each(['SITE_NAME', 'PLAY_NOW_LABEL'])('%s may not be empty', (variable) => {
    expect(() => readSettings({ [variable]: '  ' })).toThrow(
      `${variable} is "  ", but it must be some words`,
    );
  });
});
