import { BAR, CHECKERS, turned, type Position } from './position.ts';
import { fail, type Result } from './result.ts';
import { toPosition } from './setup.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BYTES = 10;
const CHARACTERS = 14;

/**
 * GNU Backgammon's Position ID, 14 characters: for the opponent and then for the mover, from the own point 1
 * to the bar, a 1 for each checker and a 0 after each place; the bits fill ten bytes from the lowest up.
 */
export function writePositionId(position: Position): string {
  const bits = [turned(position), position].flatMap((side) =>
    side.slice(1).flatMap((count) => [...Array<number>(Math.max(0, count)).fill(1), 0]),
  );
  const bytes = Array.from({ length: BYTES }, (_, byte) =>
    Array.from({ length: 8 }, (_, bit) => bits[8 * byte + bit] ?? 0).reduceRight(
      (value, bit) => 2 * value + bit,
      0,
    ),
  );
  const inOrder = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from(
    { length: CHARACTERS },
    (_, i) => ALPHABET[parseInt(inOrder.slice(6 * i, 6 * i + 6).padEnd(6, '0'), 2)],
  ).join('');
}

/**
 * Reads a Position ID as its mover sees the board. Fails on another length or alphabet, on more than 15
 * checkers of a side, on both sides on one point, and on bits that no position has.
 */
export function readPositionId(text: string): Result<Position> {
  const where = 'Position ID';
  const id = text.trim();
  if (id.length !== CHARACTERS) {
    return fail(where, `it is ${CHARACTERS} characters long, and this is ${id.length}`);
  }
  const stranger = [...id].find((character) => !ALPHABET.includes(character));
  if (stranger !== undefined) return fail(where, `"${stranger}" does not belong in it`);

  const inOrder = [...id].map((character) => binary(ALPHABET.indexOf(character), 6)).join('');
  const bits = Array.from({ length: 8 * BYTES }, (_, i) =>
    Number(inOrder[8 * Math.floor(i / 8) + 7 - (i % 8)]),
  );
  const opponent = readSide(bits);
  const mover = readSide(bits);
  if (!opponent || !mover || bits.includes(1) || inOrder.slice(8 * BYTES).includes('1')) {
    return fail(where, `no position has these bits: a side has more than ${CHECKERS} checkers`);
  }
  return toPosition(
    {
      white: { points: [0, ...mover.slice(0, -1)], bar: mover.at(-1)! },
      black: { points: [0, ...opponent.slice(0, -1).reverse()], bar: opponent.at(-1)! },
    },
    'white',
  );
}

const binary = (value: number, digits: number): string => value.toString(2).padStart(digits, '0');

/** Takes the counts of one side's 25 places off the front of the bits; undefined when they run out. */
function readSide(bits: number[]): number[] | undefined {
  const counts: number[] = [];
  while (counts.length < BAR) {
    const end = bits.indexOf(0);
    if (end < 0) return undefined;
    counts.push(end);
    bits.splice(0, end + 1);
  }
  return counts;
}
