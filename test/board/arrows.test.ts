import { describe, expect, test } from 'vitest';
import { drawArrows } from '../../src/components/board/arrows.ts';
import { distance, spotsAlong } from '../../src/components/board/curve.ts';
import { placeDice } from '../../src/components/board/dice.ts';
import { geometryOf, slotY, type Spot } from '../../src/components/board/geometry.ts';
import type { Arrow, BoardPicture, Place } from '../../src/components/board/index.ts';
import { GHOST_RADIUS, HIT_RADIUS, legsOf } from '../../src/components/board/legs.ts';
import { routesOf, SQUARE } from '../../src/components/board/routes.ts';
import { stacksOf } from '../../src/components/board/stacks.ts';
import { hasTray } from '../../src/components/board/tray.ts';
import { circlesOfPath, spotsOfPath } from './drawing.ts';
import { dice, PICTURES, START, WIDEST } from './pictures.ts';

/** All that the drawing of a picture's arrows is made from. */
function plan(picture: BoardPicture, mirrored = false) {
  const geometry = geometryOf(hasTray(picture), mirrored);
  const stacks = stacksOf(picture, geometry);
  const legs = legsOf(picture, stacks, geometry);
  const ends = legs.map(({ to }) => to.at);
  const placed = placeDice(picture.dice ?? [], ends, GHOST_RADIUS, geometry).map(({ at }) => at);
  const routes = routesOf(legs, { stacks, dice: placed }, geometry);
  const drawing = drawArrows(picture, routes, geometry);
  return { geometry, stacks, legs, dice: placed, routes, drawing };
}

const { columnX } = geometryOf(false, false);
const on = (point: number, slot: number): Spot => ({ x: columnX(point), y: slotY(point, slot) });
const play = (path: Place[], by: Arrow['by'] = 'white'): Arrow => ({ by, kind: 'play', path });
const forbidden = (path: Place[]): Arrow => ({ by: 'white', kind: 'forbidden', path });
const withArrows = (...arrows: Arrow[]): BoardPicture => ({ ...START, arrows });

describe('where an arrow ends', () => {
  test('on an empty point it is the place at the frame', () => {
    expect(plan(withArrows(play([13, 11]))).legs[0]!.to).toMatchObject({
      mark: 'ghost',
      at: on(11, 0),
    });
  });
  test('on a held point it is the next free place', () => {
    expect(plan(withArrows(play([13, 8]))).legs[0]!.to.at).toEqual(on(8, 3));
  });
  test('a second checker to the same point lands on the first', () => {
    const { legs } = plan(withArrows(play([8, 4]), play([6, 4])));
    expect(legs.map(({ to }) => to.at)).toEqual([on(4, 0), on(4, 1)]);
  });
  test('on five or more it is over the fifth, and on top of it there is no other', () => {
    const { legs } = plan(withArrows(play([13, 6]), play([8, 6])));
    expect(legs.map(({ to }) => to.at)).toEqual([on(6, 5), on(6, 5)]);
  });
  test('on a blot of the other side it is the blot, which is hit', () => {
    const { legs, drawing } = plan(PICTURES['entering with a hit']!);
    expect(legs[0]!.to).toMatchObject({ mark: 'hit', at: on(20, 0) });
    expect(circlesOfPath(drawing.playLines)).toEqual([on(20, 0)]);
    expect(drawing.ghosts).toEqual([on(11, 0)]);
  });
  test('a blot is hit once: the next checker lands beside it', () => {
    const picture = PICTURES['entering with a hit']!;
    const { legs } = plan({ ...picture, arrows: [play(['bar', 20]), play([24, 20])] });
    expect(legs.map(({ to }) => [to.mark, to.at])).toEqual([
      ['hit', on(20, 0)],
      ['ghost', on(20, 1)],
    ]);
  });
  test('blots on the way are hit as well', () => {
    const { legs } = plan(PICTURES['two hits by one checker']!);
    expect(legs.map(({ to }) => [to.mark, to.at])).toEqual([
      ['hit', on(18, 0)],
      ['hit', on(16, 0)],
    ]);
  });
  test('when it is forbidden, a cross stands over whatever holds the point', () => {
    const { legs, drawing } = plan(withArrows(forbidden([24, 19])));
    expect(legs[0]!.to).toMatchObject({ mark: 'cross', at: on(19, 5) });
    expect(drawing.crosses).toEqual([on(19, 5)]);
    expect(drawing.ghosts).toEqual([]);
    expect(drawing.playLines).toBe('');
  });
  test('a forbidden checker hits nothing', () => {
    const picture = PICTURES['entering with a hit']!;
    const { legs } = plan({ ...picture, arrows: [forbidden([24, 20])] });
    expect(legs[0]!.to).toMatchObject({ mark: 'cross', at: on(20, 1) });
  });
  test('a stop leaves the place of the checkers that come to stay', () => {
    const { legs } = plan(withArrows(play([13, 11, 9]), play([13, 11])));
    expect(legs.map(({ to }) => [to.mark, to.at])).toEqual([
      ['stop', on(11, 1)],
      ['ghost', on(9, 0)],
      ['ghost', on(11, 0)],
    ]);
  });
  test('in the tray it points at the place of the checker, over those that lie there', () => {
    const { legs, geometry, drawing } = plan(PICTURES['bearing off two']!);
    for (const { to } of legs) {
      expect(to.mark).toBe('sliver');
      expect(to.at.x).toBeGreaterThan(geometry.field.right);
      expect(to.at.x).toBeLessThan(geometry.trayX);
    }
    const slivers = [...drawing.slivers.matchAll(/M(\d+) (\d+)h30v6/g)].map(([, , y]) => Number(y));
    expect(slivers).toEqual([392, 383]);
  });
  test('of two that bear off, the nearer to the tray ends lower', () => {
    const { legs } = plan(PICTURES['bearing off two']!);
    expect(legs[1]!.to.at.y).toBeGreaterThan(legs[0]!.to.at.y);
  });
});

