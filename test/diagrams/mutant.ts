import type { RawDiagram } from './raw.ts';

/** A diagram with one thing changed. */
export interface Mutant {
  /** What was changed, such as `plays: another count`. */
  readonly way: string;
  readonly raw: RawDiagram;
}

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
