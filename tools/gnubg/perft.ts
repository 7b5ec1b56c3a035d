/**
 * Remakes test/fixtures/perft.json: how many different positions GNU Backgammon reaches from the
 * start position with each of the 21 rolls, and with each of the 21 replies to each of those.
 *
 *     node tools/gnubg/perft.ts
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askGnubg } from './driver.ts';

const FIXTURE = join(import.meta.dirname, '../../test/fixtures/perft.json');
const START = '-b----E-C---eE---c-e----B-';
const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low) => `${high}${low}`),
);

async function resultsOf(questions: readonly string[]) {
  const { program, answers } = await askGnubg(questions);
  return { program, results: answers.map(({ results }) => results ?? []) };
}

const question = (position: string, turn: 1 | -1, roll: string) =>
  `XGID=${position}:0:0:${turn}:${roll}:0:0:0:0:10`;

const first = await resultsOf(ROLLS.map((roll) => question(START, 1, roll)));
const positions = first.results.flat();
// The board stays as it is, and the turn passes to the other side.
const second = await resultsOf(
  positions.flatMap((position) => ROLLS.map((roll) => question(position, -1, roll))),
);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

let asked = 0;
const rolls = Object.fromEntries(
  ROLLS.map((roll, index) => {
    const results = first.results[index]?.length ?? 0;
    const counts = second.results
      .slice(asked, asked + results * ROLLS.length)
      .map((reached) => reached.length);
    asked += counts.length;
    const replies = Object.fromEntries(
      ROLLS.map((reply, at) => [
        reply,
        sum(counts.filter((_, place) => place % ROLLS.length === at)),
      ]),
    );
    return [roll, { results, twoPlies: sum(counts), replies }];
  }),
);

const fixture = {
  about:
    'Different positions after each roll from the start position (results), and after each reply of the other side to each of them, summed over them: by the second roll (replies) and in all (twoPlies).',
  madeBy: first.program,
  madeWith: 'node tools/gnubg/perft.ts',
  start: START,
  onePly: positions.length,
  twoPlies: sum(second.results.map((reached) => reached.length)),
  rolls,
};
await writeFile(FIXTURE, `${JSON.stringify(fixture, null, 2)}\n`);
console.log(
  `${fixture.madeBy}: ${fixture.onePly} positions after one roll, ${fixture.twoPlies} after two`,
);
