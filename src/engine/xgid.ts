import { toDice, type Dice } from './dice.ts';
import { BAR } from './position.ts';
import { all, fail, ok, type Problem, type Result } from './result.ts';
import type { Colour, Setup } from './setup.ts';

/** What an XGID tells. White is the bottom side (upper-case letters), Black the top side. */
export interface GameState {
  readonly setup: Setup;
  readonly cube: { readonly value: number; readonly owner: Colour | null };
  readonly turn: Colour;
  /** The roll to play; or what is still to come or was offered: `00` a roll, `D` a double, `B` a beaver, `R` a raccoon. */
  readonly dice: Dice | '00' | 'D' | 'B' | 'R';
  readonly score: { readonly white: number; readonly black: number };
  /** In a match: this is the Crawford game. */
  readonly crawford: boolean;
  /** In money play: the Jacoby rule. */
  readonly jacoby: boolean;
  /** In money play: beavers. */
  readonly beavers: boolean;
  /** Points to win the match; 0 in money play. */
  readonly matchLength: number;
  /** The cube's largest value, a power of two. */
  readonly maxCube: number;
}

const PARTS = [
  'checkers',
  'cube',
  'cube owner',
  'turn',
  'dice',
  "White's score",
  "Black's score",
  'Crawford or Jacoby',
  'match length',
  'largest cube',
];
const OWNERS: Readonly<Record<string, Colour | null>> = { '1': 'white', '0': null, '-1': 'black' };
const TURNS: Readonly<Record<string, Colour>> = { '1': 'white', '-1': 'black' };
const LARGEST_EXPONENT = 30;
const BEFORE_A = 'A'.charCodeAt(0) - 1;

/**
 * Reads an XGID, with or without `XGID=` in front. Fails with every part that cannot be read. Whether its
 * checkers can stand so is asked later, by `toPosition`.
 */
export function readXgid(text: string): Result<GameState> {
  const parts = text
    .trim()
    .replace(/^XGID=/i, '')
    .split(':');
  if (parts.length !== PARTS.length) {
    return fail(
      'XGID',
      `it has ${PARTS.length} parts between colons, and this has ${parts.length}`,
    );
  }
  const part = (name: string): string => parts[PARTS.indexOf(name)]!;
  const whole = (name: string, largest = Infinity): Result<number> =>
    readWhole(`XGID, ${name}`, part(name), largest);

  const read = all({
    setup: readCheckers(part('checkers')),
    cube: whole('cube', LARGEST_EXPONENT),
    owner: readChoice('XGID, cube owner', part('cube owner'), OWNERS),
    turn: readChoice('XGID, turn', part('turn'), TURNS),
    dice: readRoll(part('dice')),
    white: whole("White's score"),
    black: whole("Black's score"),
    flags: whole('Crawford or Jacoby', 3),
    matchLength: whole('match length'),
    maxCube: whole('largest cube', LARGEST_EXPONENT),
  });
  if (!read.ok) return read;

  const { setup, cube, owner, turn, dice, white, black, flags, matchLength, maxCube } = read.value;
  const inMatch = matchLength > 0;
  return ok({
    setup,
    cube: { value: 2 ** cube, owner },
    turn,
    dice,
    score: { white, black },
    crawford: inMatch && flags % 2 === 1,
    jacoby: !inMatch && flags % 2 === 1,
    beavers: !inMatch && flags >= 2,
    matchLength,
    maxCube: 2 ** maxCube,
  });
}

/** Writes a state as an XGID, the way `readXgid` reads it. */
export function writeXgid(state: GameState): string {
  const { cube, turn, dice, score, crawford, jacoby, beavers, matchLength, maxCube } = state;
  const sign = (colour: Colour | null): number =>
    colour === null ? 0 : colour === 'white' ? 1 : -1;
  const parts = [
    writeCheckers(state.setup),
    Math.log2(cube.value),
    sign(cube.owner),
    sign(turn),
    typeof dice === 'string' ? dice : dice.join(''),
    score.white,
    score.black,
    Number(crawford || jacoby) + 2 * Number(beavers),
    matchLength,
    Math.log2(maxCube),
  ];
  return `XGID=${parts.join(':')}`;
}

/**
 * An XGID's 26 characters for a setup: Black's bar, the points 1 to 24 and White's bar; `A` to `O` for 1 to
 * 15 of White's checkers, `a` to `o` for Black's, `-` for none.
 */
export function writeCheckers({ white, black }: Setup): string {
  const letter = (count: number): string => String.fromCharCode(BEFORE_A + count);
  return Array.from({ length: BAR + 1 }, (_, place) => {
    const whites = place === BAR ? white.bar : white.points[place]!;
    const blacks = place === 0 ? black.bar : place === BAR ? 0 : black.points[place]!;
    if (whites > 0) return letter(whites);
    return blacks > 0 ? letter(blacks).toLowerCase() : '-';
  }).join('');
}

function readCheckers(text: string): Result<Setup> {
  if (text.length !== BAR + 1) {
    return fail('XGID, checkers', `they are ${BAR + 1} characters, and these are ${text.length}`);
  }
  const problems: Problem[] = [];
  const counts = { white: Array<number>(BAR + 1).fill(0), black: Array<number>(BAR + 1).fill(0) };
  [...text].forEach((character, place) => {
    const colour = /[A-Z]/.test(character) ? 'white' : 'black';
    const where = `XGID, character ${place + 1} of the checkers`;
    if (character === '-') return;
    if (!/[A-Za-z]/.test(character)) {
      problems.push({ where, what: `"${character}" is neither a letter nor "-"` });
    } else if ((place === 0 && colour === 'white') || (place === BAR && colour === 'black')) {
      const bar =
        colour === 'white' ? "Black's bar, a small letter" : "White's bar, a capital letter";
      problems.push({ where, what: `it is ${bar} or "-", not "${character}"` });
    } else {
      counts[colour][place] = character.toUpperCase().charCodeAt(0) - BEFORE_A;
    }
  });
  const [first, ...rest] = problems;
  if (first) return { ok: false, problems: [first, ...rest] };
  const { white, black } = counts;
  return ok({
    white: { points: white.slice(0, BAR), bar: white[BAR]! },
    black: { points: [0, ...black.slice(1, BAR)], bar: black[0]! },
  });
}

function readWhole(where: string, text: string, largest: number): Result<number> {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value <= largest) return ok(value);
  const range = largest === Infinity ? 'a whole number' : `a whole number from 0 to ${largest}`;
  return fail(where, `it is ${range}, not "${text}"`);
}

function readChoice<T>(
  where: string,
  text: string,
  choices: Readonly<Record<string, T>>,
): Result<T> {
  if (Object.hasOwn(choices, text)) return ok(choices[text]!);
  return fail(where, `it is ${Object.keys(choices).join(', ')}, not "${text}"`);
}

function readRoll(text: string): Result<GameState['dice']> {
  if (text === '00' || text === 'D' || text === 'B' || text === 'R') return ok(text);
  const dice = toDice([...text].map(Number));
  return dice.ok
    ? dice
    : fail('XGID, dice', `they are two digits from 1 to 6, or 00, D, B or R, not "${text}"`);
}
