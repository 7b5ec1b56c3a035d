/** Chooses the puzzles of the day and writes them down; they must not change once readers have seen them. */
import { writeFile } from 'node:fs/promises';
import { signatureOf } from '../src/puzzles/collection.ts';
import type { Difficulty } from '../src/puzzles/difficulties.ts';
import { generatePuzzle } from '../src/puzzles/generate/generate.ts';
import { rulesOf } from '../src/puzzles/generate/levels.ts';
import { GENERATOR_VERSION, type Wish } from '../src/puzzles/generate/wish.ts';

const FILE = 'src/puzzles/daily/seeds.json';
const DAYS = 420;
/** A week: it begins easily and ends hard. */
const WEEK: readonly Difficulty[] = ['easy', 'easy', 'middle', 'middle', 'middle', 'hard', 'hard'];

const taken = new Set<string>();
const uses = new Map<Wish['rule'], number>();
const wishes: Wish[] = [];
while (wishes.length < DAYS) {
  const difficulty = WEEK[wishes.length % WEEK.length]!;
  const rules = rulesOf(difficulty)
    .filter((one) => wishes.slice(-5).every((recent) => recent.rule !== one))
    .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
  const wish = rules
    .map((rule) => ({ seed: `day-${wishes.length}`, version: GENERATOR_VERSION, rule, difficulty }))
    .find((one) => !taken.has(signatureOf(generatePuzzle(one).position)));
  if (!wish) throw new Error(`Day ${wishes.length}: every rule gives a position that was taken.`);
  taken.add(signatureOf(generatePuzzle(wish).position));
  uses.set(wish.rule, (uses.get(wish.rule) ?? 0) + 1);
  wishes.push(wish);
}
const lines = wishes.map(
  ({ rule, difficulty }) => `    ${JSON.stringify(`${rule} ${difficulty}`)}`,
);
await writeFile(
  FILE,
  `{\n  "version": ${GENERATOR_VERSION},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`,
);
console.log(`${wishes.length} puzzles of the day`);
