import type { Contestant, Listed, Task } from './contestants.ts';

/** What one program lists, over all tasks. */
export interface Lists {
  readonly plays: number;
  readonly results: number;
  /** The tasks whose set of results is not the same as this engine's. */
  readonly differing: number;
}

/** Counts what a program lists, and on how many tasks its results are not those of another. */
export function countLists(
  tasks: readonly Task[],
  program: Contestant,
  reference: Contestant,
): Lists {
  let plays = 0;
  let results = 0;
  let differing = 0;
  for (const task of tasks) {
    const listed = program.ready(task)();
    const reached = resultsOf(program, listed);
    plays += listed.length;
    results += reached.size;
    if (reached.symmetricDifference(resultsOf(reference, reference.ready(task)())).size > 0)
      differing++;
  }
  return { plays, results, differing };
}

const resultsOf = ({ asOurs }: Contestant, listed: readonly Listed[]): Set<string> =>
  new Set(listed.map(({ result }) => asOurs(result).join()));

/** One row of the table: a program, its lists, and the microseconds that it needs for a position. */
export interface Row extends Lists {
  readonly name: string;
  readonly microseconds: number;
}

/**
 * The table as lines: this engine first, the program that it is compared with second. The last line is
 * `ratio: N`, how many times as long the second needs.
 */
export function writeTable([ours, theirs]: readonly [Row, Row], tasks: number): string[] {
  const count = (value: number): string => value.toLocaleString('en');
  const cells = [
    [`${count(tasks)} positions`, 'µs each', 'plays', 'results', 'differing'],
    ...[ours, theirs].map(({ name, microseconds, plays, results, differing }) => [
      name,
      microseconds.toFixed(2),
      count(plays),
      count(results),
      count(differing),
    ]),
  ];
  const widths = cells[0]!.map((_, i) => Math.max(...cells.map((row) => row[i]!.length)));
  const lines = cells.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]! + 3)))
      .join(''),
  );
  return [...lines, '', `ratio: ${(theirs.microseconds / ours.microseconds).toFixed(1)}`];
}
