/** Chooses the puzzles of the day and writes them down; they must not change once readers have seen them. */
import { writeFile } from 'node:fs/promises';
import { turned } from '../src/engine/position.ts';
import type { Difficulty } from '../src/puzzles/difficulties.ts';
import { generatePuzzle } from '../src/puzzles/generate/generate.ts';
import { rulesOf } from '../src/puzzles/generate/levels.ts';
import { GENERATOR_VERSION, type Wish } from '../src/puzzles/generate/wish.ts';

const FILE = 'src/puzzles/daily/seeds.json';
const DAYS = 420;
/** A week: it begins easily and ends hard. */
const WEEK: readonly Difficulty[] = ['easy', 'easy', 'middle', 'middle', 'middle', 'hard', 'hard'];

const taken = new Set<string>();
const uses = new Map<string, number>();
const wishes: Wish[] = [];
for (let day = 0; wishes.length < DAYS; day++) {
  const difficulty = WEEK[wishes.length % WEEK.length]!;
  const [rule] = rulesOf(difficulty)
    .filter((one) => wishes.slice(-5).every((recent) => recent.rule !== one))
    .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
  const wish: Wish = { seed: `day-${day}`, version: GENERATOR_VERSION, rule: rule!, difficulty };
  const { position } = generatePuzzle(wish);
  const signature = [position.join(), turned(position).join()].sort()[0]!;
  if (taken.has(signature)) continue;
  taken.add(signature);
  uses.set(rule!, (uses.get(rule!) ?? 0) + 1);
  wishes.push(wish);
}
const puzzles = wishes.map(({ seed, rule, difficulty }) => ({ seed, rule, difficulty }));
const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
await writeFile(
  FILE,
  `{\n  "version": ${GENERATOR_VERSION},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`,
);
console.log(`${puzzles.length} puzzles of the day`);
