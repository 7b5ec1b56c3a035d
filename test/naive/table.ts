/**
 * The naive form of a position. For each checker of a side that is still in the game, how far it has
 * to go: 1 to 24 is a point in that side's own numbering, 25 is the bar. Furthest first; a checker
 * that was borne off is not listed.
 */
export type Checkers = readonly number[];

/** Both sides' checkers, each side counting from its own seat. */
export interface Table {
  readonly mine: Checkers;
  readonly theirs: Checkers;
}

const BAR = 25;
const LENGTH = 26;
const CAPITALS = '-ABCDEFGHIJKLMNO';

/** My point as the other side numbers it. */
export const acrossFrom = (point: number): number => BAR - point;

export const furthestFirst = (checkers: readonly number[]): Checkers =>
  checkers.toSorted((a, b) => b - a);

/**
 * Reads XGID's 26 characters, capitals for the side to move.
 *
 * @throws Error when they are not 26 characters of `-`, `a` to `o` and `A` to `O`: this is for tests,
 *   which are expected to know what they give
 */
export function readTable(checkers: string): Table {
  if (!/^[-a-oA-O]{26}$/.test(checkers)) throw new Error(`not a position: ${checkers}`);
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let place = 0; place < LENGTH; place++) {
    const letter = checkers.charAt(place);
    const count = CAPITALS.indexOf(letter.toUpperCase());
    const [side, distance] =
      letter === letter.toUpperCase() ? [mine, place] : [theirs, acrossFrom(place)];
    for (let i = 0; i < count; i++) side.push(distance);
  }
  return { mine: furthestFirst(mine), theirs: furthestFirst(theirs) };
}

/** Writes a table as XGID's 26 characters, capitals for the side to move. */
export function writeTable({ mine, theirs }: Table): string {
  const counts = Array<number>(LENGTH).fill(0);
  for (const distance of mine) counts[distance]!++;
  for (const distance of theirs) counts[acrossFrom(distance)]!--;
  return counts
    .map((count) => (count < 0 ? CAPITALS.charAt(-count).toLowerCase() : CAPITALS.charAt(count)))
    .join('');
}

/** The same 26 characters from the other side's seat. */
export const naiveTurned = (checkers: string): string =>
  [...checkers]
    .reverse()
    .map((letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    )
    .join('');

/** The pips that the side to move still needs: its checkers' distances, added up. */
export const naivePips = (checkers: string): number =>
  readTable(checkers).mine.reduce((sum, distance) => sum + distance, 0);
