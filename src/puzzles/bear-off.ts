import { counted, NOUNS } from '../diagrams/words.ts';
import { judge } from '../engine/judge.ts';
import { movesOf } from '../engine/moves.ts';
import { BAR, furthest, HOME, OFF } from '../engine/position.ts';
import { RULE_OF, type Reason } from '../engine/reasons.ts';
import type { RuleId } from '../engine/rules.ts';
import { casesOf } from './cases.ts';
import { POINTS, printed, thePoints } from './printed.ts';
import type { BearOffQuestion, Hints, Wrong } from './question.ts';

/** What is told where no checker may leave. */
export const NONE_LEAVES = 'אף אבן לא יוצאת.';

/** The points from which the number bears a checker off. There is one at most. */
export const leaving = ({ position, number }: BearOffQuestion): number[] =>
  movesOf(position, number)
    .filter(({ to }) => to === OFF)
    .map(({ from }) => from);

/** The points, 24 to 1, on which the mover has checkers. */
export const pointsHeld = ({ position }: BearOffQuestion): number[] =>
  POINTS.filter((point) => position[point]! > 0);

/** Why the number bears no checker of the mover's off from a point, 24 to 1; none where it does. */
export function whyStays(question: BearOffQuestion, from: number): readonly Reason[] {
  const { position, number } = question;
  if (leaving(question).includes(from)) return [];
  if (position[from]! <= 0) return [{ code: 'no-checker', rule: RULE_OF['no-checker'], from }];
  // The engine would add up two dice here; what is asked is one number.
  if (from > number && furthest(position) <= HOME) {
    return [{ code: 'not-rolled', rule: 'exact-off', from, to: OFF, left: [number] }];
  }
  if (from > number) {
    const rule = RULE_OF['not-all-home'];
    return [{ code: 'not-all-home', rule, furthest: furthest(position) }];
  }
  const verdict = judge(position, [number, number], [{ from, to: OFF, hit: false }]);
  return verdict.legal ? [] : verdict.reasons;
}

/** By which rule the number bears off from a point. */
const ruleOfLeaving = ({ number }: BearOffQuestion, from: number): RuleId =>
  from === number ? 'exact-off' : 'larger-off';

/** What is wrong when a point from which the number bears off was not marked. */
export const whyMissed = (question: BearOffQuestion, from: number): Wrong => ({
  rule: ruleOfLeaving(question, from),
  why: ['חסרה כאן אבן שיוצאת.'],
});

/** The rules that say of this very number what the rule of a reason says of all. */
function narrower({ position, number }: BearOffQuestion, reason: Reason): RuleId[] {
  const refused = { reason, landings: [OFF], tried: { number, board: position } };
  return casesOf({ position, dice: [number, number] }, refused);
}

/** The rules by which wrong answers are refused. */
export const rulesOfBearOff = (question: BearOffQuestion): Set<RuleId> =>
  new Set([
    ...POINTS.flatMap((from) =>
      whyStays(question, from).flatMap((reason) => [reason.rule, ...narrower(question, reason)]),
    ),
    ...leaving(question).map((from) => ruleOfLeaving(question, from)),
  ]);

/** The points from which a number bears off, in words. */
export const leavingInWords = (points: readonly number[], { by }: BearOffQuestion): string =>
  points.length === 0 ? NONE_LEAVES : `יוצאת אבן ממשולש ${printed(points[0]!, by)}.`;

function whereToLook({ position, number, by }: BearOffQuestion): string {
  const highest = furthest(position);
  if (highest === BAR) return 'הסתכלו על הבר.';
  if (highest > HOME) return `הסתכלו על ${thePoints([highest], by)}.`;
  const here = counted(Math.max(0, position[number]!), NOUNS.checkers);
  const there = position[number]! > 0 ? `יש ${here}` : 'אין אבן';
  return `במשולש ${printed(number, by)} ${there}, והאבן הרחוקה ביותר עומדת ב${thePoints([highest], by)}.`;
}

/** The hints to what a number bears off. */
export const hintsToBearOff = (question: BearOffQuestion, rule: RuleId): Hints => [
  [{ rule }],
  [whereToLook(question)],
  [leavingInWords(leaving(question), question)],
];