describe('where an arrow starts', () => {
  test('it is the innermost checker of the stack', () => {
    expect(plan(withArrows(play([8, 4]))).legs[0]!.from.at).toEqual(on(8, 2));
  });
  test('two arrows from one stack leave from different checkers', () => {
    const { legs } = plan(withArrows(play([8, 4]), play([8, 3])));
    expect(legs.map(({ from }) => from.at)).toEqual([on(8, 2), on(8, 1)]);
  });
  test('a play and a refusal of the same checker both start from it', () => {
    const { legs } = plan(PICTURES['either number, but not both']!);
    expect(legs.map(({ from }) => from.at)).toEqual([on(8, 0), on(8, 0)]);
  });
  test('of equal arrows the higher start goes with the higher end', () => {
    const { legs } = plan(PICTURES['a doublet by two pairs']!);
    expect(legs.map(({ from, to }) => [from.at.y, to.at.y])).toEqual([
      [392, 428],
      [356, 392],
      [320, 428],
      [284, 392],
    ]);
  });
  test('a checker that came by an earlier arrow goes on from its ghost', () => {
    const { legs } = plan(withArrows(play([8, 4]), play([4, 3])));
    expect(legs[1]!.from.at).toEqual(legs[0]!.to.at);
  });
  test('from the bar it is a checker there', () => {
    const { legs, geometry } = plan(PICTURES['entering with a hit']!);
    expect(legs[0]!.from.at).toEqual({ x: geometry.barX, y: 206 });
  });
  test('from an empty point it is the place at the frame', () => {
    expect(plan(withArrows(forbidden([10, 4]))).legs[0]!.from.at).toEqual(on(10, 0));
  });
  test('the number of a tall stack stays readable: the line starts at the rim', () => {
    const picture = { ...START, white: { points: { 6: 15 } }, arrows: [play([6, 2])] };
    const [route] = plan(picture).routes;
    expect(distance(route!.curve.from, on(6, 4))).toBeGreaterThan(15);
  });
});

describe('the way of an arrow', () => {
  const overOthers = (picture: BoardPicture, index: number) => {
    const { routes, stacks } = plan(picture);
    const { curve, leg } = routes[index]!;
    const others = stacks
      .flatMap(({ spots }) => spots)
      .filter((at) => distance(at, leg.from.at) > 1 && distance(at, leg.to.at) > 1);
    return spotsAlong(curve, 50).filter((spot) => others.some((at) => distance(at, spot) < 14));
  };
  test('goes round a stack in its way where there is room', () => {
    expect(overOthers(PICTURES['one play and one that is forbidden']!, 0)).toEqual([]);
    expect(overOthers(PICTURES['one play and one that is forbidden']!, 2)).toEqual([]);
    expect(overOthers(PICTURES['either number, but not both']!, 0)).toEqual([]);
    expect(overOthers(PICTURES['landing on six']!, 0)).toEqual([]);
  });
  test('of equal arrows does not cross the other', () => {
    const { routes } = plan(PICTURES['a doublet by two pairs']!);
    for (const [first, second] of [
      [0, 1],
      [2, 3],
    ] as const) {
      const [one, other] = [first, second].map((index) => spotsAlong(routes[index]!.curve, 40));
      const gaps = one!.flatMap((a) => other!.map((b) => distance(a, b)));
      expect(Math.min(...gaps)).toBeGreaterThan(8);
    }
  });
});

