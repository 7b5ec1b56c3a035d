/** The answers that there are to choose among, with the reason why each wrong one is wrong. */
import type { RuleId } from '../../engine/rules.ts';
import { judgeRuling, rulingsOf, witnessOf, type Ruling } from '../../puzzles/legal-or-not.ts';
import type { RulingQuestion, WorthQuestion } from '../../puzzles/question.ts';
import { choicesOf, judgeWorth, worthInWords } from '../../puzzles/worth.ts';
import { arrowsOf } from './arrows.ts';
import type { Choice } from './puzzle-choosing.tsx';

/**
 * Whether a play is legal, or which rule forbids it.
 *
 * @param nameOf what a rule is called, by its number and name
 */
export function choicesOfRuling(
  question: RulingQuestion,
  nameOf: (rule: RuleId) => string,
): Choice[] {
  const witness = witnessOf(question);
  return rulingsOf(question).map((ruling: Ruling) => ({
    label: ruling === 'legal' ? 'מותר' : `אסור: ${nameOf(ruling)}`,
    wrong: judgeRuling(question, ruling),
    proof: ruling === 'legal' && witness ? arrowsOf(witness, question.by) : undefined,
  }));
}

/** What a finished game may be worth. */
export const choicesOfWorth = (question: WorthQuestion): Choice[] =>
  choicesOf(question).map((choice) => {
    const wrong = judgeWorth(question, choice);
    return {
      label: worthInWords(choice),
      wrong: wrong ? [{ rule: wrong.rule, why: [wrong.why] }] : [],
    };
  });
