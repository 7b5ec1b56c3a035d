/** Pieces of SVG path data, rounded to whole units: that is a third of a pixel or less. */
import { arrival, type Curve } from './curve.ts';
import { COLUMN, POINT_HEIGHT, baseY, growth, type Geometry, type Spot } from './geometry.ts';

const HEAD = { length: 12, spread: 0.58, step: Math.PI / 12 };

const spot = ({ x, y }: Spot): string => `${Math.round(x)} ${Math.round(y)}`;

export const curvePath = ({ from, control, to }: Curve): string =>
  `M${spot(from)}Q${spot(control)} ${spot(to)}`;

/** Numbers one after the other, without the space that a minus makes needless. */
const numbers = (...values: number[]): string => values.join(' ').replaceAll(' -', '-');

/**
 * The open head of an arrow, drawn from the end of its curve, where the pen already is. It turns in
 * steps of 15 degrees, so that the heads of a page have few forms and compress well.
 */
export function headPath(curve: Curve): string {
  const { x, y } = arrival(curve);
  const turn = Math.round(Math.atan2(y, x) / HEAD.step) * HEAD.step;
  const wing = (side: 1 | -1) => {
    const angle = turn + side * HEAD.spread;
    return [-HEAD.length * Math.cos(angle), -HEAD.length * Math.sin(angle)].map(Math.round);
  };
  const [[ax, ay], [bx, by]] = [wing(1), wing(-1)] as [[number, number], [number, number]];
  return `l${numbers(ax, ay, -ax, -ay, bx, by)}`;
}

export function circlePath({ x, y }: Spot, radius: number): string {
  const across = 2 * radius;
  return `M${spot({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0`;
}

export function boxPath({ x, y }: Spot, width: number, height: number): string {
  return `M${spot({ x: x - width / 2, y: y - height / 2 })}h${width}v${height}h-${width}z`;
}

/**
 * The hairs of a cross-hair, from `inner` to `outer` units from its middle: left, right, and up or
 * down as `growth` says. There is no fourth, which would run into the number of the point.
 */
export function hairsPath({ x, y }: Spot, inner: number, outer: number, growth: 1 | -1): string {
  const length = outer - inner;
  return (
    `M${spot({ x: x - outer, y })}h${length}m${2 * inner} 0h${length}` +
    `M${spot({ x, y: y + growth * inner })}v${growth * length}`
  );
}

/** The triangle of a point. */
export function trianglePath(geometry: Geometry, point: number): string {
  const half = COLUMN / 2;
  const height = growth(point) * POINT_HEIGHT;
  return `M${geometry.columnX(point) - half} ${baseY(point)}l${half} ${height} ${half} ${-height}z`;
}

/**
 * Path data whose corners bear marks: a marker of the sprite stands at every corner but the first and
 * the last, which `M0 0` and `z` make. Each step is the shortest command that leads there.
 */
export function marksPath(middles: readonly Spot[]): string {
  const steps = middles.map(({ x, y }, index) => {
    const pen = middles[index - 1];
    if (pen?.x === x) return `v${y - pen.y}`;
    return pen?.y === y ? `H${x}` : `L${x} ${y}`;
  });
  return `M0 0${steps.join('')}z`;
}
