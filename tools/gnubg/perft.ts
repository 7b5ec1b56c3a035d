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

const firsts = await askGnubg(ROLLS.map((roll) => `XGID=${START}:0:0:1:${roll}:0:0:0:0:10`));
// The board is not turned for the reply: the turn passes to the other side.
const pairs = firsts.answers.flatMap(({ results }, index) =>
  (results ?? []).flatMap((position) =>
    ROLLS.map((reply) => ({
      roll: ROLLS[index],
      reply,
      xgid: `XGID=${position}:0:0:-1:${reply}:0:0:0:0:10`,
    })),
  ),
);
const seconds = await askGnubg(pairs.map(({ xgid }) => xgid));
const reached = pairs.map((pair, index) => ({
  ...pair,
  results: seconds.answers[index]?.results?.length ?? 0,
}));
const count = (some: typeof reached) => some.reduce((sum, { results }) => sum + results, 0);

const fixture = {
  about:
    'Different positions after each roll from the start position (results), and after the replies of the other side to each of those positions, summed over the positions: by the roll of the reply (replies) and in all (twoPlies).',
  madeBy: firsts.program,
  madeWith: 'node tools/gnubg/perft.ts',
  start: START,
  onePly: reached.length / ROLLS.length,
  twoPlies: count(reached),
  rolls: Object.fromEntries(
    ROLLS.map((roll, index) => {
      const after = reached.filter((pair) => pair.roll === roll);
      return [
        roll,
        {
          results: firsts.answers[index]?.results?.length ?? 0,
          twoPlies: count(after),
          replies: Object.fromEntries(
            ROLLS.map((reply) => [reply, count(after.filter((pair) => pair.reply === reply))]),
          ),
        },
      ];
    }),
  ),
};
await writeFile(FIXTURE, `${JSON.stringify(fixture, null, 2)}\n`);
console.log(
  `${fixture.madeBy}: ${fixture.onePly} positions after one roll, ${fixture.twoPlies} after two`,
);
