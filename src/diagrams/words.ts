import type { RuleId } from '../engine/rules.ts';

/**
 * A text in Hebrew whose parts that read from left to right, or that link, are told apart: `ltr` is
 * notation, a roll, an XGID or a score; `rule` is a link to a rule.
 */
export type Words = readonly Word[];
export type Word = string | { readonly ltr: string } | { readonly rule: RuleId };

export const ltr = (text: string | number): Word => ({ ltr: String(text) });

/** The text alone, as a screen reader or a page's description has it. */
export const plainText = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : 'ltr' in word ? word.ltr : '')).join('');

/** The same text with its neighbouring strings made one, as a reader sees them. */
export const joined = (words: Words): Words =>
  words.reduce<readonly Word[]>((parts, word) => {
    const last = parts.at(-1);
    return typeof word === 'string' && typeof last === 'string'
      ? [...parts.slice(0, -1), last + word]
      : [...parts, word];
  }, []);

/** A Hebrew noun: its singular with "one", its pair with "two", its plural. */
export interface Noun {
  readonly one: string;
  readonly two: string;
  readonly many: string;
}

export const NOUNS = {
  checkers: { one: 'אבן אחת', two: 'שתי אבנים', many: 'אבנים' },
  triangles: { one: 'משולש אחד', two: 'שני משולשים', many: 'משולשים' },
  pips: { one: 'צעד אחד', two: 'שני צעדים', many: 'צעדים' },
  points: { one: 'נקודה אחת', two: 'שתי נקודות', many: 'נקודות' },
  times: { one: 'פעם אחת', two: 'פעמיים', many: 'פעמים' },
  games: { one: 'משחק אחד', two: 'שני משחקים', many: 'משחקים' },
  moves: { one: 'מהלך אחד', two: 'שני מהלכים', many: 'מהלכים' },
  claims: { one: 'טענה אחת', two: 'שתי טענות', many: 'טענות' },
  puzzles: { one: 'חידה אחת', two: 'שתי חידות', many: 'חידות' },
  ways: { one: 'דרך אחת', two: 'שתי דרכים', many: 'דרכים' },
} as const satisfies Readonly<Record<string, Noun>>;

export type NounName = keyof typeof NOUNS;

/** A count with its noun: `אבן אחת`, `שתי אבנים`, `3 אבנים`. */
export function counted(count: number, noun: Noun): string {
  if (count === 1) return noun.one;
  return count === 2 ? noun.two : `${count} ${noun.many}`;
}

/** A list in a sentence: `20, 18 ו־14`; before a word the maqaf is left out. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ו${/^\d/.test(last) ? '־' : ''}${last}`;
}
