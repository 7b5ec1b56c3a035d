import type { RuleId } from '../engine/rules.ts';
import type { Difficulty } from './difficulties.ts';
import {
  difficultyOf,
  measuresOfPips,
  measuresOfRoll,
  measuresOfShown,
  measuresOfWorth,
  type Measures,
} from './difficulty.ts';
import { entering, NUMBERS } from './enter.ts';
import { reasonsOf } from './legal-or-not.ts';
import { seenBy } from './pips.ts';
import type { Question } from './question.ts';
import type { VerifiedPuzzle } from './verify.ts';

/** How hard a puzzle of the collection is. */
export const difficultyOfPuzzle = ({
  question,
  rules,
}: Pick<VerifiedPuzzle, 'question' | 'rules'>): Difficulty =>
  difficultyOf(measuresOf(question, rules));

function measuresOf(question: Question, rules: readonly RuleId[]): Measures {
  switch (question.kind) {
    case 'worth':
      return measuresOfWorth(question.loser, question.terms);
    case 'pips':
      return measuresOfPips(seenBy(question.of, question));
    case 'enter':
      return { refused: 0, proof: NUMBERS.length - entering(question).length, results: null };
    case 'bear-off':
      return measuresOfPips(question.position);
    case 'legal-or-not':
      return measuresOfShown(question.position, question.dice, {
        moves: question.written.length,
        reasons: reasonsOf(question),
      });
    default:
      return measuresOfRoll(question.position, question.dice, rules);
  }
}
