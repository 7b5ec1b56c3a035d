import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** How many checkers stand on each place of one colour's: `1` to `24` as the board is numbered, `bar`, `off`. */
export type RawCounts = Readonly<Record<string, number>>;

/** A claim as its YAML has it. */
export type RawClaim = Readonly<Record<string, unknown>>;

/** A diagram as its YAML has it, of the right form. */
export interface RawDiagram {
  readonly id: string;
  readonly position: string | { readonly white?: RawCounts; readonly black?: RawCounts };
  readonly turn?: 'white' | 'black';
  readonly dice?: readonly number[];
  readonly cube?: { readonly value: number; readonly owner?: 'white' | 'black' };
  readonly highlight?: readonly number[];
  readonly caption: string;
  readonly claims: readonly RawClaim[];
}

export interface OnDisk {
  readonly file: string;
  readonly text: string;
  readonly raw: RawDiagram;
}

/** Every diagram of the site. */
export const ON_DISK: readonly OnDisk[] = globSync('src/content/diagrams/**/*.{yaml,yml}')
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, raw: parse(text) as RawDiagram };
  });

/** Both sides' checkers at the start of a game. */
export const START = {
  white: { 24: 2, 13: 5, 8: 3, 6: 5 },
  black: { 1: 2, 12: 5, 17: 3, 19: 5 },
} as const;

/** A diagram that says little, with some of its parts replaced. */
export const diagramOf = (parts: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  id: 'sample',
  position: START,
  caption: 'לוח',
  claims: [{ pips: { white: 167 } }],
  ...parts,
});

export const BY_ID: ReadonlyMap<string, RawDiagram> = new Map(
  ON_DISK.map(({ raw }) => [raw.id, raw]),
);
