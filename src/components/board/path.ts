/** Pieces of SVG path data, rounded to whole units: that is a third of a pixel or less. */
import { arrival, type Curve } from './curve.ts';
import { COLUMN, POINT_HEIGHT, baseY, growth, type Geometry, type Spot } from './geometry.ts';

const spot = ({ x, y }: Spot): string => `${Math.round(x)} ${Math.round(y)}`;

export const curvePath = ({ from, control, to }: Curve): string =>
  `M${spot(from)}Q${spot(control)} ${spot(to)}`;

/** The open head of an arrow, at the end of its curve. */
export function headPath(curve: Curve): string {
  const { x, y } = arrival(curve);
  const [length, half] = [10, 6.5];
  const back = { x: curve.to.x - x * length, y: curve.to.y - y * length };
  const wing = (side: 1 | -1) => spot({ x: back.x - y * half * side, y: back.y + x * half * side });
  return `M${wing(1)}L${spot(curve.to)} ${wing(-1)}`;
}

export function circlePath({ x, y }: Spot, radius: number): string {
  const across = 2 * radius;
  return `M${spot({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0`;
}

export function boxPath({ x, y }: Spot, width: number, height: number): string {
  return `M${spot({ x: x - width / 2, y: y - height / 2 })}h${width}v${height}h-${width}z`;
}

/** A dot: a line without length, whose round ends are seen. */
export const dotPath = (at: Spot): string => `M${spot(at)}h0`;

export function crossPath({ x, y }: Spot, half: number): string {
  const side = 2 * half;
  return `M${spot({ x: x - half, y: y - half })}l${side} ${side}m0-${side}l-${side} ${side}`;
}

/** The four short strokes of a cross-hair, from `inner` to `outer` units from its middle. */
export function hairsPath({ x, y }: Spot, inner: number, outer: number): string {
  const length = outer - inner;
  const gap = 2 * inner;
  return (
    `M${spot({ x: x - outer, y })}h${length}m${gap} 0h${length}` +
    `M${spot({ x, y: y - outer })}v${length}m0 ${gap}v${length}`
  );
}

/** The triangle of a point. */
export function trianglePath(geometry: Geometry, point: number): string {
  const half = COLUMN / 2;
  const height = growth(point) * POINT_HEIGHT;
  return `M${geometry.columnX(point) - half} ${baseY(point)}l${half} ${height} ${half} ${-height}z`;
}
