import { describeFailure } from '../../diagrams/failure.ts';
import lock from '../../diagrams/gnubg.lock.json' with { type: 'json' };
import { RULE_IDS } from '../../engine/rules.ts';
import { collectionFailures, type PuzzleFile } from '../../puzzles/collection.ts';
import { verifyPuzzleText, type VerifiedPuzzle } from '../../puzzles/verify.ts';
import { diagram } from './diagrams.ts';

const FILES = import.meta.glob<string>('/src/content/puzzles/**/*.{yaml,yml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let verified: readonly VerifiedPuzzle[] | undefined;

/**
 * All puzzles in the order of the rules that they teach, proved when the first page asks for them. Throws
 * an Error that says what is wrong with any of the files, which stops the build.
 */
export const puzzles = (): readonly VerifiedPuzzle[] => (verified ??= verifyAll());

/** The puzzle of an id. Throws an Error as `puzzles` does, or when there is none. */
export function puzzle(id: string): VerifiedPuzzle {
  const found = puzzles().find((one) => one.id === id);
  if (!found) throw new Error(`There is no puzzle called "${id}" in src/content/puzzles.`);
  return found;
}

/** The puzzle that comes after another in the book's order; nothing after the last. */
export const puzzleAfter = (id: string): VerifiedPuzzle | undefined =>
  puzzles()[puzzles().findIndex((one) => one.id === id) + 1];

function verifyAll(): VerifiedPuzzle[] {
  const failures: string[] = [];
  const proved: PuzzleFile[] = [];
  for (const [path, text] of Object.entries(FILES)) {
    const file = path.slice(1);
    const verification = verifyPuzzleText(text, diagram, lock);
    if (verification.ok) proved.push({ file, puzzle: verification.value });
    else failures.push(...verification.failures.map((failure) => describeFailure(file, failure)));
  }
  for (const { file, failure } of collectionFailures(proved)) {
    failures.push(describeFailure(file, failure));
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  const place = ({ rules: [rule] }: VerifiedPuzzle): number => RULE_IDS.indexOf(rule);
  return proved
    .map((one) => one.puzzle)
    .sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}
