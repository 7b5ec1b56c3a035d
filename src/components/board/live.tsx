/** The marks of a board that is being played on: what can move, what is lifted, where it can land. */
import { hitPath } from './arrows.ts';
import {
  CHECKER_RADIUS,
  COLUMN,
  FRAME,
  HEIGHT,
  MIDDLE,
  MOST_DRAWN,
  TRAY,
  baseY,
  growth,
  isTop,
  type Geometry,
  type Spot,
} from './geometry.ts';
import { Marks } from './marks.tsx';
import { boxPath, circlePath, trianglePath } from './path.ts';
import type { BoardPicture, LandingMark, Live, Place, Side } from './picture.ts';
import { SQUARE } from './routes.ts';
import { slotSpot } from './stacks.ts';
import { trayFill } from './tray.ts';

interface LiveProps {
  readonly live: Live;
  readonly picture: BoardPicture;
  readonly geometry: Geometry;
}

type OnBoard = Exclude<Place, 'off'>;

const RING = CHECKER_RADIUS + 1;
/** How far a lifted checker stands above its place. */
const LIFT = 8;
/** From a blot's middle, or from one square to the next, to the middle of a square. */
const BESIDE_BLOT = 31;
const SQUARE_PITCH = 2 * SQUARE;
const PILL = { width: 30, height: 20, fromEdge: 12 };

const countOf = ({ white, black }: BoardPicture, side: Side, place: OnBoard): number => {
  const { points, bar = 0 } = side === 'white' ? white : black;
  return place === 'bar' ? bar : (points[place] ?? 0);
};

const pillAt = (geometry: Geometry, point: number): Spot => ({
  x: geometry.columnX(point),
  y: isTop(point) ? PILL.fromEdge : HEIGHT - PILL.fromEdge,
});

/** The half of the tray where a side's checkers are borne off to. */
function trayHalfPath(by: Side, { trayX }: Geometry): string {
  const [top, bottom] =
    by === 'white' ? [TRAY.middleBottom, FRAME.bottom] : [FRAME.top, TRAY.middleTop];
  return boxPath({ x: trayX, y: (top + bottom) / 2 }, TRAY.width, bottom - top);
}

/** What lies under the checkers: the points where the lifted one can land, with their numbers. */
export function LitPoints({ live: { landings = [] }, geometry }: LiveProps) {
  if (landings.length === 0) return null;
  const points = landings.flatMap(({ place }) => (typeof place === 'number' ? place : []));
  const pills = points.map((point) => ({ point, ...pillAt(geometry, point) }));
  const lit = [
    ...points.map((point) => trianglePath(geometry, point)),
    ...pills.map((pill) => boxPath(pill, PILL.width, PILL.height)),
  ];
  return (
    <>
      <path class="lit" d={lit.join('')} />
      {pills.map(({ point, x, y }) => (
        <text class="pill" x={x} y={y}>
          {point}
        </text>
      ))}
    </>
  );
}

interface LandingDrawing {
  readonly ghost: Spot | undefined;
  readonly hit: Spot | undefined;
  readonly squares: readonly Spot[];
}

function drawLanding({ place, dice, hit }: LandingMark, props: LiveProps): LandingDrawing {
  const { live, picture, geometry } = props;
  const squaresFrom = ({ x, y }: Spot, step: number) =>
    dice.map((_, index) => ({ x, y: y + step * index }));
  if (place === 'off') {
    const { edgeY, inward } = trayFill(picture, live.by);
    const first = { x: geometry.trayX, y: edgeY + inward * (SQUARE + PILL.height + SQUARE) };
    return { ghost: undefined, hit: undefined, squares: squaresFrom(first, inward * SQUARE_PITCH) };
  }
  const inward = place === 'bar' ? 1 : growth(place);
  if (hit) {
    const blot = slotSpot(geometry, live.by, place, 0);
    const beside = { x: blot.x, y: blot.y + inward * BESIDE_BLOT };
    return { ghost: undefined, hit: blot, squares: squaresFrom(beside, inward * SQUARE_PITCH) };
  }
  const slot = Math.min(countOf(picture, live.by, place), MOST_DRAWN);
  const ghost = slotSpot(geometry, live.by, place, slot);
  return { ghost, hit: undefined, squares: squaresFrom(ghost, inward * SQUARE_PITCH) };
}

