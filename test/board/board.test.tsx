// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { geometryOf, slotY } from '../../src/components/board/geometry.ts';
import {
  Board,
  BoardSprite,
  MirroredSprite,
  type BoardPicture,
  type Checkers,
} from '../../src/components/board/index.ts';
import { checkersIn, copiesIn, numbersIn, spotsOfPath } from './drawing.ts';
import { renderBoard, renderSprite } from './page.tsx';
import { dice, PICTURES, START, WIDEST } from './pictures.ts';

afterEach(cleanup);

const NOBODY: Checkers = { points: {} };
const EMPTY: BoardPicture = { white: NOBODY, black: NOBODY };

function draw(picture: BoardPicture, options: { mirrored?: boolean; swapped?: boolean } = {}) {
  cleanup();
  render(
    <Board id="x" title="תרשים 2א" description="לבן: 2 על 24." picture={picture} {...options} />,
  );
  return screen.getByRole('img', { name: 'תרשים 2א' });
}

const white = (checkers: Checkers): BoardPicture => ({ ...EMPTY, white: checkers });
const byPlace = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  a.x - b.x || a.y - b.y;

describe('a board for those who do not see it', () => {
  test('is one picture with a name and a description', () => {
    draw(START);
    expect(
      screen.getByRole('img', { name: 'תרשים 2א', description: 'לבן: 2 על 24.' }),
    ).toBeDefined();
  });
  test('two boards of a page keep their own names', () => {
    render(<Board id="a" title="תרשים 1" description="ראשון" picture={START} />);
    render(<Board id="b" title="תרשים 2" description="שני" picture={START} />);
    expect(screen.getByRole('img', { name: 'תרשים 1', description: 'ראשון' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'תרשים 2', description: 'שני' })).toBeDefined();
  });
  test('the sprite is hidden from them, and neither takes the focus', () => {
    const sprite = render(<BoardSprite />).container.firstElementChild!;
    expect(sprite.getAttribute('aria-hidden')).toBe('true');
    expect(sprite.getAttribute('focusable')).toBe('false');
    expect(draw(START).getAttribute('focusable')).toBe('false');
  });
});

