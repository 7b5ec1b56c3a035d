/** Why a try on a board is not allowed: a Hebrew sentence made for that very try. */
import { counted, NOUNS } from '../../diagrams/words.ts';
import { BAR, HOME, OFF } from '../../engine/position.ts';
import type { Reason } from '../../engine/reasons.ts';
import type { Colour } from '../../engine/setup.ts';
import { checkersOfSide, points, theNumbers, where, whence, whither } from './naming.ts';
import { isOver, numbersLeft, standing, type Refusal, type Turn } from './turn.ts';

/** What a sentence may need: the try, whose it is, and the board on which it was tried. */
interface Try {
  readonly by: Colour;
  readonly from: number;
  readonly to: number | undefined;
  readonly board: readonly number[];
  readonly left: readonly number[];
  /** Nothing more can be played in this turn. */
  readonly isOver: boolean;
}

type ReasonOf<Code extends Reason['code']> = Extract<Reason, { code: Code }>;
type Tell<Code extends Reason['code']> = (reason: ReasonOf<Code>, tried: Try) => string;

const other = (by: Colour): Colour => (by === 'white' ? 'black' : 'white');

/** `יש לכם`, `לשחור יש`. */
const has = (by: Colour): string => (by === 'white' ? 'יש לכם' : 'לשחור יש');

/** `האבן במשולש 8`, `האבן שעל הבר`. */
const theChecker = (from: number, by: Colour): string =>
  from === BAR ? 'האבן שעל הבר' : `האבן ${where(from, by)}`;

const theirs = (place: number, board: readonly number[]): number => Math.max(0, -board[place]!);

function noChecker({ from }: ReasonOf<'no-checker'>, { by, board }: Try): string {
  const count = from === BAR ? 0 : theirs(from, board);
  if (count === 0) {
    return by === 'white' ? `אין לכם אבן ${where(from, by)}.` : `לשחור אין אבן ${where(from, by)}.`;
  }
  const checkers = count === 1 ? 'האבן' : 'האבנים';
  const whose = count === 1 ? 'היא' : 'הן';
  return by === 'white'
    ? `${checkers} ${where(from, by)} ${whose} של שחור, ועכשיו התור שלכם.`
    : `${checkers} ${where(from, by)} ${whose} שלכם, ועכשיו התור של שחור.`;
}

function wrongDirection({ from, to }: ReasonOf<'wrong-direction'>, { by }: Try): string {
  if (to === BAR) return 'לבר לא מזיזים אבנים: מונחות עליו רק אבנים שנאכלו.';
  const way = `${whence(from, by)} ${whither(to, by)} זה אחורה.`;
  return by === 'white'
    ? `${way} אתם מזיזים רק ממספר גדול למספר קטן.`
    : `${way} שחור מזיז רק ממספר קטן למספר גדול.`;
}

function notRolled({ from, to, left }: ReasonOf<'not-rolled'>, { by, isOver }: Try): string {
  if (left.length === 0) return 'כל המספרים כבר שוחקו, והתור נגמר.';
  if (isOver) return 'אין עוד מה לשחק בתור הזה.';
  const only = new Set(left).size === 1 ? 'רק ' : '';
  const have = `ונשאר לשחק ${only}${theNumbers(left)}.`;
  if (to === OFF && from <= HOME) {
    return `כדי להוציא אבן ${whence(from, by)} צריך לפחות ${from}, ${have}`;
  }
  return `${whence(from, by)} ${whither(to, by)} יש ${counted(from - to, NOUNS.pips)}, ${have}`;
}

function barFirst({ onBar }: ReasonOf<'bar-first'>, { by }: Try): string {
  const enter = onBar === 1 ? 'והיא נכנסת' : 'והן נכנסות';
  const checkers = onBar === 1 ? 'אבן' : counted(onBar, NOUNS.checkers);
  return `${has(by)} ${checkers} על הבר, ${enter} לפני כל מהלך אחר.`;
}

