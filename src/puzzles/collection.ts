import { turned, type Position } from '../engine/position.ts';
import type { Failure } from '../diagrams/failure.ts';
import type { VerifiedPuzzle } from './verify.ts';

/** A puzzle and the file that it stands in. */
export interface PuzzleFile {
  readonly file: string;
  readonly puzzle: VerifiedPuzzle;
}

/** One text for a position and its mirror, on which the sides have changed places. */
export const signatureOf = (position: Position): string =>
  [position.join(), turned(position).join()].sort()[0]!;

/** What is wrong with proved puzzles together: an id that two have, or a position, or one that is another's mirror. */
export function collectionFailures(
  puzzles: readonly PuzzleFile[],
): { readonly file: string; readonly failure: Failure }[] {
  const ids = new Map<string, string>();
  const positions = new Map<string, string>();
  return puzzles.flatMap(({ file, puzzle }) => {
    const failures: Failure[] = [];
    const position = signatureOf(puzzle.scene.position);
    const sameId = ids.get(puzzle.id);
    const samePosition = positions.get(position);
    if (sameId !== undefined) {
      failures.push({ where: 'id', what: `"${puzzle.id}" is the id of ${sameId} too` });
    }
    if (samePosition !== undefined) {
      const what = `${samePosition} has the same position, or its mirror`;
      failures.push({ where: 'position', what });
    }
    ids.set(puzzle.id, sameId ?? file);
    positions.set(position, samePosition ?? file);
    return failures.map((failure) => ({ file, failure }));
  });
}

/** The ids of the puzzles that a page's source shows outside comments, each once, by `<Puzzle id="…">`. */
export function puzzlesIn(source: string): string[] {
  const shown = source.replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '');
  const uses = shown.matchAll(/<Puzzle\s[^>]*?\bid=(["'])(.*?)\1/g);
  return [...new Set([...uses].map(([, , id]) => id!))];
}
