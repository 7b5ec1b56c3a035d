import type { Spot } from './geometry.ts';
import { marksPath } from './path.ts';

/** Copies of one of the sprite's markers. */
export function Marks({ marker, at }: { marker: string; at: readonly Spot[] }) {
  return at.length > 0 ? <path marker-mid={`url(#b${marker})`} d={marksPath(at)} /> : null;
}
