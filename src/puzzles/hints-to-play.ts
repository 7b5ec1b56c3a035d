import { ltr } from '../diagrams/words.ts';
import { writePlay } from '../engine/notation.ts';
import { BAR } from '../engine/position.ts';
import type { RuleId } from '../engine/rules.ts';
import { keyMove, shownPlay } from './answer.ts';
import { printed } from './printed.ts';
import type { Hints, PlayQuestion } from './question.ts';

/** Which checker and which number decide. Points have the numbers that are printed on the board. */
export function whereToLook(question: PlayQuestion): string {
  const { from, die } = keyMove(question);
  const checker = from === BAR ? 'האבן שעל הבר' : `האבן שבמשולש ${printed(from, question.by)}`;
  return `הסתכלו על ${checker} ועל ה־${die}.`;
}

/** The hints to a roll that is to be played once. */
export const hintsToPlay = (question: PlayQuestion, rule: RuleId): Hints => [
  [{ rule }],
  [whereToLook(question)],
  [ltr(writePlay(shownPlay(question).moves))],
];
