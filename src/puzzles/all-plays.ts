import { counted, ltr, NOUNS, type Word, type Words } from '../diagrams/words.ts';
import { writePlay } from '../engine/notation.ts';
import type { Play } from '../engine/plays.ts';
import type { RuleId } from '../engine/rules.ts';
import { whereToLook } from './hints-to-play.ts';
import type { Hints, PlayQuestion } from './question.ts';

/** How many legal results there may be to find. */
export const FEWEST = 2;
export const MOST = 8;

/** What a play that was carried out is to whoever looks for all of them. */
export interface Find {
  readonly play: Play;
  /** It leads where one that was found before leads. */
  readonly isAgain: boolean;
  /** All that were found, in the order in which they were. */
  readonly found: readonly Play[];
}

const isSame = (a: Play, b: Play): boolean => a.result.join() === b.result.join();

/**
 * Adds a play to those that were found. Two plays are one when they lead to the same position.
 *
 * @param found what was found before
 * @param result where the play leads; it must be one of the legal results
 */
export function find(
  { plays }: PlayQuestion,
  found: readonly Play[],
  result: readonly number[],
): Find {
  const play = plays.find((one) => one.result.join() === result.join())!;
  const isAgain = found.some((one) => isSame(one, play));
  return { play, isAgain, found: isAgain ? found : [...found, play] };
}

/** The plays that were not found yet. */
export const missing = ({ plays }: PlayQuestion, found: readonly Play[]): readonly Play[] =>
  plays.filter((play) => !found.some((one) => isSame(one, play)));

/** `נמצאו שתי דרכים מתוך 5`. */
export const countInWords = ({ plays }: PlayQuestion, found: readonly Play[]): string =>
  found.length === 1
    ? `נמצאה דרך אחת מתוך ${plays.length}.`
    : `נמצאו ${counted(found.length, NOUNS.ways)} מתוך ${plays.length}.`;

/** Plays in notation, one after another. */
export const playsInWords = (plays: readonly Play[]): Words =>
  plays.flatMap(({ moves }, i): Word[] => [...(i > 0 ? [', '] : []), ltr(writePlay(moves))]);

/** The hints to all plays of a roll. */
export const hintsToAllPlays = (question: PlayQuestion, rule: RuleId): Hints => [
  [{ rule }],
  [whereToLook(question)],
  playsInWords(question.plays),
];
