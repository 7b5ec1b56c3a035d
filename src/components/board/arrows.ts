/** The arrows of a picture as a handful of paths: all that looks alike shares one element. */
import { MIDDLE, SLIVER, sliverY, type Geometry, type Spot } from './geometry.ts';
import { GHOST_RADIUS, HIT_RADIUS, type Leg } from './legs.ts';
import { boxPath, circlePath, crossPath, curvePath, dotPath, hairsPath, headPath } from './path.ts';
import type { BoardPicture } from './picture.ts';
import { SQUARE, type Route } from './routes.ts';
import { trayFill } from './tray.ts';

/** Path data, to be drawn in this order. An empty string needs no element. */
export interface ArrowDrawing {
  /** The light border under every line, so that it is seen on any ground. */
  readonly casing: string;
  /** Where the checkers of plays end. */
  readonly ghosts: string;
  readonly playLines: string;
  readonly forbiddenLines: string;
  readonly crosses: string;
  /** The dice's squares, and the dots of stops. */
  readonly playSquares: string;
  readonly forbiddenSquares: string;
  /** One digit for each square, with the middles of the squares in the same order. */
  readonly digits: string;
  readonly digitSpots: readonly Spot[];
}

/** Squares are drawn with a thick rounded border, which makes up the rest of their size. */
const SQUARE_BORDER = 8;
const CROSS = 7;

const squarePath = (at: Spot) => {
  const side = 2 * SQUARE - SQUARE_BORDER;
  return boxPath(at, side, side);
};

const hitPath = (at: Spot) =>
  circlePath(at, HIT_RADIUS) +
  hairsPath(at, HIT_RADIUS - 5, HIT_RADIUS + 4, at.y < MIDDLE ? 1 : -1);

const stopsOf = (legs: readonly Leg[]) =>
  legs.filter(({ to }) => to.mark === 'stop').map(({ to }) => to.at);

const endsOf = (legs: readonly Leg[], mark: Leg['to']['mark']) =>
  legs.filter(({ to }) => to.mark === mark).map(({ to }) => to.at);

function ghostPaths(picture: BoardPicture, legs: readonly Leg[], geometry: Geometry): string {
  const onPoints = endsOf(legs, 'ghost').map((at) => circlePath(at, GHOST_RADIUS));
  const inTray = (['white', 'black'] as const).flatMap((side) => {
    const { lying, landing } = trayFill(picture, side);
    return Array.from({ length: landing }, (_, nth) =>
      boxPath({ x: geometry.trayX, y: sliverY(side, lying + nth) }, SLIVER.width, SLIVER.height),
    );
  });
  return [...onPoints, ...inTray].join('');
}

const squaresOf = (routes: readonly Route[]) =>
  routes.flatMap(({ square, leg }) => (square && leg.die ? [{ square, die: leg.die }] : []));

/** Draws the arrows of a picture along their routes. */
export function drawArrows(
  picture: BoardPicture,
  routes: readonly Route[],
  geometry: Geometry,
): ArrowDrawing {
  const plays = routes.filter(({ leg }) => leg.kind === 'play');
  const refusals = routes.filter(({ leg }) => leg.kind === 'forbidden');
  const legs = routes.map(({ leg }) => leg);

  const arrows = plays.map(({ curve }) => curvePath(curve) + headPath(curve)).join('');
  const hits = endsOf(legs, 'hit').map(hitPath).join('');
  const refusedGhosts = endsOf(legs, 'cross')
    .map((at) => circlePath(at, GHOST_RADIUS))
    .join('');
  const crosses = endsOf(legs, 'cross')
    .map((at) => crossPath(at, CROSS))
    .join('');
  const marks = (some: readonly Route[]) =>
    squaresOf(some)
      .map(({ square }) => squarePath(square))
      .join('') +
    stopsOf(some.map(({ leg }) => leg))
      .map(dotPath)
      .join('');

  const playLines = arrows + hits;
  const forbiddenLines = refusals.map(({ curve }) => curvePath(curve)).join('') + refusedGhosts;
  const labelled = squaresOf([...plays, ...refusals]);
  return {
    casing:
      playLines +
      forbiddenLines +
      crosses +
      labelled.map(({ square }) => squarePath(square)).join('') +
      stopsOf(legs)
        .map((at) => boxPath(at, 4, 4))
        .join(''),
    ghosts: ghostPaths(picture, legs, geometry),
    playLines,
    forbiddenLines,
    crosses,
    playSquares: marks(plays),
    forbiddenSquares: marks(refusals),
    digits: labelled.map(({ die }) => die).join(''),
    digitSpots: labelled.map(({ square }) => square),
  };
}