/** Where the lifted checker is drawn: under a finger, or a little above its place. */
function liftedAt({ live, picture, geometry }: LiveProps): Spot | undefined {
  const { lifted, by } = live;
  if (!lifted) return undefined;
  if (lifted.at) return lifted.at;
  const slot = Math.min(countOf(picture, by, lifted.place as OnBoard), MOST_DRAWN);
  const { x, y } = slotSpot(geometry, by, lifted.place as OnBoard, slot);
  return { x, y: y - LIFT };
}

/** The top checkers of the places that can move. */
const ringed = ({ live: { by, movable = [] }, picture, geometry }: LiveProps): Spot[] =>
  movable.map((place) => {
    const drawn = Math.min(countOf(picture, by, place as OnBoard), MOST_DRAWN);
    return slotSpot(geometry, by, place as OnBoard, Math.max(0, drawn - 1));
  });

/** The frame round the whole column of the place that has the keyboard's focus. */
function framePath(place: Place, geometry: Geometry): string {
  if (typeof place === 'number') {
    const height = MIDDLE - FRAME.top - 4;
    const y = baseY(place) + (growth(place) * height) / 2;
    return boxPath({ x: geometry.columnX(place), y }, COLUMN - 2, height);
  }
  const x = place === 'bar' ? geometry.barX : geometry.trayX;
  return boxPath({ x, y: MIDDLE }, COLUMN - 2, FRAME.bottom - FRAME.top - 4);
}

/** A line with its casing, which is seen on any ground. */
function Cased({ name, d }: { name: string; d: string }) {
  return (
    <>
      <path class={`${name}-case`} d={d} />
      <path class={name} d={d} />
    </>
  );
}

/** What lies over the checkers. `ink` is the letter of the mover's checkers. */
export function LiveMarks(props: LiveProps & { ink: 'w' | 'b' }) {
  const { live, geometry, ink } = props;
  const { landings = [], focus } = live;
  const drawn = landings.map((landing) => drawLanding(landing, props));
  const ghosts = drawn.flatMap(({ ghost }) => ghost ?? []);
  const hits = drawn.flatMap(({ hit }) => hit ?? []);
  const squares = drawn.flatMap((landing) => landing.squares);
  const rings = ringed(props).map((spot) => circlePath(spot, RING));
  if (landings.some(({ place }) => place === 'off')) rings.push(trayHalfPath(live.by, geometry));
  const lifted = liftedAt(props);
  return (
    <>
      {rings.length > 0 && <Cased name="ring" d={rings.join('')} />}
      <Marks marker="g" at={ghosts} />
      {hits.length > 0 && <path class="casing" d={hits.map(hitPath).join('')} />}
      {hits.length > 0 && <path class="arrow" d={hits.map(hitPath).join('')} />}
      <Marks marker="s" at={squares} />
      {squares.length > 0 && (
        <text x={squares.map(({ x }) => x).join(' ')} y={squares.map(({ y }) => y).join(' ')}>
          {landings.flatMap(({ dice }) => dice).join('')}
        </text>
      )}
      {lifted && (
        <>
          <ellipse class="shade" cx={lifted.x} cy={lifted.y + LIFT + 3} rx="18" ry="17" />
          <Marks marker={ink} at={[lifted]} />
          <circle class="lifted" cx={lifted.x} cy={lifted.y} r="18.5" />
        </>
      )}
      {focus !== undefined && <Cased name="frame" d={framePath(focus, geometry)} />}
    </>
  );
}
