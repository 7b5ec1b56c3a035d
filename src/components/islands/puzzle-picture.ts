import type { Question } from '../../puzzles/question.ts';
import type { VerifiedPuzzle } from '../../puzzles/verify.ts';
import { OFF } from '../../engine/position.ts';
import type { BoardPicture } from '../board/index.ts';
import { refusedArrow } from './arrows.ts';
import { livePicture, needsTray, pictureOfRoll } from './live-picture.ts';
import { pictureOf } from './picture.ts';
import { onBoard } from './places.ts';
import { isRoll } from './scene.ts';
import { begin } from './turn.ts';

/** Where it is the riddle whether there is a move, the board marks nothing. */
export const marksOf = ({ kind }: Question): 'hidden' | undefined =>
  kind === 'can-you-play' ? 'hidden' : undefined;

/** The same picture without what is empty: a page carries it as text. */
export const lean = (picture: BoardPicture): BoardPicture =>
  JSON.parse(
    JSON.stringify(picture, (_, part: unknown) => {
      const isEmpty = part === 0 || part === false || (Array.isArray(part) && part.length === 0);
      return isEmpty ? undefined : part;
    }),
  ) as BoardPicture;

/**
 * What a board shows of a puzzle that nobody has begun. It gives nothing away, such as a number that cannot
 * be played, or whether a play is legal.
 */
export function puzzlePicture({
  scene,
  question,
}: Pick<VerifiedPuzzle, 'scene' | 'question'>): BoardPicture {
  const { kind } = question;
  if (!isRoll(scene)) {
    const picture = pictureOf({ scene, shown: [], highlight: [] });
    if (kind !== 'bear-off') return picture;
    return { ...picture, tray: true, dice: [{ value: question.number, by: question.by }] };
  }
  if ('plays' in question) return pictureOfRoll(scene, marksOf(question));
  const by = scene.state.turn;
  const written = kind === 'legal-or-not' ? question.written : [];
  const tray = needsTray(scene) || written.some(({ to }) => to === OFF);
  const turn = begin(scene.position, scene.dice);
  const picture = { ...livePicture(scene, turn, tray), live: undefined };
  if (kind === 'reach') return { ...picture, live: { by, movable: [onBoard(question.from, by)] } };
  const arrows = written.map((move) => ({
    ...refusedArrow(move, scene.dice, by),
    kind: 'play' as const,
  }));
  return { ...picture, arrows };
}
