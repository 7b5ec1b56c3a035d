import { expect, test } from 'vitest';
import { LAWS } from '../../src/content/laws.ts';
import { cutFace } from '../../src/integrations/fonts/cut.ts';
import { FACES, faceStyles, unicodeRange } from '../../src/integrations/fonts/faces.ts';

test('the five font files weigh no more than 20,000 bytes together', async () => {
  const files = await Promise.all(FACES.map((face) => cutFace(face)));
  for (const file of files) expect(file.toString('latin1', 0, 4)).toBe('wOF2');
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(20_000);
});

test('every letter of every law is in a face of each family of text', () => {
  const assistant = FACES.filter(({ family }) => family === 'Assistant').map(({ text }) => text);
  const missing = new Set(
    Object.values(LAWS).flatMap(({ law, name }) => [...law, ...name]),
  ).difference(new Set(assistant.join('')));
  expect([...missing]).toEqual([]);
});

test('no letter is in two faces of one family', () => {
  for (const family of new Set(FACES.map((face) => face.family))) {
    const letters = FACES.filter((face) => face.family === family).flatMap(({ text }) => [...text]);
    expect(letters).toHaveLength(new Set(letters).size);
  }
});

test('a unicode range joins neighbours and forgets repetitions', () => {
  expect(unicodeRange('cab!a')).toBe('U+21,U+61-63');
});

test('all faces of Assistant declare the same weights', () => {
  const weights = faceStyles()
    .split('\n')
    .filter((line) => line.includes('font-family:"Assistant'))
    .map((line) => /font-weight:([^;]+)/u.exec(line)?.[1]);
  expect(new Set(weights)).toEqual(new Set(['400 700']));
});
