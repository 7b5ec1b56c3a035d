/** The middle of some numbers; of two middles, the lower. Throws when there are none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('There is no median of no numbers.');
  return middle;
}
