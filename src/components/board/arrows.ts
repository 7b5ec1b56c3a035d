/** The arrows of a picture as a handful of paths and marks: all that looks alike shares one element. */
import { MIDDLE, SLIVER, sliverY, type Geometry, type Spot } from './geometry.ts';
import { HIT_RADIUS, STOP_RADIUS, type Leg, type Mark } from './legs.ts';
import { boxPath, circlePath, curvePath, hairsPath, headPath } from './path.ts';
import type { Arrow, BoardPicture } from './picture.ts';
import type { Route } from './routes.ts';
import { trayFill } from './tray.ts';

/** Path data, and the middles of marks that the sprite holds, to be drawn in this order. */
export interface ArrowDrawing {
  /** The light border under every line, so that it is seen on any ground. */
  readonly casing: string;
  /** Where the checkers of plays end, on points and in the tray. */
  readonly ghosts: readonly Spot[];
  readonly slivers: string;
  readonly playLines: string;
  readonly forbiddenLines: string;
  readonly crosses: readonly Spot[];
  /** The squares of dice, with one digit for each: those of plays, then those of refusals. */
  readonly playSquares: readonly Spot[];
  readonly forbiddenSquares: readonly Spot[];
  readonly digits: string;
}

const endsOf = (legs: readonly Leg[], mark: Mark) =>
  legs.filter(({ to }) => to.mark === mark).map(({ to }) => to.at);

/** A dot that the line's own thickness fills. */
const stopPath = (at: Spot) => circlePath(at, STOP_RADIUS / 2);

/** The cross-hair round a blot that is hit. */
export const hitPath = (at: Spot) =>
  circlePath(at, HIT_RADIUS) +
  hairsPath(at, HIT_RADIUS - 5, HIT_RADIUS + 3, at.y < MIDDLE ? 1 : -1);

function sliverPaths(picture: BoardPicture, { trayX }: Geometry): string {
  const paths = (['white', 'black'] as const).flatMap((side) => {
    const { lying, landing } = trayFill(picture, side);
    return Array.from({ length: landing }, (_, nth) =>
      boxPath({ x: trayX, y: sliverY(side, lying + nth) }, SLIVER.width, SLIVER.height),
    );
  });
  return paths.join('');
}

/** Draws the arrows of a picture along their routes. */
export function drawArrows(
  picture: BoardPicture,
  routes: readonly Route[],
  geometry: Geometry,
): ArrowDrawing {
  const legs = routes.map(({ leg }) => leg);
  const ofKind = (kind: Arrow['kind']) => {
    const some = routes.filter(({ leg }) => leg.kind === kind);
    const heads = (curve: Route['curve']) => (kind === 'play' ? headPath(curve) : '');
    const lines = some.map(({ curve }) => curvePath(curve) + heads(curve));
    const stops = endsOf(
      some.map(({ leg }) => leg),
      'stop',
    ).map(stopPath);
    const labelled = some.filter(({ square }) => square !== undefined);
    return {
      lines: [...lines, ...stops].join(''),
      squares: labelled.map(({ square }) => square!),
      digits: labelled.map(({ leg }) => leg.die).join(''),
    };
  };
  const play = ofKind('play');
  const forbidden = ofKind('forbidden');
  const playLines = play.lines + endsOf(legs, 'hit').map(hitPath).join('');
  return {
    casing: playLines + forbidden.lines,
    ghosts: endsOf(legs, 'ghost'),
    slivers: sliverPaths(picture, geometry),
    playLines,
    forbiddenLines: forbidden.lines,
    crosses: endsOf(legs, 'cross'),
    playSquares: play.squares,
    forbiddenSquares: forbidden.squares,
    digits: play.digits + forbidden.digits,
  };
}
