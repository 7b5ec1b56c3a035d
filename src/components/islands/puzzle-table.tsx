/** What a puzzle needs beyond its still picture: it comes when a reader begins, or turns the board. */
import { describeScene } from '../../diagrams/description.ts';
import { Board } from '../board/index.ts';
import type { Posed } from './puzzle.tsx';
import { puzzlePicture } from './puzzle-picture.ts';
import { sceneOf } from './scene.ts';

export { turnPage } from './page-view.tsx';
export { PlayPuzzle } from './puzzle-play.tsx';

/** The picture that the page has, in the reader's view. */
export function StillPuzzle({ id, name, xgid, view, say }: Posed) {
  const scene = sceneOf(xgid);
  if (!scene) return null;
  return (
    <Board
      id={id}
      title={name}
      description={say(describeScene(scene))}
      picture={puzzlePicture(scene)}
      mirrored={view.mirrored}
      swapped={view.swapped}
    />
  );
}
