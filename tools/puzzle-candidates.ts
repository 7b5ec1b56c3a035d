/**
 * Lists boards from which puzzles can be made: `puzzle-candidates.ts [RULE] [KIND] [DIFFICULTY]`, in any order.
 * They come from the games that GNU Backgammon played against itself, and from the generator. Each is
 * printed as the part of a puzzle's file that is no text, below what an author wants to know of it.
 */
import { readFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { toPosition } from '../src/engine/setup.ts';
import { readXgid } from '../src/engine/xgid.ts';
import {
  candidateFromGame,
  candidatesFromGenerator,
  type Candidate,
  type Moment,
} from './candidates/candidates.ts';
import { signatureOf } from '../src/puzzles/collection.ts';
import { verifyFolder } from './verify/folder.ts';
import { DIAGRAMS, PUZZLES } from './verify/places.ts';
import { verifyPuzzles } from './verify/puzzles.ts';

const GAMES = 'test/fixtures/natural.jsonl';
const SEEDS = 20;

const wanted = process.argv.slice(2);
const diagrams = await verifyFolder(DIAGRAMS);
const { puzzles } = await verifyPuzzles(PUZZLES, diagrams);
const taken = new Set(
  [...diagrams.diagrams.map(({ diagram }) => diagram), ...puzzles.map(({ puzzle }) => puzzle)].map(
    ({ scene }) => signatureOf(scene.position),
  ),
);
const lines = (await readFile(GAMES, 'utf8')).trimEnd().split('\n');
const candidates = [
  ...lines.flatMap(momentOf).flatMap((moment) => candidateFromGame(moment) ?? []),
  ...candidatesFromGenerator(SEEDS),
].filter(
  ({ signature, rules, kind, difficulty }) =>
    !taken.has(signature) &&
    wanted.every((word) => [...rules, kind, difficulty].some((one) => one === word)),
);
for (const candidate of candidates) console.log(textOf(candidate));
console.error(`${candidates.length} candidates`);

function momentOf(line: string): Moment[] {
  const state = readXgid((JSON.parse(line) as { xgid: string }).xgid);
  if (!state.ok || typeof state.value.dice === 'string') return [];
  const { setup, turn: by, dice } = state.value;
  const position = toPosition(setup, by);
  return position.ok ? [{ position: position.value, dice, by }] : [];
}

function textOf({ kind, rules, difficulty, notes, board }: Candidate): string {
  const told = [difficulty, ...notes].map((line) => `# ${line}\n`).join('');
  return `${told}${stringify({ kind, ...board, rules })}`;
}
