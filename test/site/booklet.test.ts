import { expect, test } from 'vitest';
import { lastUpdated, sourcesOf } from '../../src/content/booklet.ts';

test('the booklet is as new as its newest chapter', () => {
  const days = ['2026-11-02', '2026-11-30', '2026-10-31'];
  const chapters = days.map((day) => ({ updated: new Date(day) }));
  expect(lastUpdated(chapters)).toEqual(new Date('2026-11-30'));
});

test('the booklet names each source of its chapters once, with an address where any has one', () => {
  const url = 'https://www.bkgm.com/rules.html';
  const sources = sourcesOf([
    { sources: [{ name: 'play65' }, { name: 'Galore' }] },
    { sources: [{ name: 'Galore', url }] },
    { sources: [{ name: 'WBGF' }, { name: 'Galore', url: undefined }] },
  ]);
  expect(sources).toEqual([{ name: 'play65' }, { name: 'Galore', url }, { name: 'WBGF' }]);
});
