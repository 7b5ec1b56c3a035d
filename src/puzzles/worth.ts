import { KINDS_IN_HEBREW } from '../diagrams/kinds-in-hebrew.ts';
import { counted, listed, NOUNS } from '../diagrams/words.ts';
import { score, type Score, type Terms } from '../engine/score.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Colour } from '../engine/setup.ts';
import type { Hints, WorthQuestion } from './question.ts';

/** An answer to what a game is worth. */
export interface Worth {
  readonly kind: Score['kind'];
  readonly points: number;
}

/** Why an answer is wrong: the rule, and a sentence about this very game. */
export interface WrongWorth {
  readonly rule: RuleId;
  readonly why: string;
}

const TIMES = { single: 1, gammon: 2, backgammon: 3, 'star-mars': 4 } as const;

const SIDES: Readonly<Record<Colour, string>> = { white: 'לבן', black: 'שחור' };

export const worthOf = ({ loser, terms }: WorthQuestion): Worth => {
  const { kind, points } = score({ loser }, terms);
  return { kind, points };
};

/** What there is to choose among: each kind of win that the house counts, with the cube and, as people forget it, without. */
export function choicesOf({ terms }: WorthQuestion): Worth[] {
  const kinds = (Object.keys(TIMES) as Score['kind'][]).filter(
    (kind) => kind !== 'star-mars' || terms.starMars,
  );
  return kinds.flatMap((kind) =>
    [...new Set([1, terms.cube])].map((cube) => ({ kind, points: TIMES[kind] * cube })),
  );
}

export const worthInWords = ({ kind, points }: Worth): string =>
  `${KINDS_IN_HEBREW[kind]}, ${counted(points, NOUNS.points)}`;

const TURKISH_MARS: Readonly<Record<Terms['backgammon'], string>> = {
  'bar-or-home': 'מארס טורקי הוא אבן על הבר או בלוח הבית של המנצח',
  home: 'מארס טורקי נספר רק כשהמפסיד לא הוציא אף אבן ונשארה לו אבן בלוח הבית של המנצח',
  bar: 'מארס טורקי נספר רק כשהמפסיד לא הוציא אף אבן ונשארה לו אבן על הבר',
  none: 'לא סופרים מארס טורקי',
};

/** What the house has agreed on, where it is not what this book counts by. */
export function termsInWords({ backgammon, starMars, jacoby }: Terms): string {
  const agreed = [
    backgammon === 'bar-or-home' ? '' : TURKISH_MARS[backgammon],
    starMars ? 'מארס כוכבים נספר' : '',
    jacoby ? 'משחקים לפי כלל ג׳קובי' : '',
  ].filter((text) => text !== '');
  return agreed.length === 0 ? '' : `סיכמתם: ${agreed.join(', ')}.`;
}

/** Where the loser's checkers count: out, on the bar, in the winner's home board. */
function tellLoser({ loser, winner }: WorthQuestion): string {
  const some = (count: number): string =>
    count === 0 ? 'אין אבנים' : counted(count, NOUNS.checkers);
  const places = [
    `${some(loser.off)} בחוץ`,
    `${some(loser.bar)} על הבר`,
    `${some(loser.home)} בלוח הבית של ${SIDES[winner]}`,
  ];
  return `האבנים של ${SIDES[loserOf(winner)]}: ${places.join(', ')}.`;
}

const loserOf = (winner: Colour): Colour => (winner === 'white' ? 'black' : 'white');

function left({ loser: { bar, home }, winner }: WorthQuestion): string {
  const places = [
    bar > 0 ? `${counted(bar, NOUNS.checkers)} על הבר` : '',
    home > 0 ? `${counted(home, NOUNS.checkers)} בלוח הבית של ${SIDES[winner]}` : '',
  ];
  return listed(places.filter((text) => text !== ''));
}

/** Why an answer is wrong; nothing for the right one. */
export function judgeWorth(question: WorthQuestion, chosen: Worth): WrongWorth | undefined {
  const right = worthOf(question);
  if (chosen.kind !== right.kind) return whyAnotherKind(question, right.kind, chosen.kind);
  if (chosen.points === right.points) return undefined;
  return {
    rule: 'cube-multiplies',
    why: `על קוביית ההכפלה כתוב ${question.terms.cube}, וכופלים בו את הנקודות.`,
  };
}

function whyAnotherKind(
  question: WorthQuestion,
  right: Score['kind'],
  chosen: Score['kind'],
): WrongWorth {
  const { loser, winner, terms } = question;
  const stuck = loser.bar + loser.home > 0;
  const who = SIDES[loserOf(winner)];
  const noneOff = `${who} לא הוציא אף אבן`;
  const isOwnTerms = terms.backgammon !== 'bar-or-home';
  if (loser.off > 0) {
    const why = `${who} כבר הוציא ${counted(loser.off, NOUNS.checkers)}.`;
    return { rule: stuck ? 'one-off-saves' : 'single', why };
  }
  if (right === 'single') {
    return { rule: 'jacoby', why: 'איש לא הכפיל, ולפי כלל ג׳קובי מארס עוד לא נספר.' };
  }
  if (right === 'star-mars') {
    return { rule: 'agreed-terms', why: `${noneOff}, ונשארו לו ${left(question)}.` };
  }
  if (chosen === 'star-mars') {
    const why = `למארס כוכבים צריך אבן על הבר וגם אבן בלוח הבית של ${SIDES[winner]}.`;
    return { rule: 'agreed-terms', why };
  }
  if (right === 'backgammon') {
    const rule = isOwnTerms ? 'agreed-terms' : 'turkish-mars';
    return { rule, why: `${noneOff}, ויש לו עוד ${left(question)}.` };
  }
  if (chosen === 'single') return { rule: 'mars', why: `${noneOff}.` };
  if (stuck) {
    const why = `יש לו עוד ${left(question)}, אבל סיכמתם ש${TURKISH_MARS[terms.backgammon]}.`;
    return { rule: 'agreed-terms', why };
  }
  const why = `ל${who} אין אבן על הבר, וגם לא בלוח הבית של ${SIDES[winner]}.`;
  return { rule: 'turkish-mars', why };
}

/** The rules by which the wrong answers are refused. */
export function rulesOfWorth(question: WorthQuestion): Set<RuleId> {
  return new Set(choicesOf(question).flatMap((choice) => judgeWorth(question, choice)?.rule ?? []));
}

/** The hints to what a game is worth. */
export const hintsToWorth = (question: WorthQuestion, rule: RuleId): Hints => [
  [{ rule }],
  [tellLoser(question)],
  [`${worthInWords(worthOf(question))}.`],
];
