/**
 * The bends of arrows and the places of the dice's squares on them. For each leg a fan of curves is
 * tried, and the one kept that hides least: checkers, dice, other arrows with their ghosts and
 * squares. Each keeps clear of those that are routed before it.
 */
import { distance, lengthOf, spotAt, spotsAlong, trimmed, type Curve } from './curve.ts';
import { CHECKER_RADIUS, DIE, MIDDLE, type Box, type Geometry, type Spot } from './geometry.ts';
import { GHOST_RADIUS, HIT_RADIUS, STOP_RADIUS, type Leg, type Mark } from './legs.ts';
import type { Stack } from './stacks.ts';

export interface Route {
  readonly leg: Leg;
  readonly curve: Curve;
  /** The middle of the square with the leg's die. */
  readonly square: Spot | undefined;
}

export interface Obstacles {
  readonly stacks: readonly Stack[];
  /** The middles of the dice. */
  readonly dice: readonly Spot[];
}

/** Half the side of the square with a die. */
export const SQUARE = 11;

/** Half the width of a line with its casing. */
const HALF_LINE = 4;
/** From one priced spot of a line to the next. */
const STEP = 7;

/** What had better not be covered, and at what price. */
interface Disc {
  readonly at: Spot;
  readonly radius: number;
  /** For each unit of a line that runs over its middle; less towards its rim. */
  readonly line: number;
  /** For each unit that a square overlaps it. */
  readonly square: number;
}

const CHECKER = { radius: CHECKER_RADIUS, line: 2, square: 1.2 };
const OWN_STACK = { ...CHECKER, line: 0.5 };
const OWN_CHECKER = { ...CHECKER, line: 0, square: 5 };
const DIE_DISC = { radius: DIE * 0.6, line: 4, square: 12 };
const SQUARE_DISC = { radius: SQUARE * 1.3, line: 4, square: 12 };
const LINE_DISC = { radius: 8, line: 1.4, square: 0.3 };
const MARK_RADIUS: Record<Mark, number> = {
  checker: CHECKER_RADIUS,
  stop: STOP_RADIUS + 10,
  ghost: GHOST_RADIUS,
  hit: HIT_RADIUS,
  sliver: GHOST_RADIUS,
  cross: GHOST_RADIUS,
};
const markDisc = (mark: Mark) => ({ radius: MARK_RADIUS[mark], line: 4, square: 12 });

/** Prices of a line's own shape. */
const SHAPE = {
  /** For each unit that it is longer than a straight line. */
  detour: 0.3,
  /** How far the control of a handsome bend lies from the straight line, as a share of its length. */
  gentle: 0.28,
  /** For each unit that the control lies elsewhere. */
  offGentle: 0.12,
  /** For a bend that turns back on itself: the control's distance over the line's length, over 1.5. */
  hairpin: 80,
  /** For a control that is not half way, times how far from there. */
  lopsided: 20,
  /** For a bend along a row that goes towards the frame. */
  outward: 20,
  /** For each unit beyond the frame. */
  outside: 50,
  /** For a square that is not half way, times how far from there. */
  squareOffMiddle: 60,
};

/** How far the bend's control lies from the straight line, and how far along it. */
const BENDS = Array.from({ length: 37 }, (_, index) => 12 * (index - 18));
const SKEWS = [0.5, 0.3, 0.7, 0.1, 0.9];
/** How far along the curve the square may lie. */
const SQUARE_SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];

/** Controls and squares lie on coarse grids: nobody sees it, and it spares bytes. */
const GRID = { control: 10, square: 5 };

interface Scene {
  readonly leg: Leg;
  readonly discs: readonly Disc[];
  /** Where lines may run. */
  readonly room: Box;
  /** Where squares may lie. */
  readonly field: Box;
}

interface Bent {
  readonly curve: Curve;
  /** What its shape costs, whatever lies under it. */
  readonly price: number;
}

const onGrid = ({ x, y }: Spot, grid: number): Spot => ({
  x: Math.round(x / grid) * grid,
  y: Math.round(y / grid) * grid,
});

/** The curves to choose from, the handsomest first. */
function fan({ from, to }: Leg): Bent[] {
  const chord = distance(from.at, to.at) || 1;
  const step = { x: to.at.x - from.at.x, y: to.at.y - from.at.y };
  const across = { x: step.y / chord, y: -step.x / chord };
  const rowwise = Math.abs(step.x) / chord;
  const isBelow = (from.at.y + to.at.y) / 2 > MIDDLE;
  const bents = BENDS.flatMap((bend) =>
    (bend === 0 ? [0.5] : SKEWS).map((skew) => {
      const bentTo = {
        x: from.at.x + step.x * skew + across.x * bend,
        y: from.at.y + step.y * skew + across.y * bend,
      };
      const control = onGrid(bentTo, GRID.control);
      const isOutward = bend !== 0 && across.y * bend > 0 === isBelow;
      const price =
        Math.abs(Math.abs(bend) - chord * SHAPE.gentle) * SHAPE.offGentle +
        Math.max(0, Math.abs(bend) / chord - 1.5) * SHAPE.hairpin +
        Math.abs(skew - 0.5) * SHAPE.lopsided +
        (isOutward ? rowwise * SHAPE.outward : 0);
      return { curve: { from: from.at, to: to.at, control }, price };
    }),
  );
  return bents.sort((a, b) => a.price - b.price);
}

