import { toSetup } from '../../../src/engine/setup.ts';
import { writeCheckers } from '../../../src/engine/xgid.ts';
import { generatePuzzle, type GeneratedPuzzle } from '../../../src/puzzles/generate/generate.ts';
import { LEVELS, PRACTICE_RULES } from '../../../src/puzzles/generate/levels.ts';
import { GENERATOR_VERSION, type Wish } from '../../../src/puzzles/generate/wish.ts';

/** Every rule at each of its levels, `each` seeds of it. */
export const wishes = (each: number, name: string): Wish[] =>
  PRACTICE_RULES.flatMap((rule) =>
    LEVELS[rule].flatMap((difficulty) =>
      Array.from({ length: each }, (_, i): Wish => ({
        seed: `${name}-${i}`,
        version: GENERATOR_VERSION,
        rule,
        difficulty,
      })),
    ),
  );

export const generated = (each: number, name: string): GeneratedPuzzle[] =>
  wishes(each, name).map(generatePuzzle);

/** XGID's 26 characters, capitals for the side to move. */
export const seenByMover = ({ position }: Pick<GeneratedPuzzle, 'position'>): string =>
  writeCheckers(toSetup(position, 'white'));
