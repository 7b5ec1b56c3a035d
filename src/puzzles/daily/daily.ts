import { ok, type Result } from '../../engine/result.ts';
import { readWish, type Wish } from '../generate/wish.ts';
import { dayInHebrew, numberOfDay, type Day } from './day.ts';
import seeds from './seeds.json' with { type: 'json' };

/** The puzzle of each day in turn. There are more than the days of a year, so that none comes twice in one. */
export const DAILY: readonly Readonly<Record<keyof Wish, string>>[] = seeds.puzzles.map(
  (puzzle, day) => {
    const [rule = '', difficulty = ''] = puzzle.split(' ');
    return { seed: `day-${day}`, version: String(seeds.version), rule, difficulty };
  },
);

/** Which puzzle is a day's: the same for everybody. Fails when it is no day, as `numberOfDay` does. */
export function wishOfDay(day: Day): Result<Wish> {
  const number = numberOfDay(day);
  if (!number.ok) return number;
  const place = ((number.value % DAILY.length) + DAILY.length) % DAILY.length;
  return readWish(DAILY[place]!);
}

/** What somebody did before the end of a puzzle. */
export interface Begun {
  /** How many wrong answers they gave. */
  readonly wrong: number;
  /** How many hints they took, 0 to 3. */
  readonly hints: number;
}

/** How somebody came to the end of a puzzle. */
export interface Ending {
  /** Whether they found the answer themselves, and did not have it shown. */
  readonly solved: boolean;
  /** How many answers they gave, the right one among them. */
  readonly tries: number;
  /** How many hints they took, 0 to 3. */
  readonly hints: number;
}

const HINTS = ['', ', עם רמז אחד', ', עם שני רמזים', ', עם שלושה רמזים'] as const;

function told({ solved, tries, hints }: Ending): string {
  if (!solved) return 'הפעם ביקשתי לראות את התשובה';
  const how =
    tries <= 1 ? 'בניסיון הראשון' : tries === 2 ? 'בניסיון השני' : `אחרי ${tries} ניסיונות`;
  return `פתרתי ${how}${HINTS[Math.min(hints, 3)] ?? ''}`;
}

/**
 * What somebody sends to friends: the day, how it went, and where it is. It tells nothing of the puzzle. Fails when it is no day.
 *
 * @param address the address of the page of today's puzzle, without a query
 */
export function shareText(day: Day, ending: Ending, address: string): Result<string> {
  const number = numberOfDay(day);
  if (!number.ok) return number;
  return ok(`חידת היום בשש בש, ${dayInHebrew(day)}\n${told(ending)}.\n${address}?day=${day}`);
}
