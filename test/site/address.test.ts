import { describe, expect, test } from 'vitest';
import { addressesOf } from '../../src/components/site/address.ts';
import { readXgid } from '../../src/engine/xgid.ts';
import { readSettings } from '../../site.config.ts';

const XGID = 'XGID=-a-B--C-dE---eE---c-e----B-:0:0:1:63:0:0:0:0:10';
const within = (environment: Record<string, string>) => addressesOf(readSettings(environment));

describe('addresses', () => {
  test('at the root of a host a path is its own link', () => {
    expect(within({}).to('/rules/#notation')).toBe('/rules/#notation');
  });

  test('in a folder every link begins with the folder', () => {
    const { to, full } = within({ SITE_BASE: '/x/', SITE_ADDRESS: 'https://rules.example' });
    expect(to('/')).toBe('/x/');
    expect(to('/rules/')).toBe('/x/rules/');
    expect(full('/rules/')).toBe('https://rules.example/x/rules/');
  });

  test.each(['rules/', '//host.example/', 'https://host.example/', ''])(
    'what is no path on this site is refused: %j',
    (path) => {
      expect(() => within({}).to(path)).toThrow('is no path on this site');
    },
  );
});

describe('the link to a game', () => {
  test('leads to a page of this site, in its folder', () => {
    expect(within({ SITE_BASE: '/x/' }).toPlay()).toBe('/x/puzzles/');
  });

  test('leads to another site unchanged', () => {
    expect(within({ SITE_BASE: '/x/', PLAY_NOW_URL: 'https://play.example/a' }).toPlay()).toBe(
      'https://play.example/a',
    );
  });

  test('carries the position, encoded', () => {
    const { toPlay } = within({ PLAY_NOW_URL: 'https://play.example/?p={xgid}&again={xgid}' });
    const url = new URL(toPlay(XGID));
    expect(url.searchParams.get('p')).toBe(XGID);
    expect(url.searchParams.get('again')).toBe(XGID);
    expect(url.href).not.toContain('{');
  });

  test('carries a legal position when it was given none', () => {
    const { toPlay } = within({ PLAY_NOW_URL: 'https://play.example/?p={xgid}' });
    const xgid = new URL(toPlay()).searchParams.get('p');
    expect(readXgid(xgid ?? '').ok).toBe(true);
  });
});
