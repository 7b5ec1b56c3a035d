/** Reads a drawn board back: what stands where, as a reader of the picture sees it. */
import { spotsAlong } from '../../src/components/board/curve.ts';
import type { Spot } from '../../src/components/board/geometry.ts';

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };

/** The pen of path data: every spot that a command leads to, and twenty along each curve. */
export function spotsOfPath(d: string): Spot[] {
  const spots: Spot[] = [];
  let [pen, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const [, command = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const size = ARGUMENTS[kind];
    if (size === undefined) throw new Error(`A command that boards do not use: ${command}`);
    const values = (list.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (kind === 'z') pen = start;
    const origin = command === kind ? 1 : 0;
    for (let index = 0; index < values.length; index += size || 1) {
      const some = values.slice(index, index + size);
      const from = { x: pen.x * origin, y: pen.y * origin };
      if (kind === 'h') pen = { x: from.x + some[0]!, y: pen.y };
      else if (kind === 'v') pen = { x: pen.x, y: from.y + some[0]! };
      else {
        if (kind === 'q') {
          const control = { x: from.x + some[0]!, y: from.y + some[1]! };
          const to = { x: from.x + some[2]!, y: from.y + some[3]! };
          spots.push(...spotsAlong({ from: pen, control, to }, 20));
        }
        pen = { x: from.x + some.at(-2)!, y: from.y + some.at(-1)! };
      }
      if (kind === 'm') start = pen;
      spots.push(pen);
    }
  }
  return spots;
}

/** The middles of circles in path data: each is drawn as two arcs from its leftmost spot. */
export const circlesOfPath = (d: string): Spot[] =>
  [...d.matchAll(/M(\d+) (\d+)a(\d+) /g)].map(([, x, y, radius]) => ({
    x: Number(x) + Number(radius),
    y: Number(y),
  }));

/** The middles of the marks that a marker of the sprite sets. */
export function marksIn(board: Element, marker: string): Spot[] {
  const path = board.querySelector(`[marker-mid="url(#b${marker})"]`);
  // The first corner and the last bear no mark.
  return path ? spotsOfPath(path.getAttribute('d')!).slice(1) : [];
}

/** The middles of a colour's checkers, without those that bear a number. */
export const checkersIn = (board: Element, colour: 'white' | 'black'): Spot[] =>
  marksIn(board, colour === 'white' ? 'w' : 'b');

/** What a board says in numbers: on tall stacks, beside borne-off checkers, on the cube. */
export const numbersIn = (board: Element): { text: string; at: Spot }[] =>
  [...board.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    at: { x: Number(text.getAttribute('x')), y: Number(text.getAttribute('y')) },
  }));

/** Copies of the sprite's things on a board: dice, tray, cube. */
export const copiesIn = (board: Element, id: string): Spot[] =>
  [...board.querySelectorAll(`use[href="#${id}"]`)].map((use) => ({
    x: Number(use.getAttribute('x')),
    y: Number(use.getAttribute('y')),
  }));