describe('in every picture', () => {
  const pictures = [...Object.entries(PICTURES), ['the widest', WIDEST] as const];
  const apart = (a: Spot, b: Spot) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

  describe.each([false, true])('(mirrored: %s)', (mirrored) => {
    test.each(pictures)('%s: the dice’s squares cover no die, no ghost, no other', (_, picture) => {
      const { routes, legs, dice: lying } = plan(picture, mirrored);
      const squares = routes.flatMap(({ square }) => square ?? []);
      squares.forEach((square, index) => {
        for (const other of squares.slice(index + 1)) {
          expect(apart(square, other)).toBeGreaterThanOrEqual(20);
        }
        for (const die of lying) expect(apart(square, die)).toBeGreaterThanOrEqual(28);
        for (const { to } of legs) {
          if (to.mark === 'ghost' || to.mark === 'cross') {
            expect(apart(square, to.at)).toBeGreaterThanOrEqual(20);
          }
        }
      });
    });
    test.each(pictures)('%s: no die covers a ghost', (_, picture) => {
      const { legs, dice: lying } = plan(picture, mirrored);
      for (const die of lying) {
        for (const { to } of legs) expect(apart(die, to.at)).toBeGreaterThan(18 + GHOST_RADIUS);
      }
    });
    test.each(pictures)('%s: every leg with a die has its digit on its square', (_, picture) => {
      const { drawing, routes } = plan(picture, mirrored);
      const squares = [...drawing.playSquares, ...drawing.forbiddenSquares];
      const wanted = routes.filter(({ leg }) => leg.die !== undefined);
      expect(drawing.digits).toHaveLength(wanted.length);
      expect(squares).toHaveLength(wanted.length);
      for (const { leg, square } of wanted) {
        expect(drawing.digits[squares.indexOf(square!)]).toBe(String(leg.die));
      }
    });
  });

  test('the dice step aside for a ghost on a tall stack, and otherwise lie in the middle', () => {
    expect(plan({ ...START, dice: dice('white', 4, 2) }).dice.map(({ x }) => x)).toEqual([
      384, 428,
    ]);
    expect(plan(PICTURES['landing on six']!).dice.map(({ x }) => x)).not.toEqual([384, 428]);
  });
});

describe('an arrow between any two places', () => {
  const places: Place[] = ['bar', ...Array.from({ length: 24 }, (_, index) => index + 1)];
  const crowded: BoardPicture = { ...WIDEST, arrows: undefined, tray: true };
  /** Half the width of a line with its casing. */
  const LINE = 3.75;
  const around = (middles: readonly Spot[], radius: number) =>
    middles.flatMap(({ x, y }) => [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ]);

  describe.each([
    ['the start', START],
    ['a crowded board', crowded],
  ])('of %s', (_, ground) => {
    test.each(['white', 'black'] as const)('by %s stays within the drawing', (by) => {
      for (const from of places) {
        for (const to of [...places.slice(1), 'off' as const]) {
          if (from === to) continue;
          for (const kind of ['play', 'forbidden'] as const) {
            const arrow: Arrow = { by, kind, path: [from, to], dice: [6] };
            const { drawing, geometry } = plan({ ...ground, arrows: [arrow] });
            const lines = spotsOfPath(drawing.casing + drawing.slivers);
            const marks = [
              ...around(drawing.ghosts, GHOST_RADIUS),
              ...around(drawing.crosses, GHOST_RADIUS),
              ...around(drawing.playSquares, SQUARE),
              ...around(drawing.forbiddenSquares, SQUARE),
              ...around(circlesOfPath(drawing.casing), HIT_RADIUS),
            ];
            const name = `${kind} ${from}/${to}`;
            const outside = [...lines, ...marks].filter(
              ({ x, y }) => x < LINE || x > geometry.width - LINE || y < LINE || y > 472 - LINE,
            );
            expect(outside, name).toEqual([]);
          }
        }
      }
    });
  });
});
