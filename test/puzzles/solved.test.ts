import { describe, expect, test } from 'vitest';
import {
  forgetSolved,
  keepSolved,
  readSolved,
  SOLVED_KEY,
  type GetStore,
} from '../../src/puzzles/solved.ts';

/** A device that remembers one entry. */
function deviceWith(text: string | null): { store: GetStore; kept: () => string | null } {
  let kept = text;
  const store = {
    getItem: (key: string) => (key === SOLVED_KEY ? kept : null),
    setItem: (_: string, value: string) => void (kept = value),
  };
  return { store: () => store, kept: () => kept };
}

const forbidden: GetStore = () => {
  throw new DOMException('no', 'SecurityError');
};
const full: GetStore = () => ({
  getItem: () => '{"version":1,"solved":["a"]}',
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test('what was solved is there the next time', () => {
  const { store, kept } = deviceWith(null);
  expect(readSolved(store)).toEqual({ ids: new Set(), state: 'whole' });
  expect(keepSolved(['b'], store)).toBe(true);
  expect(keepSolved(['a', 'b'], store)).toBe(true);
  expect(kept()).toBe('{"version":1,"solved":["a","b"]}');
  expect(readSolved(store)).toEqual({ ids: new Set(['a', 'b']), state: 'whole' });
});

test('what another tab has kept meanwhile is not lost', () => {
  const { store } = deviceWith('{"version":1,"solved":["from-another-tab"]}');
  keepSolved(['here'], store);
  expect([...readSolved(store).ids]).toEqual(['from-another-tab', 'here']);
});

test('one puzzle is forgotten, and the others are kept', () => {
  const { store } = deviceWith('{"version":1,"solved":["a","b","from-another-tab"]}');
  expect(forgetSolved(['b', 'never-solved'], store)).toBe(true);
  expect([...readSolved(store).ids]).toEqual(['a', 'from-another-tab']);
});

test('all are forgotten, those of puzzles that are no more among them', () => {
  const { store, kept } = deviceWith('{"version":1,"solved":["a","gone"');
  expect(forgetSolved('all', store)).toBe(true);
  expect(kept()).toBe('{"version":1,"solved":[]}');
});

test('what is damaged is put in order when one is forgotten', () => {
  const { store, kept } = deviceWith('{"version":1,"solved":["a","b","c');
  forgetSolved(['a'], store);
  expect(kept()).toBe('{"version":1,"solved":["b"]}');
});

describe('of damaged memory all that can be read is kept', () => {
  test.each([
    ['cut short', '{"version":1,"solved":["one","two', ['one']],
    [
      'of another version',
      '{"version":2,"solved":{"one":{"at":5},"two":{}}}',
      ['at', 'one', 'two'],
    ],
    ['with a stranger in the list', '{"version":1,"solved":["one",7,null,"two"]}', ['one', 'two']],
    ['a bare list', '["one"]', ['one']],
    ['nothing', 'null', []],
    ['empty', '', []],
    ['noise', '\u0000{{{', []],
    ['a number', '5', []],
  ])('%s', (_, text, ids) => {
    const { store, kept } = deviceWith(text);
    const read = readSolved(store);
    expect(read.state).toBe('damaged');
    expect([...read.ids].sort()).toEqual(ids);
    keepSolved(['new'], store);
    expect(readSolved(store)).toEqual({ ids: new Set([...ids, 'new'].sort()), state: 'whole' });
    expect(kept()).toContain('"version":1');
  });
});

test('a device that forbids its memory, or has no room, is survived', () => {
  expect(readSolved(forbidden)).toEqual({ ids: new Set(), state: 'forbidden' });
  expect(keepSolved(['a'], forbidden)).toBe(false);
  expect(readSolved(full).ids).toEqual(new Set(['a']));
  expect(keepSolved(['b'], full)).toBe(false);
  expect(forgetSolved(['a'], forbidden)).toBe(false);
  expect(forgetSolved('all', full)).toBe(false);
});
