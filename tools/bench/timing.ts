/** A piece of work that is done again and again, and how often a round repeats it. */
export interface Work {
  readonly run: () => void;
  readonly repeats: number;
}

/**
 * Times several works in the same run, taking turns, so that whatever slows the machine down slows all of
 * them. Nothing is timed before every work has been warmed up.
 *
 * @param works what to time
 * @param rounds how many rounds are timed
 * @param now a clock in milliseconds
 * @returns for each work, the median milliseconds of one run
 */
export function timeInTurns(
  works: readonly Work[],
  rounds: number,
  now: () => number = () => performance.now(),
): number[] {
  const timeOne = ({ run, repeats }: Work): number[] =>
    Array.from({ length: repeats }, () => {
      const start = now();
      run();
      return now() - start;
    });
  for (const work of works) timeOne(work);
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => times[i]!.push(...timeOne(work)));
  }
  return times.map(median);
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle - 0.5)]! + sorted[Math.floor(middle)]!) / 2;
}
