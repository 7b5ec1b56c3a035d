import type { PuzzleKind, Question } from '../../src/puzzles/question.ts';
import { proved, rawOf } from './raw.ts';

/** What a puzzle of the site asks, which must be of a kind. */
export function questionOf<Kind extends PuzzleKind>(
  kind: Kind,
  id: string,
): Question & { readonly kind: Kind } {
  const { question } = proved(rawOf(id));
  if (question.kind !== kind) throw new Error(`${id} is of the kind ${question.kind}`);
  return question as Question & { readonly kind: Kind };
}