describe('the markup of a board', () => {
  const drawn = [...Object.values(PICTURES), WIDEST].map((picture) => renderBoard(picture));

  test('has no style attribute, which the site forbids', () => {
    for (const html of [...drawn, renderSprite()]) expect(html).not.toContain('style=');
  });
  test('takes from the sprite only what the sprite holds', () => {
    const sprite = renderSprite();
    for (const html of drawn) {
      for (const [, id] of html.matchAll(/(?:href="|url\()#(\w+)/g)) {
        expect(sprite).toContain(`id="${id}"`);
      }
    }
  });
  test('never has a number that is not one', () => {
    for (const html of drawn) expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('checkers', () => {
  test('of the start stand where they stand at the start of every game', () => {
    const board = draw(START);
    const { columnX } = geometryOf(false, false);
    const standing = (points: Readonly<Record<number, number>>) =>
      Object.entries(points)
        .flatMap(([point, count]) =>
          Array.from({ length: count }, (_, slot) => ({
            x: columnX(Number(point)),
            y: slotY(Number(point), slot),
          })),
        )
        .sort(byPlace);
    expect(checkersIn(board, 'white').sort(byPlace)).toEqual(standing(START.white.points));
    expect(checkersIn(board, 'black').sort(byPlace)).toEqual(standing(START.black.points));
    expect(numbersIn(board)).toEqual([]);
  });
  test.each([1, 2, 3, 4, 5])('%i on a point are all drawn, without a number', (count) => {
    const board = draw(white({ points: { 6: count } }));
    expect(checkersIn(board, 'white')).toHaveLength(count);
    expect(numbersIn(board)).toEqual([]);
  });
  test.each([6, 7, 10, 15])('%i on a point are five, the innermost with the number', (count) => {
    const board = draw(white({ points: { 6: count } }));
    expect(checkersIn(board, 'white').map(({ y }) => y)).toEqual([428, 392, 356, 320]);
    const numbered = board.querySelector('circle')!;
    expect(numbered.getAttribute('cx')).toBe('306');
    expect(numbered.getAttribute('cy')).toBe('284');
    expect(numbersIn(board).map(({ text, at }) => [text, at.x])).toEqual([[String(count), 306]]);
  });
  test('on both bars wait apart from each other, and a tall stack has its number', () => {
    const board = draw({ white: { points: {}, bar: 2 }, black: { points: {}, bar: 7 } });
    expect(checkersIn(board, 'white').map(({ y }) => y)).toEqual([206, 170]);
    expect(checkersIn(board, 'black').map(({ y }) => y)).toEqual([266, 302, 338, 374]);
    expect(numbersIn(board).map(({ text }) => text)).toEqual(['7']);
  });
  test('that are nowhere leave an empty board', () => {
    const board = draw(EMPTY);
    expect(checkersIn(board, 'white')).toEqual([]);
    expect(checkersIn(board, 'black')).toEqual([]);
  });
});

describe('the tray', () => {
  test('is not there while nobody has borne off and there is no cube', () => {
    const board = draw(START);
    expect(copiesIn(board, 'bdt')).toEqual([]);
    expect(board.getAttribute('viewBox')).toBe('0 0 532 472');
  });
  test.each<[string, Partial<BoardPicture>]>([
    ['it is asked for', { tray: true }],
    ['there is a cube', { cube: { value: 2 } }],
    ['White has borne off', { white: { ...START.white, off: 1 } }],
    ['Black has borne off', { black: { ...START.black, off: 1 } }],
    ['an arrow bears off', { arrows: [{ by: 'white', kind: 'play', path: [6, 'off'] }] }],
  ])('is there when %s', (_, change) => {
    const board = draw({ ...START, ...change });
    expect(copiesIn(board, 'bdt')).toHaveLength(1);
    expect(board.getAttribute('viewBox')).toBe('0 0 580 472');
  });
  test.each([1, 8, 15])('holds %i borne-off checkers and says how many they are', (off) => {
    const board = draw({ white: { points: {}, off }, black: NOBODY });
    const slivers = [...board.querySelectorAll('path')].filter((path) =>
      path.getAttribute('d')!.startsWith('M540 '),
    );
    expect(slivers).toHaveLength(1);
    expect(slivers[0]!.getAttribute('d')!.match(/z/g)).toHaveLength(off);
    expect(numbersIn(board).map(({ text }) => text)).toEqual([String(off)]);
  });
  test('has room for all of both sides, their numbers and the cube of either', () => {
    for (const owner of ['white', 'black'] as const) {
      const board = draw({
        white: { points: {}, off: 15 },
        black: { points: {}, off: 15 },
        cube: { value: 64, owner },
      });
      const rows = numbersIn(board)
        .map(({ at }) => at.y)
        .sort((a, b) => a - b);
      const cube = copiesIn(board, 'bdc')[0]!;
      const beside = numbersIn(board).filter(({ text }) => text === '15');
      for (const { at } of beside) expect(Math.abs(at.y - 6 - cube.y)).toBeGreaterThan(17 + 6);
      expect(new Set(rows).size).toBe(3);
    }
  });
  test('shows the cube in the middle, or in its owner’s half', () => {
    const at = (owner?: 'white' | 'black') =>
      copiesIn(draw({ ...START, cube: { value: 8, owner } }), 'bdc')[0]!.y;
    expect(at()).toBe(236);
    expect(at('white')).toBeGreaterThan(236);
    expect(at('black')).toBeLessThan(236);
  });
  test('keeps a long number within the cube', () => {
    const onTheCube = (value: number) =>
      [...draw({ ...START, cube: { value } }).querySelectorAll('text')].find(
        ({ textContent }) => textContent === String(value),
      )!;
    expect(Number(onTheCube(128).getAttribute('textLength'))).toBeLessThan(34);
    expect(onTheCube(64).hasAttribute('textLength')).toBe(false);
  });
  test('shows the number on the cube', () => {
    expect(numbersIn(draw({ ...START, cube: { value: 64 } })).map(({ text }) => text)).toEqual([
      '64',
    ]);
  });
});

describe('dice', () => {
  test('of White lie in the half of White’s home, of Black in the other', () => {
    const board = draw({ ...START, dice: [...dice('white', 6), ...dice('black', 3)] });
    expect(copiesIn(board, 'bd6')).toEqual([{ x: 406, y: 236 }]);
    expect(copiesIn(board, 'bd3')).toEqual([{ x: 126, y: 236 }]);
  });
  test('lie in the order given, from left to right', () => {
    const board = draw({ ...START, dice: dice('white', 4, 1) });
    expect(copiesIn(board, 'bd4')[0]!.x).toBeLessThan(copiesIn(board, 'bd1')[0]!.x);
  });
  test('of a doublet may be four, apart from each other and within their half', () => {
    const places = copiesIn(draw({ ...START, dice: dice('white', 5, 5, 5, 5) }), 'bd5');
    const rows = places.map(({ x }) => x);
    expect(rows).toEqual([340, 384, 428, 472]);
  });
  test('that are used look otherwise than those to come', () => {
    const board = draw({
      ...START,
      dice: [{ value: 6, by: 'white', state: 'used' }, ...dice('white', 2)],
    });
    const look = (value: number) =>
      board.querySelector(`use[href="#bd${value}"]`)!.getAttribute('class');
    expect(look(6)).not.toBe(look(2));
  });
  test('that are lost are struck out, each on its own place', () => {
    const board = draw({
      ...START,
      dice: [...dice('white', 6), { value: 4, by: 'white', state: 'lost' }],
    });
    const struck = copiesIn(board, 'bd4')[0]!;
    const stroke = [...board.querySelectorAll('path')].at(-1)!;
    const [from, to] = spotsOfPath(stroke.getAttribute('d')!);
    expect({ x: (from!.x + to!.x) / 2, y: (from!.y + to!.y) / 2 }).toEqual(struck);
  });
});

describe('highlights', () => {
  test('outline the triangle and the number of each point', () => {
    const plain = draw(START).querySelectorAll('path').length;
    const board = draw({ ...START, highlights: [24, 6] });
    expect(board.querySelectorAll('path')).toHaveLength(plain + 1);
    const spots = spotsOfPath(board.querySelector('path')!.getAttribute('d')!);
    expect(spots).toContainEqual({ x: 506, y: 200 });
    expect(spots).toContainEqual({ x: 306, y: 272 });
    expect(spots.every(({ y }) => y >= 0 && y <= 472)).toBe(true);
  });
});

describe('for whoever sits on the other side', () => {
  test('a mirrored board has its checkers, dice and tray as far from the other edge', () => {
    const picture = PICTURES['bearing off two']!;
    const [usual, mirrored] = [
      draw(picture).cloneNode(true) as Element,
      draw(picture, { mirrored: true }),
    ];
    const flipped = (spots: { x: number; y: number }[]) =>
      spots.map(({ x, y }) => ({ x: 580 - x, y })).sort(byPlace);
    for (const colour of ['white', 'black'] as const) {
      expect(checkersIn(mirrored, colour).sort(byPlace)).toEqual(
        flipped(checkersIn(usual, colour)),
      );
    }
    expect(copiesIn(mirrored, 'bdt')).toEqual(flipped(copiesIn(usual, 'bdt')));
    expect(copiesIn(mirrored, 'bdc')).toEqual(flipped(copiesIn(usual, 'bdc')));
    expect(copiesIn(mirrored, 'bdm')).toEqual([{ x: 48, y: 0 }]);
  });
  test('dice of a mirrored board still read from left to right', () => {
    const board = draw({ ...START, dice: dice('white', 6, 4) }, { mirrored: true });
    expect(copiesIn(board, 'bd6')[0]!.x).toBeLessThan(copiesIn(board, 'bd4')[0]!.x);
    expect(copiesIn(board, 'bd4')[0]!.x).toBeLessThan(266);
  });
  test('swapped colours draw White’s checkers black and leave them in their places', () => {
    const usual = checkersIn(draw(START), 'white');
    const board = draw(START, { swapped: true });
    expect(checkersIn(board, 'black')).toEqual(usual);
  });
  test('the sprite of mirrored boards prints the numbers mirrored', () => {
    const row = (mirrored: boolean) => {
      cleanup();
      const { container } = render(mirrored ? <MirroredSprite /> : <BoardSprite />);
      const ones = [...container.querySelectorAll('text')].at(-1)!;
      const xs = ones.getAttribute('x')!.split(' ').map(Number);
      return [...ones.textContent].map((digit, index) => [Number(digit), xs[index]!] as const);
    };
    expect(row(false)).toContainEqual([1, 506]);
    expect(row(true)).toContainEqual([1, 26]);
    expect(row(true)).toHaveLength(9);
  });
});

describe('the numbers of the points', () => {
  test('are 1 to 24, each over or under its own column', () => {
    const { container } = render(<BoardSprite />);
    const read = new Map<string, string>();
    for (const text of container.querySelectorAll('text')) {
      const [xs, ys] = ['x', 'y'].map((name) => text.getAttribute(name)!.split(' '));
      [...text.textContent].forEach((digit, index) => {
        const place = `${xs![index]} ${Number(ys![index]) < 236 ? 'top' : 'bottom'}`;
        read.set(place, (read.get(place) ?? '') + digit);
      });
    }
    const { columnX } = geometryOf(false, false);
    expect(read.size).toBe(24);
    for (let point = 1; point <= 24; point++) {
      expect(read.get(`${columnX(point)} ${point > 12 ? 'top' : 'bottom'}`)).toBe(String(point));
    }
  });
});
