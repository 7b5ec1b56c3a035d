import type { Dice } from '../../src/engine/dice.ts';
import { writePlay } from '../../src/engine/notation.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { borneOff, turned, type Position } from '../../src/engine/position.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import { toSetup, type Colour, type Side } from '../../src/engine/setup.ts';
import type { Difficulty } from '../../src/puzzles/difficulties.ts';
import { difficultyOf, measuresOfRoll } from '../../src/puzzles/difficulty.ts';
import { generatePuzzle, type GeneratedPuzzle } from '../../src/puzzles/generate/generate.ts';
import { PRACTICE_RULES } from '../../src/puzzles/generate/levels.ts';
import { GENERATOR_VERSION } from '../../src/puzzles/generate/wish.ts';
import { signatureOf } from '../../src/puzzles/collection.ts';
import { refusedTries, type RefusedTry } from '../../src/puzzles/tries.ts';

/** A board from which a puzzle can be made. */
export interface Candidate {
  readonly kind: GeneratedPuzzle['kind'];
  /** The rules that refuse whoever answers it wrong. */
  readonly rules: readonly RuleId[];
  readonly difficulty: Difficulty;
  /** One text for its position and the mirror of it. */
  readonly signature: string;
  /** What an author wants to know of it, a line each. */
  readonly notes: readonly string[];
  /** The parts of the puzzle's file that are not its texts. */
  readonly board: Readonly<Record<string, unknown>>;
}

/** A roll from a game. */
export interface Moment {
  readonly position: Position;
  readonly dice: Dice;
  readonly by: Colour;
}

/** More results than these make a puzzle that everybody solves. */
const MOST_RESULTS = 9;
const SHOWN = 5;

/** A puzzle to find a play in a game's roll; nothing where no try tempts anybody. */
export function candidateFromGame({ position, dice, by }: Moment): Candidate | undefined {
  const plays = legalPlays(position, dice);
  const tries = refusedTries(position, dice);
  const isOnly = plays.length === 1;
  if (plays.length === 0 || plays.length > MOST_RESULTS) return undefined;
  if (!isOnly && !tries.some(({ tempting }) => tempting)) return undefined;
  const byRule = Map.groupBy(
    tries.flatMap((one) => one.reasons.map(({ rule }) => ({ rule, text: textOf(one) }))),
    ({ rule }) => rule,
  );
  const rules = [...byRule.keys()];
  return {
    kind: isOnly ? 'only-play' : 'find-play',
    rules,
    difficulty: difficultyOf(measuresOfRoll(position, dice, rules)),
    signature: signatureOf(position),
    notes: [
      `${plays.length} legal: ${someOf(plays.map(({ moves }) => writePlay(moves)))}`,
      ...[...byRule].map(
        ([rule, refused]) => `${rule}: ${someOf(refused.map(({ text }) => text))}`,
      ),
    ],
    board: boardOf(position, by, { dice: [...dice] }),
  };
}

/** A refused try as a note has it: the moves before it in brackets, and a question mark where it tempts. */
function textOf({ made, from, to, die, tempting }: RefusedTry): string {
  const before = made.length > 0 ? `(${writePlay(made)}) ` : '';
  return `${before}${writePlay([{ from, to, die, hit: false }])}${tempting ? '?' : ''}`;
}

const someOf = (texts: readonly string[]): string =>
  [...texts.slice(0, SHOWN), ...(texts.length > SHOWN ? ['…'] : [])].join('; ');

/** What the generator makes of every rule, by so many seeds each. */
export function candidatesFromGenerator(each: number): Candidate[] {
  return PRACTICE_RULES.flatMap((rule) =>
    Array.from({ length: each }, (_, i) => {
      const seed = `candidate-${i}`;
      const puzzle = generatePuzzle({
        seed,
        version: GENERATOR_VERSION,
        rule,
        difficulty: 'any',
      });
      return {
        kind: puzzle.kind,
        rules: [rule],
        difficulty: puzzle.difficulty,
        signature: signatureOf(puzzle.position),
        notes: [`from the generator's seed ${seed}`],
        board: boardOf(puzzle.position, puzzle.by, partsOf(puzzle)),
      };
    }),
  );
}

function partsOf(puzzle: GeneratedPuzzle): Record<string, unknown> {
  if (puzzle.kind === 'worth') {
    const { cube, cubeCentred, jacoby, backgammon, starMars } = puzzle.terms;
    return {
      ...(cubeCentred ? {} : { cube: { value: cube, owner: puzzle.by } }),
      ...(jacoby || starMars || backgammon !== 'bar-or-home'
        ? { terms: { jacoby, backgammon, 'star-mars': starMars } }
        : {}),
    };
  }
  const play = puzzle.kind === 'legal-or-not' ? { play: puzzle.play } : {};
  return { dice: [...puzzle.dice], ...play };
}

function boardOf(
  position: Position,
  by: Colour,
  parts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { white, black } = toSetup(position, by);
  const seenByWhite = by === 'white' ? position : turned(position);
  return {
    position: {
      white: countsOf(white, borneOff(seenByWhite)),
      black: countsOf(black, borneOff(turned(seenByWhite))),
    },
    ...(by === 'black' ? { turn: 'black' } : {}),
    ...parts,
  };
}

/** A side's counts as a puzzle's file has them, from the furthest point on. */
function countsOf({ points, bar }: Side, off: number): Map<string | number, number> {
  const places = points.map((count, point) => [point, count] as const).reverse();
  return new Map<string | number, number>(
    [['bar', bar] as const, ...places, ['off', off] as const].filter(([, count]) => count > 0),
  );
}
