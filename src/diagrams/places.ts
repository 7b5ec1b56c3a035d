import { z } from 'zod';
import { BAR, OFF } from '../engine/position.ts';

/** A place of the mover's as YAML has it: a point from 1 to 24 in the mover's numbering, `bar` or `off`. */
export const Place = z.union(
  [
    z.int().min(1).max(24),
    z.literal('bar').transform(() => BAR),
    z.literal('off').transform(() => OFF),
  ],
  'it must be a point from 1 to 24, bar or off',
);

/** A place as YAML has it. */
export const placeName = (place: number): number | 'bar' | 'off' =>
  place === BAR ? 'bar' : place === OFF ? 'off' : place;
