import type { BoardPicture } from '../board/index.ts';
import { livePicture, needsTray } from './live-picture.ts';
import { pictureOf } from './picture.ts';
import { isRoll, type Scene } from './scene.ts';
import { begin } from './turn.ts';

/** What a board shows of a puzzle that nobody has begun. It gives nothing away, such as a number that cannot be played. */
export function puzzlePicture(scene: Scene): BoardPicture {
  if (!isRoll(scene)) return pictureOf({ scene, shown: [], highlight: [] });
  const turn = begin(scene.position, scene.dice);
  return { ...livePicture(scene, turn, needsTray(scene)), live: undefined };
}
