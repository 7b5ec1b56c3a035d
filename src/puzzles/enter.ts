import { listed } from '../diagrams/words.ts';
import type { Die } from '../engine/dice.ts';
import { judge } from '../engine/judge.ts';
import { movesOf } from '../engine/moves.ts';
import { BAR } from '../engine/position.ts';
import type { Reason } from '../engine/reasons.ts';
import type { RuleId } from '../engine/rules.ts';
import { casesOf } from './cases.ts';
import { printed } from './printed.ts';
import type { EnterQuestion, Hints, Wrong } from './question.ts';

export const NUMBERS: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** What is told where no number enters. */
export const NONE_ENTERS = 'אף מספר לא מכניס.';

/** The numbers that bring a checker in from the bar, from 1 to 6; asked only where there is one on the bar. */
export const entering = ({ position }: EnterQuestion): Die[] =>
  NUMBERS.filter((die) => movesOf(position, die).length > 0);

/** Why a number does not enter; none where it does. */
export function whyShut(question: EnterQuestion, die: Die): readonly Reason[] {
  if (entering(question).includes(die)) return [];
  const move = { from: BAR, to: BAR - die, hit: false };
  const verdict = judge(question.position, [die, die], [move]);
  return verdict.legal ? [] : verdict.reasons;
}

const isHit = ({ position }: EnterQuestion, die: Die): boolean => position[BAR - die] === -1;

/** By which rule a number enters. */
const ruleOfEntering = (question: EnterQuestion, die: Die): RuleId =>
  isHit(question, die) ? 'enter-and-hit' : 'entry-point';

/** What is wrong when a number that enters was not chosen. */
export const whyMissed = (question: EnterQuestion, die: Die): Wrong => ({
  rule: ruleOfEntering(question, die),
  why: [
    isHit(question, die)
      ? 'חסר כאן מספר שמכניס: אבן בודדת של היריב לא חוסמת.'
      : 'חסר כאן מספר שמכניס.',
  ],
});

/** The rules by which wrong answers are refused. */
export const rulesOfEnter = (question: EnterQuestion): Set<RuleId> =>
  new Set([
    ...NUMBERS.flatMap((die) =>
      whyShut(question, die).flatMap((reason) => [
        reason.rule,
        ...casesOf(
          { position: question.position, dice: [die, die] },
          { reason, landings: [BAR - die] },
        ),
      ]),
    ),
    ...entering(question).map((die) => ruleOfEntering(question, die)),
  ]);

/** Numbers that enter in words. */
export function numbersInWords(numbers: readonly Die[]): string {
  if (numbers.length === 0) return NONE_ENTERS;
  return numbers.length === 1
    ? `נכנסים רק ב־${numbers[0]!}.`
    : `נכנסים ב־${listed(numbers.map(String))}.`;
}

/** The hints to which numbers enter. */
export function hintsToEnter(question: EnterQuestion, rule: RuleId): Hints {
  const { position, by } = question;
  const [low, high] = [1, 6].map((die) => printed(BAR - die, by)).sort((a, b) => a - b);
  const checkers = position[BAR] === 1 ? 'האבן נכנסת' : 'האבנים נכנסות';
  const where = `${checkers} ללוח הבית של היריב, משולשים ${low} עד ${high}. בדקו מי עומד בכל אחד מהם.`;
  return [[{ rule }], [where], [numbersInWords(entering(question))]];
}
