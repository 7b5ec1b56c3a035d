/** One font file of the site: the letters cut out of a font of a package, and the faces that it serves. */
export interface Face {
  readonly file: string;
  readonly family: string;
  readonly weight: string;
  /** The font that it is cut from, as a path that Node resolves. */
  readonly source: string;
  readonly text: string;
  readonly features: readonly string[];
  /**
   * `optional` for what pages preload: it is there at the first paint, or the next page has it, and text
   * never moves under a reader. `swap` for letters that are rare.
   */
  readonly display: 'optional' | 'swap';
  readonly axes?: { readonly wght: { readonly min: number; readonly max: number } };
}

/** A font of the reader's machine, stretched to the size of one of ours until ours arrives. */
export interface Fallback {
  readonly family: string;
  readonly weight: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const HEBREW = `${between(0x5d0, 0x5ea)}־׳״`;
const NUMERALS = ` \u00a0${between(0x30, 0x39)}!"%'()*+,-./:;=?·×–—„”…−`;
const LATIN = `${between(0x41, 0x5a)}${between(0x61, 0x7a)}`;

// Every Assistant face declares the same weights, or browsers drop the ones that declare fewer.
const ASSISTANT = {
  family: 'Assistant',
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
} as const;
const FRANK = { family: 'Frank Ruhl Libre', weight: '700' } as const;
const assistant = (subset: string): string =>
  `@fontsource-variable/assistant/files/assistant-${subset}-wght-normal.woff2`;
const frank = (subset: string): string =>
  `@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-${subset}-700-normal.woff2`;

export const FACES: readonly Face[] = [
  {
    ...ASSISTANT,
    file: 'assistant-hebrew',
    source: assistant('hebrew'),
    text: HEBREW,
    features: ['kern'],
    display: 'optional',
  },
  {
    ...ASSISTANT,
    file: 'assistant-numerals',
    source: assistant('latin'),
    text: NUMERALS,
    features: [],
    display: 'optional',
  },
  {
    ...ASSISTANT,
    file: 'assistant-latin',
    source: assistant('latin'),
    text: LATIN,
    features: [],
    display: 'swap',
  },
  {
    ...FRANK,
    file: 'frank-hebrew',
    source: frank('hebrew'),
    text: HEBREW,
    features: ['kern'],
    display: 'optional',
  },
  {
    ...FRANK,
    file: 'frank-numerals',
    source: frank('latin'),
    text: NUMERALS.replace(/[%=·×—„”…−+]/gu, ''),
    features: ['kern'],
    display: 'optional',
  },
];

// The widths are means over the sentences of the laws, taken from the font files: Assistant 0.4162 em,
// Arimo (as wide as Arial) and Noto Sans Hebrew 0.4811; Frank Ruhl Libre 0.4241, Tinos (as wide as
// Times New Roman) 0.4404, Noto Serif Hebrew 0.4694. The heights are ours divided by the size.
export const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Assistant Fallback',
    weight: '400 700',
    local: ['Arial', 'Noto Sans Hebrew', 'Noto Sans Hebrew Regular', 'NotoSansHebrew-Regular'],
    sizeAdjust: '86.5%',
    ascent: '118%',
    descent: '33.2%',
  },
  {
    family: 'Frank Fallback',
    weight: '700',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
    sizeAdjust: '96.3%',
    ascent: '99.4%',
    descent: '34.7%',
  },
  {
    family: 'Frank Fallback Noto',
    weight: '700',
    local: ['Noto Serif Hebrew Bold', 'NotoSerifHebrew-Bold'],
    sizeAdjust: '90.3%',
    ascent: '105.9%',
    descent: '37%',
  },
];

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Ranges so near to each other are written as one: what no face has between them, the browser looks for elsewhere. */
const NEAR = 24;

/**
 * The characters of a text as a CSS `unicode-range`, with the few that stand between them.
 *
 * @returns ranges such as `U+20-3F,U+A0`, ascending
 */
export function unicodeRange(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code - run[1] <= NEAR) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

/** The style sheet of the faces; the files stand beside it. */
export function faceStyles(): string {
  const faces = FACES.map(
    ({ file, family, weight, text, display }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};` +
      `src:url(./${file}.woff2) format("woff2");unicode-range:${unicodeRange(text)}}`,
  );
  const fallbacks = FALLBACKS.map(
    ({ family, weight, local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};` +
      `src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};` +
      `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  );
  return `${[...faces, ...fallbacks].join('\n')}\n`;
}
