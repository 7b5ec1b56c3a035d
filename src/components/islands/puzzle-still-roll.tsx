/** The drawing of a roll that is to be played: it comes when the reader turns the board. */
import { pictureOfRoll } from './live-picture.ts';
import type { PlayProps } from './puzzle-board.tsx';
import { StillPuzzle as Drawn } from './puzzle-still.tsx';
import type { Still } from './puzzle.tsx';
import { isRoll, sceneOf } from './scene.ts';

export { turnPage } from './page-view.tsx';

export function StillPuzzle({ xgid, marks, ...still }: Still<PlayProps>) {
  const scene = sceneOf(xgid);
  return scene && isRoll(scene) ? <Drawn {...still} picture={pictureOfRoll(scene, marks)} /> : null;
}
