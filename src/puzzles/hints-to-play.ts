import { ltr } from '../diagrams/words.ts';
import { writePlay } from '../engine/notation.ts';
import { BAR } from '../engine/position.ts';
import type { RuleId } from '../engine/rules.ts';
import { keyMove, shownPlay } from './answer.ts';
import type { Hints, PlayQuestion } from './question.ts';

/** The hints to a roll. Points have the numbers that are printed on the board. */
export function hintsToPlay(question: PlayQuestion, rule: RuleId): Hints {
  const { from, die } = keyMove(question);
  const printed = question.by === 'white' ? from : BAR - from;
  const checker = from === BAR ? 'האבן שעל הבר' : `האבן שבמשולש ${printed}`;
  return [
    [{ rule }],
    [`הסתכלו על ${checker} ועל ה־${die}.`],
    [ltr(writePlay(shownPlay(question).moves))],
  ];
}
