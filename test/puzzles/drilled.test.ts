import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { verifyText } from '../../src/diagrams/file.ts';
import { signatureOf } from '../../src/puzzles/collection.ts';
import { ON_DISK, proved } from './raw.ts';

/** The rules that a puzzle of the kinds which are there can drill: those that refuse a try, and those of scoring. */
const DRILLED = [
  'bar-first',
  'blocked-point',
  'dead-end',
  'larger-die',
  'all-home',
  'larger-off',
  'single',
  'mars',
  'turkish-mars',
  'one-off-saves',
  'agreed-terms',
  'cube-multiplies',
  'jacoby',
];

test.each(DRILLED)('at least four puzzles drill %s', (rule) => {
  const drilling = ON_DISK.filter(({ raw }) => raw.rules.includes(rule));
  expect(drilling.length).toBeGreaterThanOrEqual(4);
});

test('no puzzle with a board of its own stands on the position of a diagram, or its mirror', () => {
  const diagrams = new Map(
    globSync('src/content/diagrams/**/*.yaml').flatMap((file) => {
      const verified = verifyText(readFileSync(file, 'utf8'));
      return verified.ok ? [[signatureOf(verified.diagram.scene.position), file] as const] : [];
    }),
  );
  const shared = ON_DISK.filter(({ raw }) => {
    const { hasOwnBoard, scene } = proved(raw);
    return hasOwnBoard && diagrams.has(signatureOf(scene.position));
  });
  expect(diagrams.size).toBeGreaterThan(80);
  expect(shared.map(({ file }) => file)).toEqual([]);
});

test('no two puzzles say the same words', () => {
  for (const text of ['title', 'explanation'] as const) {
    const texts = ON_DISK.map(({ raw }) => raw[text]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
