/** Quadratic curves: the one shape that an arrow's line has. */
import type { Spot } from './geometry.ts';

export interface Curve {
  readonly from: Spot;
  readonly control: Spot;
  readonly to: Spot;
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The spot at `share` of the curve, from 0 at its start to 1 at its end. */
export function spotAt({ from, control, to }: Curve, share: number): Spot {
  const rest = 1 - share;
  const [a, b, c] = [rest * rest, 2 * rest * share, share * share];
  return {
    x: a * from.x + b * control.x + c * to.x,
    y: a * from.y + b * control.y + c * to.y,
  };
}

/** `count` + 1 spots along the curve, its ends among them. */
export const spotsAlong = (curve: Curve, count: number): Spot[] =>
  Array.from({ length: count + 1 }, (_, index) => spotAt(curve, index / count));

/** The length of a curve, as that of a line through nine of its spots. */
export function lengthOf(curve: Curve): number {
  const spots = spotsAlong(curve, 8);
  return spots.reduce((sum, spot, index) => sum + distance(spots[index - 1] ?? spot, spot), 0);
}

/** The part of a curve from share `start` to share `stop`, which is a quadratic curve again. */
function part(curve: Curve, start: number, stop: number): Curve {
  const control = between(
    between(curve.from, curve.control, start),
    between(curve.control, curve.to, start),
    stop,
  );
  return { from: spotAt(curve, start), control, to: spotAt(curve, stop) };
}

/** The curve without what lies nearer than `clearFrom` to its start and `clearTo` to its end. */
export function trimmed(curve: Curve, clearFrom: number, clearTo: number): Curve {
  const shareAtDistance = (middle: Spot, clear: number, inside: number, outside: number) => {
    for (let step = 0; step < 12; step++) {
      const share = (inside + outside) / 2;
      if (distance(spotAt(curve, share), middle) < clear) inside = share;
      else outside = share;
    }
    return outside;
  };
  return part(
    curve,
    shareAtDistance(curve.from, clearFrom, 0, 0.5),
    shareAtDistance(curve.to, clearTo, 1, 0.5),
  );
}

/** The direction in which the curve arrives, of length 1. */
export function arrival({ control, to }: Curve): Spot {
  const length = distance(control, to) || 1;
  return { x: (to.x - control.x) / length, y: (to.y - control.y) / length };
}
