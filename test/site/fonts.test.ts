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

test('the space that does not break is in a face of each family', () => {
  for (const family of new Set(FACES.map((face) => face.family))) {
    const faces = FACES.filter((face) => face.family === family);
    expect(faces.filter(({ text }) => text.includes('\u00a0'))).toHaveLength(1);
  }
});

test('a unicode range joins what is near and forgets repetitions', () => {
  expect(unicodeRange('cab!a')).toBe('U+21,U+61-63');
  expect(unicodeRange('ayA')).toBe('U+41,U+61-79');
  expect(unicodeRange('ay\u00a0')).toBe('U+61-79,U+A0');
});

test('no face is asked for a letter that another face of its family has', () => {
  const ends = (range: string) =>
    range.split('-').map((end) => parseInt(end.replace('U+', ''), 16));
  for (const face of FACES) {
    const ranges = unicodeRange(face.text).split(',').map(ends);
    const others = FACES.filter(({ family, file }) => family === face.family && file !== face.file);
    const strangers = others
      .flatMap(({ text }) => [...text])
      .filter((letter) => {
        const code = letter.codePointAt(0)!;
        return ranges.some(([first, last = first!]) => first! <= code && code <= last);
      });
    expect(strangers).toEqual([]);
  }
});

test('all faces of Assistant declare the same weights', () => {
  const weights = faceStyles()
    .split('\n')
    .filter((line) => line.includes('font-family:"Assistant'))
    .map((line) => /font-weight:([^;]+)/u.exec(line)?.[1]);
  expect(new Set(weights)).toEqual(new Set(['400 700']));
});
