/**
 * Times all legal plays with their results and notation, beside tsgammon-core on the same positions in the
 * same run. Positions are parsed beforehand and nothing is kept between positions or rounds.
 */
import { OURS, TSGAMMON, type Contestant } from './bench/contestants.ts';
import { countLists, writeTable, type Row } from './bench/report.ts';
import { readTasks } from './bench/tasks.ts';
import { timeInTurns, type Work } from './bench/timing.ts';

const ROUNDS = 5;
/** This engine's rounds are short, so many of them stand beside one of tsgammon-core's. */
const REPEATS = { ours: 40, theirs: 1 };

const tasks = readTasks(new URL('../test/fixtures/legal-plays.jsonl', import.meta.url));

function work({ ready }: Contestant, repeats: number): Work {
  const runs = tasks.map(ready);
  return {
    repeats,
    run() {
      for (const run of runs) run();
    },
  };
}

const [ours, theirs] = timeInTurns(
  [work(OURS, REPEATS.ours), work(TSGAMMON, REPEATS.theirs)],
  ROUNDS,
);
const row = (program: Contestant, milliseconds: number): Row => ({
  name: program.name,
  microseconds: (1000 * milliseconds) / tasks.length,
  ...countLists(tasks, program, OURS),
});

const table = writeTable([row(OURS, ours!), row(TSGAMMON, theirs!)], tasks.length);
console.log(table.join('\n'));
