interface Fault {
  readonly pattern: RegExp;
  readonly says: string;
}

/** What no Hebrew text of the site may hold. */
const TYPOGRAPHY: readonly Fault[] = [
  {
    pattern: /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u,
    says: 'holds an invisible mark of direction: isolate with <bdi> instead',
  },
  {
    pattern: /[\u2190-\u21FF\u27F0-\u27FF\u2B05-\u2B07]/u,
    says: 'holds an arrow: say it in words',
  },
  {
    pattern: /\d\s?[-\u2010-\u2015\u2212\u05BE]\s?\d/u,
    says: 'holds a dash between digits, which browsers turn around: say it in words',
  },
  { pattern: /[א-ת]['’`][א-ת]?/u, says: "holds ' in a Hebrew word: type ׳" },
  { pattern: /[א-ת]"[א-ת]/u, says: 'holds " in a Hebrew word: type ״' },
  { pattern: /[“”‘’„]/u, says: 'holds curly quotation marks' },
  { pattern: /--/u, says: 'holds two hyphens: type – with spaces around it' },
  { pattern: /!/u, says: 'holds an exclamation mark' },
  { pattern: /\p{Extended_Pictographic}/u, says: 'holds an emoji' },
  {
    pattern: /(?:\d|bar|בר)\/(?:\d|off)/u,
    says: 'holds notation outside a component, where it is not isolated',
  },
];

/** What the prose of a chapter may not hold either: numbers and plays come through components. */
const PROSE: readonly Fault[] = [
  { pattern: /\d/u, says: 'holds a number typed by hand: take it from a claim' },
];

const HEBREW = /[א-ת]/u;

const faultsIn = (text: string, faults: readonly Fault[]): string[] =>
  faults.filter(({ pattern }) => pattern.test(text)).map(({ says }) => `“${text.trim()}” ${says}.`);

/**
 * Finds what is wrong with the typography of a text.
 *
 * @param text one string, or one line, as a reader sees it
 * @returns a sentence for each fault; nothing for a text without Hebrew letters
 */
export const typographyFaults = (text: string): string[] =>
  HEBREW.test(text) ? faultsIn(text, TYPOGRAPHY) : [];

/** Finds what is wrong with a line of a chapter's prose, tags and components taken out. */
export const proseFaults = (text: string): string[] => [
  ...typographyFaults(text),
  ...faultsIn(text, PROSE),
];
