const LETTERS = ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];

/** A number in Hebrew letters, from 1 to 19; 15 and 16 as they are always written, ט״ו and ט״ז without the mark. */
function hebrewNumeral(value: number): string {
  if (value > 19) throw new Error(`A chapter has more figures than have names: ${value}.`);
  if (value < 10) return LETTERS[value - 1]!;
  if (value === 15) return 'טו';
  if (value === 16) return 'טז';
  return `י${LETTERS[value - 11] ?? ''}`;
}

/**
 * Names the figures of the book by chapter and order: `תרשים 2א`. A letter tells a figure from a rule,
 * which has a second number. A diagram is called by the first chapter that shows it.
 */
export function figureNames(
  chapters: readonly { readonly number: number; readonly body: string }[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { number, body } of chapters.toSorted((a, b) => a.number - b.number)) {
    let figures = 0;
    for (const [, id] of body.matchAll(/<Diagram\s[^>]*?\bid="([^"]*)"/g)) {
      if (names.has(id!)) continue;
      figures += 1;
      names.set(id!, `תרשים ${number}${hebrewNumeral(figures)}`);
    }
  }
  return names;
}
