import { judge } from '../engine/judge.ts';
import { OFF } from '../engine/position.ts';
import type { Position } from '../engine/position.ts';
import type { RuleId } from '../engine/rules.ts';
import {
  difficultyOf,
  measuresOfPips,
  measuresOfRoll,
  measuresOfShown,
  measuresOfWorth,
  type Difficulty,
  type Measures,
} from './difficulty.ts';
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
      return measuresOfPips(checkersOf(question.position, question.of === question.by));
    case 'enter':
      return { refused: 0, proof: shutPoints(question.position), results: null };
    case 'bear-off':
      return measuresOfPips(checkersOf(question.position, true));
    case 'legal-or-not': {
      const { position, dice, written } = question;
      const verdict = judge(position, dice, written);
      const reasons = verdict.legal ? [] : verdict.reasons;
      return measuresOfShown(position, dice, { moves: written.length, reasons });
    }
    default:
      return measuresOfRoll(question.position, question.dice, rules);
  }
}

/** The checkers of the mover, or of the other side, on each place; none of the other side's. */
const checkersOf = (position: Position, isMover: boolean): number[] =>
  position.map((count, place) => (place === OFF ? 0 : Math.max(0, isMover ? count : -count)));

/** How many points of the opponent's home board are shut to a checker that enters: 0 to 6. */
const shutPoints = (position: Position): number =>
  position.slice(19, 25).filter((count) => count < -1).length;
