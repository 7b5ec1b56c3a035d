const NO_BREAK = '\u00a0';

/** A word before the number that it names, and a number before what it counts. */
const PAIRS = [
  /((?<![א-ת])[ושהבכלמ]{0,2}(?:משולש(?:ים)?|כלל|תרשים|פרק|עד)) (?=\p{N})/gu,
  /((?:(?<![\p{N}.])\p{N}+|(?<![א-ת])ו?(?:שתי|שני))) (?=(?:אבנים|דרכים|מהלכים|משולשים|נקודות|פעמים|צעדים)(?![א-ת]))/gu,
];

/**
 * Keeps a number on the line of the word that it stands with: `משולש 18`, `12 נקודות`.
 *
 * @param text Hebrew, as a reader sees it
 * @returns the same text, with spaces that no line breaks at
 */
export const keepTogether = (text: string): string =>
  PAIRS.reduce((kept, pair) => kept.replace(pair, `$1${NO_BREAK}`), text);
