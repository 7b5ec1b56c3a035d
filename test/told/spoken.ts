import { borneOff, CHECKERS, turned, type Position } from '../../src/engine/position.ts';
import type { Board } from './boards.ts';
import { pattern } from './numbers.ts';
import type { Told } from './texts.ts';

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
  readonly text: string;
  readonly says: string;
  readonly match: RegExpExecArray;
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

/** Every place of a text where it says one of these things. */
export const sayingsIn = (told: Told, says: readonly string[]): Saying[] =>
  says.flatMap((said) =>
    [...told.text.matchAll(pattern(said))].map((match) => ({
      where: told.where,
      text: told.text,
      says: match[0],
      match,
      spoken: {
        board: { ...told.board, plays: playsOf(told, match.index, match.index + match[0].length) },
        side: sideOf(told, match.index + match[0].length),
        at: Number(match.groups?.['at']),
        named: match.groups?.['side'],
      },
    })),
  );

/** Where a group of a pattern stands in the text. */
export const placeOf = (match: RegExpExecArray, group: 'n' | 'at'): number =>
  match.indices!.groups![group]![0];
