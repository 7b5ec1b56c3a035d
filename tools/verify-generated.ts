/** Asks GNU Backgammon about generated puzzles; where it lists other results or gives other points than the engine, this fails. */
import { outcome } from '../src/engine/outcome.ts';
import { legalPlays } from '../src/engine/plays.ts';
import { borneOff, CHECKERS } from '../src/engine/position.ts';
import { PLAIN_TERMS, score } from '../src/engine/score.ts';
import { toSetup } from '../src/engine/setup.ts';
import { writeCheckers, writeXgid } from '../src/engine/xgid.ts';
import { generatePuzzle, type GeneratedPuzzle } from '../src/puzzles/generate/generate.ts';
import { LEVELS, PRACTICE_RULES } from '../src/puzzles/generate/levels.ts';
import { stateOf } from '../src/puzzles/generate/state.ts';
import { GENERATOR_VERSION } from '../src/puzzles/generate/wish.ts';
import { askGnubg, GnubgError, type GnubgAnswer } from './gnubg/driver.ts';

const EACH = 10;

const puzzles = PRACTICE_RULES.flatMap((rule) =>
  LEVELS[rule].flatMap((difficulty) =>
    Array.from({ length: EACH }, (_, i) =>
      generatePuzzle({ seed: `gnubg-${i}`, version: GENERATOR_VERSION, rule, difficulty }),
    ),
  ),
);

/** The puzzle as money play without Jacoby, so that a finished game counts by the international rules. */
const questionAbout = (puzzle: GeneratedPuzzle): string =>
  writeXgid({ ...stateOf(puzzle), jacoby: false });

/** What the engine says, in GNU Backgammon's words: its results, or the points of a finished game. */
function byEngine(puzzle: GeneratedPuzzle): string {
  const { position, by } = puzzle;
  if (puzzle.kind === 'worth') {
    const { points } = score(outcome(position)!, { ...PLAIN_TERMS, cube: puzzle.terms.cube });
    return `${by} ${points}`;
  }
  const results = legalPlays(position, puzzle.dice).map(({ result }) =>
    borneOff(result) === CHECKERS ? 'won' : writeCheckers(toSetup(result, by)),
  );
  return [...new Set(results)].sort().join(' ');
}

const byGnubg = ({ score: won, results }: GnubgAnswer): string =>
  won ? `${won.winner} ${won.points}` : (results ?? []).join(' ');

try {
  const { program, answers } = await askGnubg(puzzles.map(questionAbout));
  const differing = puzzles.filter((puzzle, i) => byEngine(puzzle) !== byGnubg(answers[i]!));
  for (const puzzle of differing) {
    console.error(`${questionAbout(puzzle)}: ${program} says something else`);
  }
  if (differing.length > 0) console.error(`${differing.length} failures`);
  else console.log(`${program} confirms ${puzzles.length} generated puzzles`);
  process.exitCode = differing.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof GnubgError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
