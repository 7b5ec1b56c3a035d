import { tellReason } from '../diagrams/reason-words.ts';
import type { Words } from '../diagrams/words.ts';
import { isDoublet } from '../engine/dice.ts';
import { judge, type Verdict } from '../engine/judge.ts';
import type { Move } from '../engine/moves.ts';
import { legalPlays } from '../engine/plays.ts';
import { BAR, furthest, HOME, OFF } from '../engine/position.ts';
import { RULE_OF, type Reason } from '../engine/reasons.ts';
import { RULE_IDS, type RuleId } from '../engine/rules.ts';
import { casesOf } from './cases.ts';
import { permissionsOf, type Permission } from './permits.ts';
import { printed } from './printed.ts';
import type { Hints, RulingQuestion, Wrong } from './question.ts';
import { refusedTries } from './tries.ts';

/** An answer: the play is legal, or a rule forbids it. */
export type Ruling = 'legal' | RuleId;

/** How many rules there are to choose among, beside that the play is legal. */
const RULES = 3;

export const verdictOf = ({ position, dice, written }: RulingQuestion): Verdict =>
  judge(position, dice, written);

export const reasonsOf = (question: RulingQuestion): readonly Reason[] => {
  const verdict = verdictOf(question);
  return verdict.legal ? [] : verdict.reasons;
};

/** The witness of a refusal by duty: the play that could have been made. */
export const witnessOf = (question: RulingQuestion): readonly Move[] | undefined =>
  reasonsOf(question).flatMap((reason) => ('witness' in reason ? [reason.witness.moves] : []))[0];

/** The duty to use the dice has several rules, and only one of them is offered at a time. */
const DUTIES: readonly RuleId[] = ['both-dice', 'dead-end', 'only-one', 'doublet-most'];

/** The rules that may be offered though they forbid nothing here, those that come to mind first at the head. */
const OFFERED: readonly RuleId[] = [
  RULE_OF['checker-behind'],
  RULE_OF['not-all-home'],
  RULE_OF['point-blocked'],
  'doublet-most',
  'dead-end',
  RULE_OF['must-play-larger'],
  RULE_OF['bar-first'],
  RULE_OF['not-rolled'],
  RULE_OF['wrong-direction'],
  RULE_OF['no-checker'],
];

/** What there is to choose among, in the book's order: that it is legal, and three rules, the ones that forbid it among them. */
export function rulingsOf(question: RulingQuestion): Ruling[] {
  const { position, dice } = question;
  const broken = [...new Set(reasonsOf(question).map(({ rule }) => rule))];
  const met = new Set(
    refusedTries(position, dice).flatMap(({ reasons }) => reasons.map(({ rule }) => rule)),
  );
  const kept = OFFERED.filter(
    (rule) => !broken.includes(rule) && whyKept(question, rule) !== undefined,
  ).sort((a, b) => Number(met.has(b)) - Number(met.has(a)));
  const rules = [...broken, ...kept].slice(0, Math.max(RULES, broken.length));
  return ['legal', ...rules.sort((a, b) => RULE_IDS.indexOf(a) - RULE_IDS.indexOf(b))];
}

/** Why a ruling is wrong, by a sentence for each reason; none for a right one. Any rule that forbids the play is right. */
export function judgeRuling(question: RulingQuestion, ruling: Ruling): Wrong[] {
  const reasons = reasonsOf(question);
  if (ruling === 'legal') {
    return reasons.map((reason) => ({
      rule: reason.rule,
      why: tellWhyNot(reason, question),
    }));
  }
  if (reasons.some(({ rule }) => rule === ruling)) return [];
  return [{ rule: ruling, why: [whyKept(question, ruling)!] }];
}

/** The rules that a legal play needs, because they allow what it does; none of an illegal one. */
export function permissionsOfRuling(question: RulingQuestion): Permission[] {
  const { position, dice } = question;
  const verdict = verdictOf(question);
  if (!verdict.legal) return [];
  return permissionsOf({ position, dice, plays: legalPlays(position, dice) }, verdict.play);
}

/**
 * The rules by which wrong answers are refused, the narrower ones and those that allow a legal play among them.
 * A play that was made and is not legal may be corrected: whoever lets it stand gives that up.
 */
export function rulesOfRuling(question: RulingQuestion): Set<RuleId> {
  const { position, dice, written } = question;
  const situation = { position, dice, plays: legalPlays(position, dice) };
  const landings = written.map(({ to }) => to);
  return new Set([
    ...rulingsOf(question).flatMap((ruling) =>
      judgeRuling(question, ruling).map(({ rule }) => rule),
    ),
    ...reasonsOf(question).flatMap((reason) => casesOf(situation, { reason, landings })),
    ...(reasonsOf(question).length > 0 ? (['illegal-move'] as const) : []),
    ...permissionsOfRuling(question),
  ]);
}

/** Why the play is refused. Of a checker that stood on its point until it was played, it is said that it has gone. */
function tellWhyNot(reason: Reason, { position, by }: RulingQuestion): Words {
  const there = reason.code === 'no-checker' ? position[reason.from]! : 0;
  if (reason.code !== 'no-checker' || there <= 0) return [...tellReason(reason, by), '.'];
  const where = reason.from === BAR ? 'על הבר' : `במשולש ${printed(reason.from, by)}`;
  return [there === 1 ? `האבן שהייתה ${where} כבר זזה.` : `כל האבנים שהיו ${where} כבר זזו.`];
}

