/**
 * Asks GNU Backgammon about every diagram and puzzle and writes its answers to the lock; with `--check` it writes
 * nothing, and an answer that differs from the lock fails. An answer that differs from the engine's
 * fails either way.
 */
import { writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { describeFailure } from '../src/diagrams/failure.ts';
import {
  answerOf,
  difference,
  lockEntry,
  type Lock,
  type LockEntry,
} from '../src/diagrams/lock.ts';
import type { Scene } from '../src/diagrams/scene.ts';
import { writeCheckers, writeXgid } from '../src/engine/xgid.ts';
import { askGnubg, GnubgError, type GnubgAnswer } from './gnubg/driver.ts';
import { lockName } from '../src/puzzles/verify.ts';
import { verifyFolder } from './verify/folder.ts';
import { DIAGRAMS, LOCK_FILE, PUZZLES, readLock } from './verify/places.ts';
import { verifyPuzzles } from './verify/puzzles.ts';
import { Unreadable } from './verify/unreadable.ts';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--check')) {
  console.error('Usage: npm run verify:gnubg [-- --check]');
  process.exit(2);
}

try {
  process.exitCode = await run(option === '--check');
} catch (error) {
  if (!(error instanceof GnubgError || error instanceof Unreadable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(check: boolean): Promise<number> {
  const diagrams = await verifyFolder(DIAGRAMS);
  const puzzles = await verifyPuzzles(PUZZLES, diagrams);
  const subjects = [
    ...diagrams.diagrams.map(({ file, diagram: { id, scene } }) => ({ file, name: id, scene })),
    ...puzzles.puzzles
      .filter(({ puzzle }) => puzzle.hasOwnBoard)
      .map(({ file, puzzle: { id, scene } }) => ({ file, name: lockName(id), scene })),
  ];
  const { program, answers } = await askGnubg(subjects.map(({ scene }) => questionAbout(scene)));
  const entries: [string, LockEntry][] = [];
  const found = [...diagrams.failures, ...puzzles.failures];
  for (const [i, { file, name, scene }] of subjects.entries()) {
    const entry = entryOf(scene, answers[i]!);
    const differs = difference(lockEntry(answerOf(scene)), entry);
    if (differs) found.push(describeFailure(file, { where: 'second program', what: differs }));
    entries.push([name, entry]);
  }
  const lock: Lock = { program, diagrams: Object.fromEntries(entries.sort()) };
  if (check && found.length === 0 && !isDeepStrictEqual(lock, await readLock())) {
    found.push(`${LOCK_FILE}: it is not what ${program} says now: run npm run verify:gnubg`);
  }
  if (found.length > 0) {
    console.error(found.join('\n\n'));
    return 1;
  }
  if (!check) await writeFile(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `${program} confirms ${diagrams.diagrams.length} diagrams and ${puzzles.puzzles.length} puzzles`,
  );
  return 0;
}

/** The scene as money play without Jacoby, so that a finished game counts by the international rules. */
function questionAbout({ state }: Scene): string {
  const score = { white: 0, black: 0 };
  const money = { score, crawford: false, jacoby: false, beavers: false, matchLength: 0 };
  return writeXgid({ ...state, ...money });
}

/** What the second program said of the scene, as the lock keeps it. */
function entryOf({ state, dice }: Scene, answer: GnubgAnswer): LockEntry {
  return lockEntry({
    checkers: writeCheckers(state.setup),
    turn: state.turn,
    dice,
    results: answer.results,
    pips: answer.pips,
    points: answer.score?.points ?? null,
  });
}
