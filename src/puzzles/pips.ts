import { counted, NOUNS } from '../diagrams/words.ts';
import { BAR, pipCount, turned, type Position } from '../engine/position.ts';
import { other, type Colour } from '../engine/setup.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Hints, PipsQuestion, Wrong } from './question.ts';

const RULE: RuleId = 'pip-count';

const SIDES: Readonly<Record<Colour, string>> = { white: 'לבן', black: 'שחור' };

/** The board as the side sees it whose pips are counted. */
export const seenBy = (colour: Colour, { position, by }: PipsQuestion): Position =>
  colour === by ? position : turned(position);

const own = (position: Position): { readonly place: number; readonly count: number }[] =>
  position.flatMap((count, place) => (count > 0 ? { place, count } : []));

/** The pip count that is asked for. */
export const pipsOf = (question: PipsQuestion): number => pipCount(seenBy(question.of, question));

/** What marks of direction and spaces a number may come with. */
const AROUND = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The digits of Arabic keyboards, by their zeros. */
const DIGITS = [
  { other: /[٠-٩]/gu, zero: '٠' },
  { other: /[۰-۹]/gu, zero: '۰' },
];

const inOurDigits = (text: string): string =>
  DIGITS.reduce(
    (so, { other, zero }) =>
      so.replace(other, (digit) => String(digit.charCodeAt(0) - zero.charCodeAt(0))),
    text,
  );

/** Reads a typed number, forgiving of spaces and of a word after it; nothing where it is no whole number. */
export function readPips(text: string): number | undefined {
  const typed = inOurDigits(text.replace(AROUND, ''));
  const [, digits] = /^(\d{1,15})(?:צעדים|צעד)?\.?$/u.exec(typed) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A count that people come to by a known mistake. */
export interface Mistake {
  readonly pips: number;
  readonly wrong: Wrong;
}

/** The counts that known mistakes lead to, where they differ from the right one. The first of each number holds. */
export function mistakes(question: PipsQuestion): Mistake[] {
  const { of } = question;
  const mine = own(seenBy(of, question));
  const right = pipsOf(question);
  const bar = mine.find(({ place }) => place === BAR)?.count ?? 0;
  const sum = (worth: (place: number, count: number) => number): number =>
    mine.reduce((pips, { place, count }) => pips + worth(place, count), 0);
  const made: [pips: number, why: string, rule?: RuleId][] = [
    [right - BAR * bar, `אבן על הבר נספרת ${BAR}.`],
    [
      pipCount(seenBy(other(of), question)),
      `זאת הספירה של ${SIDES[other(of)]}, והשאלה על ${SIDES[of]}.`,
    ],
    [
      sum((place, count) => (place === BAR ? BAR : BAR - place) * count),
      `כך סופר ${SIDES[other(of)]}. ${SIDES[of]} סופר מהצד שלו: לוח הבית שלו הוא המשולשים 1 עד 6.`,
      'own-numbers',
    ],
    [sum((place) => place), 'כל אבן נספרת לבדה, גם כשכמה אבנים עומדות באותו משולש.'],
    [sum((_, count) => count), 'סופרים צעדים ולא אבנים: כל אבן נספרת לפי המספר של המשולש שלה.'],
  ];
  const seen = new Set([right]);
  return made.flatMap(([pips, why, rule = RULE]) => {
    if (seen.has(pips)) return [];
    seen.add(pips);
    return { pips, wrong: { rule, why: [why] } };
  });
}

/** Why a count is wrong; nothing for the right one. */
export function judgePips(
  right: number,
  known: readonly Mistake[],
  answer: number,
): Wrong | undefined {
  if (answer === right) return undefined;
  const mistake = known.find(({ pips }) => pips === answer);
  if (mistake) return mistake.wrong;
  const why = answer > right ? 'הספירה הנכונה קטנה יותר.' : 'הספירה הנכונה גדולה יותר.';
  return { rule: RULE, why: [why] };
}

/** The rules by which wrong answers are refused. */
export const rulesOfPips = (question: PipsQuestion): Set<RuleId> =>
  new Set([RULE, ...mistakes(question).map(({ wrong }) => wrong.rule)]);

/** The hints to a pip count. */
export function hintsToPips(question: PipsQuestion, rule: RuleId): Hints {
  const mine = own(seenBy(question.of, question)).toSorted((a, b) => b.place - a.place);
  const { place, count } = mine[0]!;
  const where = place === BAR ? 'על הבר' : `במשולש ${place} בספירה של ${SIDES[question.of]}`;
  const furthest = count === 1 ? 'מהרחוקה' : 'מהרחוקות';
  const first = `התחילו ${furthest} ביותר: ${counted(count, NOUNS.checkers)} ${where}, ${counted(place * count, NOUNS.pips)}.`;
  return [[{ rule }], [first], [`${counted(pipsOf(question), NOUNS.pips)}.`]];
}
