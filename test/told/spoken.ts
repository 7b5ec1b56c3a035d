import { borneOff, CHECKERS, turned, type Position } from '../../src/engine/position.ts';
import type { Board } from './boards.ts';
import { pattern, valueOf } from './numbers.ts';
import { TEXTS, type Told } from './texts.ts';

/** What some words of a text speak of. */
export interface Spoken {
  readonly board: Board;
  /** The board as the side that is spoken of sees it. */
  readonly side: Position;
  /** The point, or the die, that is named by its number. */
  readonly at: number;
  /** The side that is named in these very words. */
  readonly named: string | undefined;
}

/** Words of a text that fit a pattern. */
export interface Saying {
  readonly where: string;
  readonly words: string;
  /** The number that they say. */
  readonly number: number;
  /** Where in the text their number and their point stand. */
  readonly places: readonly number[];
  readonly spoken: Spoken;
}

const SIDE = /(?<![א-ת])[ולבמהש]{0,3}(?<side>לבן|לבנה|לבנות|שחור|שחורה|שחורות)(?![א-ת])/gu;

/** Words speak of the side that was named last in their sentence, or of the mover; of who lost, when the game is over. */
function sideOf({ text, board: { scene, question } }: Told, end: number): Position {
  const { position, state, outcome } = scene;
  if (question?.kind === 'pips') return question.of === state.turn ? position : turned(position);
  if (outcome) return borneOff(position) < CHECKERS ? position : turned(position);
  const sentence = text
    .slice(0, end)
    .split(/[.?:]\s/)
    .at(-1)!;
  const named = [...sentence.matchAll(SIDE)].at(-1)?.groups!['side'];
  const mover = state.turn === 'white' ? 'לב' : 'שחור';
  return named === undefined || named.startsWith(mover) ? position : turned(position);
}

/** Where plays stand in a text; one that is a part of another is not told there. */
function placesOfPlays(text: string, plays: readonly string[]) {
  const places = plays.flatMap((play) =>
    [...text.matchAll(new RegExp(`(?<!\\S)${RegExp.escape(play)}(?![/*\\w(])`, 'gu'))].map(
      ({ index }) => ({ play, from: index, to: index + play.length }),
    ),
  );
  return places
    .filter(
      ({ from, to }) =>
        !places.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
    )
    .sort((a, b) => a.from - b.from);
}

/** The play that words speak of: the next in their sentence, or the last before them; where none is told, those that are allowed. */
function playsOf(
  { text, board: { plays, refused } }: Told,
  from: number,
  to: number,
): readonly string[] {
  const told = placesOfPlays(text, [...plays, ...refused]);
  const rest = text.slice(to).split(/[.?]\s/u)[0]!.length;
  const next = told.find((one) => one.from >= to && one.to <= to + rest);
  const last = told.findLast((one) => one.to <= from);
  const [play] = [next, last].flatMap((one) => one?.play ?? []);
  return play === undefined ? plays : [play];
}

const read = new Map<string, readonly Saying[]>();

/** Every place of a text that fits a pattern. */
export function sayings(says: string): readonly Saying[] {
  const known = read.get(says);
  if (known) return known;
  const found = TEXTS.flatMap((told) =>
    [...told.text.matchAll(pattern(says))].map((match) => sayingOf(told, match)),
  );
  read.set(says, found);
  return found;
}

function sayingOf(told: Told, match: RegExpExecArray): Saying {
  const { where, board } = told;
  const [words] = match;
  const end = match.index + words.length;
  const { n, at, side } = match.groups ?? {};
  return {
    where,
    words,
    number: n === undefined ? Number.NaN : valueOf(n),
    places: ['n', 'at'].flatMap((group) => match.indices?.groups?.[group]?.[0] ?? []),
    spoken: {
      board: { ...board, plays: playsOf(told, match.index, end) },
      side: sideOf(told, end),
      at: Number(at),
      named: side,
    },
  };
}