function pointBlocked({ points: shut }: ReasonOf<'point-blocked'>, tried: Try): string {
  const { by, from, to, board } = tried;
  const checker = theChecker(from, by);
  const [only] = shut;
  if (shut.length > 1) {
    const whose = by === 'white' ? 'אבנים שחורות' : 'אבנים שלכם';
    return `${checker} צריכה לעצור בדרך, והמשולשים ${points(shut, by)} חסומים: בכל אחד מהם לפחות שתי ${whose}.`;
  }
  const standThere = `עומדות בו ${checkersOfSide(theirs(only!, board), other(by))}.`;
  if (only !== to) {
    return `${checker} צריכה לעצור בדרך ${where(only!, by)}, והוא חסום: ${standThere}`;
  }
  const land = from === BAR ? `להיכנס ${whither(only!, by)}` : `לנחות ${where(only!, by)}`;
  return `${checker} לא יכולה ${land}: ${standThere}`;
}

function notAllHome({ furthest }: ReasonOf<'not-all-home'>, { by, board }: Try): string {
  if (furthest === BAR) return `עוד אי אפשר להוציא: ${has(by)} אבן על הבר.`;
  const outside = board.slice(HOME + 1).reduce((sum, count) => sum + Math.max(0, count), 0);
  const which =
    outside === 1
      ? `אבן אחת מחוץ ללוח הבית, ${where(furthest, by)}`
      : `${counted(outside, NOUNS.checkers)} מחוץ ללוח הבית, הרחוקה ביותר ${where(furthest, by)}`;
  return `עוד אי אפשר להוציא: ${has(by)} ${which}.`;
}

function checkerBehind({ from, behind }: ReasonOf<'checker-behind'>, { by, board }: Try): string {
  const checkers = board[behind] === 1 ? 'אבן רחוקה' : 'אבנים רחוקות';
  return `מספר גדול מהדרוש לא מוציא אבן ${whence(from, by)}: ${has(by)} ${checkers} יותר, ${where(behind, by)}.`;
}

/** How often a doublet is played. In words, for it stands beside the doublet's number. */
const TIMES = ['', 'פעם אחת', 'פעמיים', 'שלוש פעמים', 'ארבע פעמים'];

function mustPlayMore(
  { rule, witness }: ReasonOf<'must-play-more'>,
  { from, to, left }: Try,
): string {
  if (rule === 'doublet-most') {
    const times = TIMES[witness.moves.length];
    return `אפשר לשחק את ה־${witness.moves[0]!.die} ${times}, ואחרי המהלך הזה כבר לא.`;
  }
  if (rule === 'only-one') return 'יש מספר אחד שאפשר לשחק, וחייבים לשחק אותו.';
  if (rule === 'both-dice') return 'יש דרך לשחק את שני המספרים, וחייבים לשחק את שניהם.';
  const used = left.find((die) => die === from - (to ?? OFF)) ?? Math.max(...left);
  const stuck = left.find((die) => die !== used);
  return `אחרי המהלך הזה אין איך לשחק את ה־${stuck}, ויש דרך לשחק את שניהם.`;
}

function mustPlayLarger({ witness }: ReasonOf<'must-play-larger'>): string {
  return `אפשר לשחק כל אחד מהמספרים לבדו, אבל לא את שניהם, ולכן משחקים את הגדול, ה־${witness.moves[0]!.die}.`;
}

const TELL: { readonly [Code in Reason['code']]: Tell<Code> } = {
  'bad-notation': () => 'יש לשם שתי דרכים, ובכל אחת נאכלת אבן אחרת. שחקו כל מספר לבדו.',
  'game-over': (_, { by }) =>
    by === 'white'
      ? 'המשחק נגמר: כל האבנים שלכם כבר בחוץ.'
      : 'המשחק נגמר: כל האבנים של שחור כבר בחוץ.',
  'no-checker': noChecker,
  'wrong-direction': wrongDirection,
  'not-rolled': notRolled,
  'bar-first': barFirst,
  'point-blocked': pointBlocked,
  'not-all-home': notAllHome,
  'checker-behind': checkerBehind,
  'must-play-more': mustPlayMore,
  'must-play-larger': mustPlayLarger,
};

/**
 * Tells why a try was refused, one sentence for each reason, in their order.
 *
 * @param turn the turn in which it was tried, as it stands since
 * @param by whose turn it is: White's are the reader's checkers, Black's are told of by name
 */
export function tellRefusal({ reasons, from, to }: Refusal, turn: Turn, by: Colour): string[] {
  const tried: Try = {
    by,
    from,
    to,
    board: standing(turn),
    left: numbersLeft(turn),
    isOver: isOver(turn),
  };
  return reasons.map((reason) =>
    (TELL[reason.code] as Tell<typeof reason.code>)(reason as never, tried),
  );
}
