import { describe, expect, test } from 'vitest';
import { readSettings } from '../../site.config.ts';
import { takesPosition } from '../../src/components/site/address.ts';
import { diagrams, entriesIn, type Entry } from './entries.ts';

interface Head {
  readonly play?: string;
}

const CHAPTERS = entriesIn('rules') as Entry<Head>[];

const isOpen = (id: string): boolean => diagrams.get(id)?.scene.outcome === null;

const shownIn = (body: string): string[] =>
  [...body.matchAll(/<Diagram id="([^"]*)"/gu)].map(([, id]) => id!);

describe.each(CHAPTERS)('the chapter $id', ({ head, body }) => {
  test('leads on to a game at a position of its own that is not over', () => {
    if (head.play === undefined) expect(shownIn(body).filter(isOpen)).toEqual([]);
    else expect(shownIn(body).filter(isOpen)).toContain(head.play);
  });
});

test('only a game that asks for a position is given one', () => {
  expect(takesPosition(readSettings({}))).toBe(false);
  expect(takesPosition(readSettings({ PLAY_NOW_URL: 'https://play.example/' }))).toBe(false);
  expect(takesPosition(readSettings({ PLAY_NOW_URL: '/play/?xgid={xgid}' }))).toBe(true);
});
