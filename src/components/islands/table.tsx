/** All that a diagram needs beyond its still picture: it comes when a reader wants to play or to turn it. */
import { describeScene } from '../../diagrams/description.ts';
import { Board } from '../board/index.ts';
import type { DiagramProps } from './diagram.tsx';
import { pictureOf } from './picture.ts';
import { sceneOf } from './scene.ts';
import { readShown } from './shown.ts';
import { swapColours, type View } from './view.ts';

export { turnPage } from './page-view.tsx';
export { isRoll, sceneOf } from './scene.ts';
export { Trial } from './trial.tsx';

/** The picture that the page has, in the reader's view. */
export function StillBoard({
  id,
  name,
  xgid,
  shown,
  highlight,
  view,
}: DiagramProps & { view: View }) {
  const scene = sceneOf(xgid);
  if (!scene) return null;
  const description = describeScene(scene);
  return (
    <Board
      id={id}
      title={name}
      description={view.swapped ? swapColours(description) : description}
      picture={pictureOf({ scene, shown: readShown(shown), highlight })}
      mirrored={view.mirrored}
      swapped={view.swapped}
    />
  );
}
