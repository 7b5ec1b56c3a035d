import { BAR, CHECKERS } from '../../src/engine/position.ts';
import type { Colour, Setup, Side } from '../../src/engine/setup.ts';
import { pipsOf, rollOf, type Game } from './game.ts';

/** The colours as sentences name them. */
export const NAME = { white: 'White', black: 'Black' } as const;
const MARK = { white: 'O', black: 'X' } as const;

/** How many checkers of a stack are drawn; the last of a higher one is drawn as its count. */
const DRAWN = 5;
const LEVELS = Array.from({ length: DRAWN }, (_, level) => level);

interface Half {
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** The colour that waits on this half's bar. */
  readonly waits: Colour;
}

const TOP: Half = {
  left: [13, 14, 15, 16, 17, 18],
  right: [19, 20, 21, 22, 23, 24],
  waits: 'white',
};
const BOTTOM: Half = { left: [12, 11, 10, 9, 8, 7], right: [6, 5, 4, 3, 2, 1], waits: 'black' };

const QUARTER = 24;
const FRAME = `+${'-'.repeat(QUARTER)}+---+${'-'.repeat(QUARTER)}+`;

/**
 * Draws a game as lines of ASCII, at most 80 characters wide. White is O and its home is at the bottom right;
 * Black is X; point 24 is at the top right. When Black is to move, its own numbers stand outside White's.
 */
export function drawBoard(game: Game): string[] {
  const { setup, turn } = game.state;
  const board = [
    FRAME,
    ...LEVELS.map((level) => drawLevel(setup, TOP, level)),
    drawMiddle(game),
    ...LEVELS.map((level) => drawLevel(setup, BOTTOM, level)).reverse(),
    FRAME,
  ];
  const notes = [
    '',
    ...notesOn(game, 'black'),
    '',
    noteOnCube(game, null),
    '',
    ...notesOn(game, 'white').reverse(),
    '',
  ];
  return [
    ...drawNumbers(TOP, turn),
    ...board.map((line, i) => `${line}  ${notes[i]!}`.trimEnd()),
    ...drawNumbers(BOTTOM, turn).reverse(),
  ];
}

/** The numbers of a half, the outermost first. */
function drawNumbers({ left, right }: Half, turn: Colour): string[] {
  const row = (number: (point: number) => number): string => {
    const quarter = (points: readonly number[]): string =>
      drawQuarter(points.map(number).map(String));
    return ` ${quarter(left)}    ${quarter(right)}`;
  };
  const whites = row((point) => point);
  return turn === 'white'
    ? [whites.trimEnd()]
    : [`${row((point) => BAR - point)}  Black's points`, `${whites}  White's points`];
}

const drawQuarter = (cells: readonly string[]): string =>
  cells.map((cell) => `${cell.padStart(3)} `).join('');

/** One line of a half: `level` counts from the board's edge, and on the bar from its middle. */
function drawLevel(setup: Setup, { left, right, waits }: Half, level: number): string {
  const quarter = (points: readonly number[]): string =>
    drawQuarter(points.map((point) => drawPoint(setup, point, level)));
  const onBar = drawStack(waits, setup[waits].bar, DRAWN - 1 - level).padStart(2);
  return `|${quarter(left)}|${onBar} |${quarter(right)}|`;
}

function drawPoint({ white, black }: Setup, point: number, level: number): string {
  const [colour, count] =
    white.points[point]! > 0
      ? (['white', white.points[point]!] as const)
      : (['black', black.points[point]!] as const);
  return count === 0 && level === 0 ? '.' : drawStack(colour, count, level);
}

/** What shows of a stack at a level; nothing above its top. */
function drawStack(colour: Colour, count: number, level: number): string {
  if (level >= count) return '';
  return level === DRAWN - 1 && count > DRAWN ? String(count) : MARK[colour];
}

function drawMiddle(game: Game): string {
  const dice =
    rollOf(game)
      ?.map((die) => `[${die}]`)
      .join(' ') ?? '';
  const centred = dice.padStart((QUARTER + dice.length) / 2).padEnd(QUARTER);
  const empty = ' '.repeat(QUARTER);
  const [left, right] = game.state.turn === 'white' ? [empty, centred] : [centred, empty];
  return `|${left}|BAR|${right}|`;
}

function notesOn(game: Game, colour: Colour): string[] {
  return [
    `${MARK[colour]}  ${NAME[colour]}`,
    `   pips ${pipsOf(game)[colour]}`,
    `   off ${offOf(game.state.setup[colour])}`,
    noteOnCube(game, colour),
  ];
}

const offOf = ({ points, bar }: Side): number =>
  CHECKERS - points.reduce((sum, count) => sum + count, bar);

const noteOnCube = ({ state: { cube } }: Game, place: Colour | null): string =>
  cube.owner === place ? `   cube ${cube.value}` : '';
