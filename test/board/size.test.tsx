import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderBoard, renderSprite } from './page.tsx';
import { PICTURES, START, WIDEST } from './pictures.ts';

const BUDGET = 300;

const compressed = (...parts: string[]) => brotliCompressSync(parts.join('')).length;
const elements = (html: string) => html.match(/<[a-z]/g)!.length;

/** What one more board adds to a compressed page that has the sprite and other boards already. */
function cost(board: string, others: string[]): number {
  const page = [renderSprite(), ...others];
  return compressed(...page, board) - compressed(...page);
}

const chapter = Object.entries(PICTURES);
const drawn = chapter.map(([, picture], index) => renderBoard(picture, { id: `d${index}` }));

test.each(chapter)(`%s costs at most ${BUDGET} bytes after the start position`, (name) => {
  const board = drawn[chapter.findIndex(([other]) => other === name)]!;
  expect(cost(board, [renderBoard(START, { id: 'first' })])).toBeLessThanOrEqual(BUDGET);
});

test(`every board of a long page costs at most ${BUDGET} bytes`, () => {
  for (let count = 1; count < drawn.length; count++) {
    expect(cost(drawn[count]!, drawn.slice(0, count))).toBeLessThanOrEqual(BUDGET);
  }
});

test(`the widest picture costs at most ${BUDGET} bytes at the end of a long page`, () => {
  expect(cost(renderBoard(WIDEST, { id: 'widest' }), drawn)).toBeLessThanOrEqual(BUDGET);
});

test('the sprite costs at most 750 bytes and 40 elements', () => {
  expect(compressed(renderSprite())).toBeLessThanOrEqual(750);
  expect(elements(renderSprite())).toBeLessThanOrEqual(40);
});

test('a board has at most 20 elements, and the widest at most 25', () => {
  for (const board of drawn) expect(elements(board)).toBeLessThanOrEqual(20);
  expect(elements(renderBoard(WIDEST))).toBeLessThanOrEqual(25);
});
