import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { OURS, TSGAMMON, type Task } from '../../tools/bench/contestants.ts';
import { countLists, writeTable } from '../../tools/bench/report.ts';
import { readTasks } from '../../tools/bench/tasks.ts';
import { median, timeInTurns } from '../../tools/bench/timing.ts';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10';

/** Reads tasks from a file that holds these XGIDs. */
function tasksOf(...xgids: string[]): Task[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'positions.jsonl');
    writeFileSync(file, xgids.map((xgid) => `${JSON.stringify({ xgid })}\n`).join(''));
    return readTasks(pathToFileURL(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('The benchmark', () => {
  const tasks = readTasks(new URL('../fixtures/legal-plays.jsonl', import.meta.url));

  test('plays 6,000 positions', () => {
    expect(tasks).toHaveLength(6000);
  });

  test('names the line that is no position with a roll', () => {
    expect(() => tasksOf(START, START.replace(':65:', ':00:'))).toThrow(/^line 2: XGID=.* no pos/);
    expect(() => tasksOf(START.replace('E-C', 'EZC'))).toThrow(/^line 1: /);
  });

  test('asks both programs for the same: each play in notation, and where it leads', () => {
    const [task] = tasksOf(START);
    const ours = OURS.ready(task!)();
    const theirs = TSGAMMON.ready(task!)();
    expect(ours.map(({ play }) => play)).toContain('24/18 13/8');
    expect(theirs.map(({ play }) => play)).toContain('24/18 13/8');
    const results = ({ asOurs }: typeof OURS, listed: typeof ours) =>
      listed.map(({ result }) => asOurs(result).join()).sort();
    expect(results(TSGAMMON, theirs)).toEqual(results(OURS, ours));
  });

  test('asks tsgammon-core for bar, bearing off and passes too', () => {
    const turns = [
      'XGID=------F------------bbbbb-A:0:0:1:61:0:0:0:0:10',
      'XGID=------F------------bbbbbbA:0:0:1:65:0:0:0:0:10',
      'XGID=-BBB---------------aabb---:0:0:1:21:0:0:0:0:10',
      'XGID=aA------------------------:0:0:1:65:0:0:0:0:10',
    ];
    const lists = countLists(tasksOf(...turns), TSGAMMON, OURS);
    expect(lists).toMatchObject({ results: 1 + 0 + 5 + 1, differing: 0 });
  });

  test('counts the positions where a program lists other results', () => {
    const missesOne = 'XGID=-BAAabDA----eC---babAbB---:0:0:1:42:0:0:0:0:10';
    const twice = tasksOf(START, missesOne);
    expect(countLists(twice, OURS, OURS)).toEqual({ plays: 35, results: 35, differing: 0 });
    expect(countLists(twice, TSGAMMON, OURS)).toMatchObject({ results: 34, differing: 1 });
  });

  test('times the programs by turns, warm, and takes the median of each', () => {
    const order: string[] = [];
    let clock = 0;
    const lasting = (name: string, ...lengths: number[]) => ({
      repeats: 1,
      run() {
        order.push(name);
        clock += lengths.shift()!;
      },
    });
    const works = [lasting('a', 900, 1, 5, 3), lasting('b', 700, 20, 30, 10)];
    expect(timeInTurns(works, 3, () => clock)).toEqual([3, 20]);
    expect(order.join('')).toBe('abababab');
  });

  test('repeats a short piece of work within its turn', () => {
    let runs = 0;
    timeInTurns([{ repeats: 4, run: () => (runs += 1) }], 2);
    expect(runs).toBe(4 + 2 * 4);
  });

  test('takes the mean of the two in the middle for the median of an even number', () => {
    expect(median([4, 1, 10, 2])).toBe(3);
  });

  test('ends its table with how many times as long the other program needs', () => {
    const lists = { plays: 42_118, results: 42_118, differing: 0 };
    const table = writeTable(
      [
        { name: 'ours', microseconds: 3.5, ...lists },
        { name: 'theirs', microseconds: 500, ...lists, differing: 62 },
      ],
      6000,
    );
    expect(table).toEqual([
      '6,000 positions   µs each    plays   results   differing',
      'ours                 3.50   42,118    42,118           0',
      'theirs             500.00   42,118    42,118          62',
      '',
      'ratio: 142.9',
    ]);
  });
});
