import type { Spoken } from '../spoken.ts';

/** How texts count something, and what the engine counts. */
export interface Count {
  readonly counts: string;
  /** Patterns; `#` is the number, `(?<at>\d+)` a point or a die. */
  readonly says: readonly string[];
  /** The right number; the right ones, where several plays are told. */
  readonly found: (spoken: Spoken) => number | readonly number[];
  /** It is said so often at least: a pattern that fits nothing proves nothing. */
  readonly least: number;
}
