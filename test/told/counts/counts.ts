import type { Count } from './count.ts';
import { MOVABLE } from './movable.ts';
import { PLAYED } from './played.ts';
import { SCORED } from './scored.ts';
import { SHUT } from './shut.ts';
import { STANDING } from './standing.ts';

/** All that texts count on their boards. */
export const COUNTS: readonly Count[] = [...STANDING, ...SHUT, ...MOVABLE, ...PLAYED, ...SCORED];
