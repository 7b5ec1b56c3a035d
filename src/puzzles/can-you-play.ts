import { listed, ltr } from '../diagrams/words.ts';
import { judge } from '../engine/judge.ts';
import { writePlay } from '../engine/notation.ts';
import { BAR } from '../engine/position.ts';
import type { Reason } from '../engine/reasons.ts';
import type { RuleId } from '../engine/rules.ts';
import { shownPlay } from './answer.ts';
import { whereToLook } from './hints-to-play.ts';
import { thePoints } from './printed.ts';
import type { Hints, PlayQuestion } from './question.ts';

/** What is told of a roll that cannot be played. */
export const NO_PLAY = 'אין אף מהלך, והתור עובר.';

/** Why it is wrong to say that nothing can be played, with a play that proves it; none where it is right. */
export function whyNotPass({ position, dice }: PlayQuestion): readonly Reason[] {
  const verdict = judge(position, dice, []);
  return verdict.legal ? [] : verdict.reasons;
}

function whereNothingGoes({ position, dice, by }: PlayQuestion): string {
  const numbers = [...new Set(dice)].sort((a, b) => b - a);
  if (position[BAR]! > 0) {
    const points = numbers.map((die) => BAR - die);
    return `הסתכלו על הבר. בהטלה הזאת נכנסים רק דרך ${thePoints(points, by)}.`;
  }
  return `בדקו כל אבן לבדה: לאן היא מגיעה עם ${listed(numbers.map(String))}?`;
}

/** The hints to whether a roll can be played. */
export function hintsToCanYouPlay(question: PlayQuestion, rule: RuleId): Hints {
  return question.plays.length === 0
    ? [[{ rule }], [whereNothingGoes(question)], [NO_PLAY]]
    : [[{ rule }], [whereToLook(question)], [ltr(writePlay(shownPlay(question).moves))]];
}
