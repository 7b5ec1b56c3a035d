import { counted, NOUNS } from '../diagrams/words.ts';
import { isDoublet } from '../engine/dice.ts';
import { judge } from '../engine/judge.ts';
import { BAR, OFF } from '../engine/position.ts';
import { reach } from '../engine/reach.ts';
import type { Reason } from '../engine/reasons.ts';
import type { RuleId } from '../engine/rules.ts';
import { POINTS, printed, thePoints } from './printed.ts';
import type { Hints, ReachQuestion, Wrong } from './question.ts';
import { isShut } from './shut.ts';

/** Every place that the checker can land on within some legal play, the furthest first; 0 when it can be borne off. */
export const placesReached = ({ position, dice, from }: ReachQuestion): number[] =>
  reach(position, dice, from);

/** The points among them. */
export const pointsReached = (question: ReachQuestion): number[] =>
  placesReached(question).filter((place) => place !== OFF);

/** Why the checker cannot come to a point, 24 to 1; none where it can, and where it stands. */
export function whyOutOfReach(question: ReachQuestion, to: number): readonly Reason[] {
  const { position, dice, from } = question;
  if (to === from || pointsReached(question).includes(to)) return [];
  const verdict = judge(position, dice, [{ from, to, hit: false }]);
  return verdict.legal ? [] : verdict.reasons;
}

/** By which rule the checker comes to a point that it can reach. */
function ruleOfReaching({ position, dice, from }: ReachQuestion, to: number): RuleId {
  if (dice.some((die) => die === from - to)) return 'die-by-die';
  if (isDoublet(dice)) return 'split-freely';
  return dice.some((die) => isShut(position, from - die)) ? 'stop-between' : 'one-or-two';
}

/** What is wrong when a point that can be reached was not marked. */
export const whyMissed = (question: ReachQuestion, point: number): Wrong => ({
  rule: ruleOfReaching(question, point),
  why: ['חסר כאן משולש שהאבן מגיעה אליו.'],
});

/** The rules by which wrong answers are refused. */
export function rulesOfReach(question: ReachQuestion): Set<RuleId> {
  return new Set([
    ...POINTS.flatMap((point) => whyOutOfReach(question, point).map(({ rule }) => rule)),
    ...pointsReached(question).map((point) => ruleOfReaching(question, point)),
  ]);
}

/** The hints to where a checker can get to. */
export function hintsToReach(question: ReachQuestion, rule: RuleId): Hints {
  const { dice, by, from } = question;
  const [first, second] = dice.toSorted((a, b) => b - a);
  const checker = from === BAR ? 'האבן שעל הבר' : `האבן שבמשולש ${printed(from, by)}`;
  const where = isDoublet(dice)
    ? `ספרו בכל פעם ${counted(first!, NOUNS.pips)}, החל מ${checker}, ובדקו כל עצירה.`
    : `בדקו את ${checker} עם ה־${first} לבדו, עם ה־${second} לבדו, ועם שניהם בכל אחד משני הסדרים.`;
  return [[{ rule }], [where], [`${thePoints(pointsReached(question), by)}.`]];
}
