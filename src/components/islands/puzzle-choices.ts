/** The answers that there are to choose among, with the reason why each wrong one is wrong. */
import type { RuleId } from '../../engine/rules.ts';
import { tellDenied } from '../../puzzles/denied.ts';
import {
  judgeRuling,
  permissionsOfRuling,
  reasonsOf,
  rulingsOf,
  witnessOf,
  type Ruling,
} from '../../puzzles/legal-or-not.ts';
import type { RulingQuestion, WorthQuestion } from '../../puzzles/question.ts';
import { choicesOf, judgeWorth, worthInWords } from '../../puzzles/worth.ts';
import { arrowsOf } from './arrows.ts';
import type { Choice } from './puzzle-choosing.tsx';

/** What is said to whoever allows a play that is not legal. */
const WHICH_RULE = 'זה אסור. מצאו איזה כלל אוסר את זה.';

/**
 * Whether a play is legal, or which rule forbids it.
 *
 * @param nameOf what a rule is called, by its number and name
 * @param rules the puzzle's own, of which those that allow the play are cited to whoever forbids it
 */
export function choicesOfRuling(
  question: RulingQuestion,
  nameOf: (rule: RuleId) => string,
  rules: readonly RuleId[],
): Choice[] {
  const [reason] = reasonsOf(question);
  const witness = witnessOf(question);
  const allowed = tellDenied(permissionsOfRuling(question), rules);
  return rulingsOf(question).map((ruling: Ruling): Choice => {
    // Which rule forbids it is still to be found.
    if (ruling === 'legal') {
      const wrong = reason ? [{ rule: reason.rule, why: [WHICH_RULE] }] : [];
      return { label: 'מותר', wrong, ...(reason && { isHalf: true }) };
    }
    const wrong = judgeRuling(question, ruling);
    return {
      label: `אסור: ${nameOf(ruling)}`,
      wrong: [...wrong, ...allowed],
      proof: wrong.length === 0 && witness ? arrowsOf(witness, question.by) : undefined,
    };
  });
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
