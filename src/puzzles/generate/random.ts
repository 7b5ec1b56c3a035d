/** Whole numbers that look random, and are the same for ever for the same text. */
export interface Random {
  /** The next number, from 0 to 2³² − 1. */
  readonly next: () => number;
  /** The next number below a limit, which is a whole number from 1 to 2²¹. */
  readonly below: (limit: number) => number;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const TWO_TO_32 = 2 ** 32;

/** FNV-1a of 32 bits over whole numbers from 0 to 255. */
export function hashOf(bytes: Iterable<number>): number {
  let hash = FNV_OFFSET;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/** Random numbers from a text: xoshiro128** by Blackman and Vigna, begun from four hashes of it. */
export function randomFrom(text: string): Random {
  const bytes = new TextEncoder().encode(text);
  const [a, b, c, d] = [0, 1, 2, 3].map((part) => hashOf([part, ...bytes]));
  return xoshiro(a!, b!, c!, d!);
}

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** xoshiro128** from a state of four numbers of 32 bits, not all of them 0. */
export function xoshiro(a: number, b: number, c: number, d: number): Random {
  const next = (): number => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
  return { next, below: (limit) => Math.floor((next() * limit) / TWO_TO_32) };
}

/** One of a list, which is not empty. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** The list in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const order = list.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
