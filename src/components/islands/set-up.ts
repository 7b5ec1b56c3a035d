/** A board that a reader sets up: where the reader's checkers are, and how far that is from the start. */
import { counted, listed, NOUNS } from '../../diagrams/words.ts';
import { BAR, CHECKERS } from '../../engine/position.ts';

/** The reader's checkers by the numbers that are printed on the board. */
export type Counts = Readonly<Record<number, number>>;

export const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 };

const POINTS = Array.from({ length: BAR - 1 }, (_, i) => BAR - 1 - i);

const at = (counts: Counts, point: number): number => counts[point] ?? 0;

/** How many checkers are not on the board yet. */
export const leftOf = (counts: Counts): number =>
  CHECKERS - Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Puts one more checker on a point, while there is one left. */
export const put = (counts: Counts, point: number): Counts =>
  leftOf(counts) === 0 ? counts : { ...counts, [point]: at(counts, point) + 1 };

/** Takes one checker off a point, if it has any. */
export const take = (counts: Counts, point: number): Counts =>
  at(counts, point) === 0 ? counts : { ...counts, [point]: at(counts, point) - 1 };

/** The checkers with each point moved elsewhere. */
const moved = (counts: Counts, to: (point: number) => number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([point, count]) => [to(Number(point)), count]));

/** The same checkers on the other side of the table. */
export const opposite = (counts: Counts): Counts => moved(counts, (point) => BAR - point);

const ROW = (BAR - 1) / 2;
/** The same checkers on a board whose left is its right. */
const flipped = (counts: Counts): Counts =>
  moved(counts, (point) => (point > ROW ? BAR + ROW : ROW + 1) - point);

interface Fault {
  readonly point: number;
  readonly due: number;
  readonly there: number;
}

/** What keeps the checkers from standing as they are due, from 24 to 1. */
const faultsOf = (counts: Counts, start: Counts): readonly Fault[] =>
  POINTS.map((point) => ({ point, due: at(start, point), there: at(counts, point) })).filter(
    ({ due, there }) => due !== there,
  );

/** Where checkers that all stand right stand: as printed, in its mirror image, or where the opponent's do. */
const WHOLE = {
  start: [START],
  flipped: [flipped(START)],
  opponents: [opposite(START), opposite(flipped(START))],
} as const;

export interface Check {
  readonly standing: keyof typeof WHOLE | undefined;
  /** Against the start position as printed. */
  readonly faults: readonly Fault[];
}

/** Compares the reader's checkers with the start position. */
export function check(counts: Counts): Check {
  const stands = Object.entries(WHOLE).find(([, starts]) =>
    starts.some((start) => faultsOf(counts, start).length === 0),
  );
  return {
    standing: stands?.[0] as keyof typeof WHOLE | undefined,
    faults: faultsOf(counts, START),
  };
}

const ANSWERS: Readonly<Record<keyof typeof WHOLE, string>> = {
  start: 'נכון. כך אתם מתחילים כל משחק, והיריב עומד מולכם.',
  flipped:
    'נכון, בתמונת ראי: לוח הבית שלכם בצד השני של הבר, והמספרים עוברים איתו. היריב עומד מולכם.',
  opponents: 'הערימות בגודל הנכון, אבל כך עומד היריב. שלכם עומדות מולן.',
};

const howMany = (count: number): string =>
  count === 0 ? 'אין אף אחת' : `יש ${count === 1 ? 'אחת' : count === 2 ? 'שתיים' : count}`;

/** A check as sentences in Hebrew. */
export function tell({ standing, faults }: Check): readonly string[] {
  if (standing) return [ANSWERS[standing]];
  const due = faults.filter((fault) => fault.due > 0);
  const strays = faults.filter((fault) => fault.due === 0).map(({ point }) => String(point));
  const where = strays.length === 1 ? 'במשולש' : 'במשולשים';
  return [
    ...due.map(
      ({ point, due: wanted, there }) =>
        `במשולש ${point} צריכות להיות ${counted(wanted, NOUNS.checkers)}, ו${howMany(there)}.`,
    ),
    ...(strays.length > 0 ? [`${where} ${listed(strays)} לא צריכות להיות אבנים שלכם.`] : []),
  ];
}

/** `משולש 8, שתי אבנים`, and `משולש 8, ריק`. */
export function nameOf(counts: Counts, point: number): string {
  const count = at(counts, point);
  return `משולש ${point}, ${count === 0 ? 'ריק' : counted(count, NOUNS.checkers)}`;
}

/** What is on the board, in words. */
export function describe(counts: Counts): string {
  const stacks = POINTS.filter((point) => at(counts, point) > 0);
  return stacks.length === 0
    ? 'הלוח ריק.'
    : `${stacks.map((point) => nameOf(counts, point)).join('; ')}.`;
}

/** How many checkers are still to be put. */
export function tellLeft(counts: Counts): string {
  const left = leftOf(counts);
  if (left === 0) return `כל ${CHECKERS} האבנים על הלוח.`;
  return left === 1 ? 'נשארה אבן אחת.' : `נשארו ${counted(left, NOUNS.checkers)}.`;
}