/** Why a rule does not forbid the play, in a sentence; nothing where no such sentence is known to be true. */
function whyKept(question: RulingQuestion, rule: RuleId): string | undefined {
  const reasons = reasonsOf(question);
  if (DUTIES.includes(rule) && reasons.some((reason) => DUTIES.includes(reason.rule))) {
    return undefined;
  }
  return KEPT[rule]?.(question, verdictOf(question));
}

type Kept = (question: RulingQuestion, verdict: Verdict) => string | undefined;

const KEPT: Readonly<Partial<Record<RuleId, Kept>>> = {
  'bar-first'({ position, by, written }) {
    const onBar = position[BAR]!;
    if (onBar === 0) return by === 'white' ? 'אין לכם אבן על הבר.' : 'לשחור אין אבן על הבר.';
    if (written.filter(({ from }) => from === BAR).length < onBar) return undefined;
    return onBar === 1 ? 'האבן שעל הבר נכנסת כאן.' : 'כל האבנים שעל הבר נכנסות כאן.';
  },
  'larger-off'(_, verdict) {
    const off = verdict.legal ? verdict.play.moves.filter(({ to }) => to === OFF) : [];
    if (off.length === 0) return undefined;
    return off.every(({ from, die }) => die === from)
      ? 'המספר הוא בדיוק המספר של המשולש.'
      : 'מספר גדול מהדרוש מוציא כאן רק מהמשולש הרחוק ביותר.';
  },
  'all-home'({ position, by, written }, { legal }) {
    if (written.every(({ to }) => to !== OFF)) return undefined;
    if (furthest(position) <= HOME) {
      return by === 'white'
        ? 'כל האבנים שנשארו לכם במשחק כבר בלוח הבית.'
        : 'כל האבנים שנשארו לשחור במשחק כבר בלוח הבית שלו.';
    }
    return legal ? 'מוציאים כאן רק אחרי שהאבן האחרונה הגיעה ללוח הבית.' : undefined;
  },
  'blocked-point'({ position, dice, by, written }, { legal }) {
    const isDirect = written.every(({ from, to }) => dice.some((die) => die === from - to));
    const points = written.map(({ to }) => to).filter((to) => to !== OFF);
    if ((!legal && !isDirect) || points.some((point) => position[point]! < -1)) return undefined;
    const blot = points.find((point) => position[point] === -1);
    return blot === undefined
      ? 'אף אבן לא נוחתת כאן במשולש חסום.'
      : `במשולש ${printed(blot, by)} עומדת רק אבן אחת של היריב, ואבן בודדת לא חוסמת.`;
  },
  'larger-die'({ position, dice }, verdict) {
    if (isDoublet(dice)) return undefined;
    if (!verdict.legal) {
      return legalPlays(position, dice).some(({ moves }) => moves.length === 2)
        ? 'יש דרך לשחק את שני המספרים, ולכן לא בוחרים ביניהם.'
        : undefined;
    }
    return verdict.play.moves.length === 2 ? 'משחקים כאן את שני המספרים.' : undefined;
  },
  'dead-end'({ dice }, verdict) {
    if (isDoublet(dice) || !verdict.legal) return undefined;
    return verdict.play.moves.length === 2
      ? 'משחקים כאן את שני המספרים.'
      : 'אין דרך לשחק את שני המספרים.';
  },
  'doublet-most'({ dice }, verdict) {
    if (!isDoublet(dice) || !verdict.legal) return undefined;
    return verdict.play.moves.length === 4
      ? 'משחקים כאן את המספר ארבע פעמים.'
      : 'אין דרך לשחק את המספר יותר פעמים.';
  },
  'die-by-die'({ dice, written }) {
    const isDirect = written.every(
      ({ from, to }) => to !== OFF && dice.some((die) => die === from - to),
    );
    return isDirect ? 'כל מרחק כאן הוא מספר שיצא.' : undefined;
  },
  'forward-only': ({ written }) =>
    written.every(({ from, to }) => from > to) ? 'כל אבן כאן זזה קדימה.' : undefined,
  'own-checkers': ({ position, by, written }) => {
    if (written.some(({ from }) => position[from]! <= 0)) return undefined;
    return by === 'white' ? 'כל האבנים שזזות כאן שלכם.' : 'כל האבנים שזזות כאן של שחור.';
  },
};

/** What is told of the play: that it is legal, or why not. */
export const rulingInWords = (question: RulingQuestion) => {
  const why = judgeRuling(question, 'legal').flatMap(({ why: words }) => [' ', ...words]);
  return why.length === 0 ? ['מותר.'] : ['אסור:', ...why];
};

/** The hints to whether a play is legal. */
export function hintsToRuling(question: RulingQuestion, rule: RuleId): Hints {
  const { written, by } = question;
  const [first] = written.toSorted((a, b) => b.from - a.from);
  const from = first!.from === BAR ? 'מהבר' : `ממשולש ${printed(first!.from, by)}`;
  const where =
    written.length === 1
      ? `עקבו אחרי האבן שיוצאת ${from}, ובדקו גם מה נשאר לשחק.`
      : `שחקו את זה בראש אבן אחרי אבן, החל מזו שיוצאת ${from}.`;
  return [[{ rule }], [where], rulingInWords(question)];
}