const outside = ({ x, y }: Spot, { left, right, top, bottom }: Box, margin: number): number =>
  Math.max(0, left + margin - x, x - right + margin) +
  Math.max(0, top + margin - y, y - bottom + margin);

/** How far a disc of that radius round the spot reaches into another. */
function overlap(spot: Spot, { at, radius }: Disc, reach: number): number {
  const dx = spot.x - at.x;
  const dy = spot.y - at.y;
  const near = radius + reach;
  const squared = dx * dx + dy * dy;
  return squared < near * near ? near - Math.sqrt(squared) : 0;
}

/** The price of a curve without its square; once it is over the limit, what it was by then. */
function priceOfLine({ curve, price: shape }: Bent, scene: Scene, limit: number): number {
  const length = lengthOf(curve);
  const count = Math.max(8, Math.ceil(length / STEP));
  const step = length / count;
  let price = shape + (length - distance(curve.from, curve.to)) * SHAPE.detour;
  for (let index = 1; index < count && price < limit; index++) {
    const spot = spotAt(curve, index / count);
    price += outside(spot, scene.room, HALF_LINE) * SHAPE.outside;
    for (const disc of scene.discs) {
      const depth = overlap(spot, disc, HALF_LINE) / disc.radius;
      price += Math.min(1, depth) * disc.line * step;
    }
  }
  return price;
}

function priceOfSquare(at: Spot, share: number, { discs, field }: Scene): number {
  let price = Math.abs(share - 0.5) * SHAPE.squareOffMiddle;
  price += outside(at, field, SQUARE + 2) * SHAPE.outside;
  for (const disc of discs) price += overlap(at, disc, SQUARE * 1.2) * disc.square;
  return price;
}

function bestSquare(curve: Curve, scene: Scene): { at: Spot; price: number } {
  let best = { at: spotAt(curve, 0.5), price: Infinity };
  for (const share of SQUARE_SHARES) {
    const at = onGrid(spotAt(curve, share), GRID.square);
    const price = priceOfSquare(at, share, scene);
    if (price < best.price) best = { at, price };
  }
  return best;
}

function routeLeg(scene: Scene): Route {
  const { leg } = scene;
  let lowest = Infinity;
  let best: Pick<Route, 'curve' | 'square'> | undefined;
  for (const bent of fan(leg)) {
    if (bent.price >= lowest) break;
    const line = priceOfLine(bent, scene, lowest);
    if (line >= lowest) continue;
    const square = leg.die === undefined ? undefined : bestSquare(bent.curve, scene);
    const price = line + (square?.price ?? 0);
    if (price < lowest) {
      lowest = price;
      best = { curve: bent.curve, square: square?.at };
    }
  }
  const { curve, square } = best!;
  return { leg, curve: trimmed(curve, leg.from.clear, leg.to.clear), square };
}

/** The inside of the frame, and what lies between it and an end in the tray. */
function roomFor({ to }: Leg, { field }: Geometry): Box {
  const left = Math.min(field.left, to.at.x - HALF_LINE);
  const right = Math.max(field.right, to.at.x + HALF_LINE);
  return { ...field, left, right };
}

const isSame = (a: Spot, b: Spot) => distance(a, b) < 1;

/** The checkers as a leg sees them: its own ends are free to its line, its own stack is cheap. */
function discsFor(leg: Leg, stacks: readonly Stack[], others: readonly Disc[]): Disc[] {
  const ends = [leg.from, leg.to];
  const isEnd = (at: Spot) => ends.some((end) => isSame(end.at, at));
  const checkers = stacks.flatMap((stack) =>
    stack.spots.map((at) => ({ at, ...(stack === leg.source ? OWN_STACK : CHECKER) })),
  );
  return [
    ...[...checkers, ...others].filter(({ at }) => !isEnd(at)),
    { at: leg.from.at, ...OWN_CHECKER },
    { at: leg.to.at, ...markDisc(leg.to.mark), line: 0 },
  ];
}

/** The way of every leg, in their order. The shortest have the least choice and are routed first. */
export function routesOf(
  legs: readonly Leg[],
  { stacks, dice }: Obstacles,
  geometry: Geometry,
): Route[] {
  const others: Disc[] = [
    ...dice.map((at) => ({ at, ...DIE_DISC })),
    ...legs.map(({ to: { at, mark } }) => ({ at, ...markDisc(mark) })),
  ];
  const routes = new Map<Leg, Route>();
  const length = ({ from, to }: Leg) => distance(from.at, to.at);
  for (const leg of legs.toSorted((a, b) => length(a) - length(b))) {
    const discs = discsFor(leg, stacks, others);
    const room = roomFor(leg, geometry);
    const route = routeLeg({ leg, discs, room, field: geometry.field });
    routes.set(leg, route);
    const spots = spotsAlong(route.curve, 32).slice(1, -1);
    others.push(...spots.map((at) => ({ at, ...LINE_DISC })));
    if (route.square) others.push({ at: route.square, ...SQUARE_DISC });
  }
  return legs.map((leg) => routes.get(leg)!);
}
