/** The numbers of Hebrew texts, up to ten: feminine, masculine, before their noun, and together. */
const NUMBERS: Readonly<Record<string, number>> = {
  אחת: 1,
  אחד: 1,
  שתי: 2,
  שני: 2,
  שתיים: 2,
  שניים: 2,
  שתיהן: 2,
  שניהם: 2,
  פעמיים: 2,
  שלוש: 3,
  שלושתן: 3,
  שלושתם: 3,
  שלושה: 3,
  שלושת: 3,
  ארבע: 4,
  ארבעתן: 4,
  ארבעתם: 4,
  ארבעה: 4,
  ארבעת: 4,
  חמש: 5,
  חמישה: 5,
  חמשת: 5,
  שש: 6,
  שישה: 6,
  ששת: 6,
  שבע: 7,
  שבעה: 7,
  שמונה: 8,
  תשע: 9,
  תשעה: 9,
  עשר: 10,
  עשרה: 10,
};

const WORDS = Object.keys(NUMBERS).join('|');

/** `השני` is the second, not two. */
const PREFIXED = (number: string): string =>
  `(?<![א-ת])(?!ו?השני(?![א-ת]))[ובכלמשה]{0,3}?${number}(?![א-ת])`;

/** Every number that is written as a word. */
export const NUMBER_WORD = new RegExp(PREFIXED(`(?<n>${WORDS})`), 'dgu');

/** A pattern in which `#` is any number, as a word or in digits, and `<אחת>` is this one. */
export const pattern = (says: string): RegExp =>
  new RegExp(
    says
      .replace('#', PREFIXED(`(?<n>${WORDS}|\\d+)`))
      .replace(/<([א-ת|]+)>/u, (_, word: string) => PREFIXED(`(?<n>${word})`)),
    'dgu',
  );

/** A number that is written as a word, or in digits. */
export const valueOf = (word: string): number => NUMBERS[word] ?? Number(word);
