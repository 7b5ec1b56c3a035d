/** One board as a plain SVG picture. */
import { drawArrows, type ArrowDrawing } from './arrows.ts';
import { placeDice, type PlacedDie } from './dice.ts';
import {
  DIE,
  HEIGHT,
  SLIVER,
  cubeY,
  geometryOf,
  isTop,
  sliverY,
  type Geometry,
  type Spot,
} from './geometry.ts';
import { GHOST_RADIUS, legsOf } from './legs.ts';
import { boxPath, trianglePath } from './path.ts';
import { routesOf } from './routes.ts';
import type { BoardPicture, Cube, Side } from './picture.ts';
import { isCounted, stacksOf, type Stack } from './stacks.ts';
import { hasTray, trayFill } from './tray.ts';

export interface BoardProps {
  /** Begins the ids of the title and the description: unique on the page. */
  readonly id: string;
  /** The picture's name, for a screen reader and as the tip of a mouse. */
  readonly title: string;
  /** What the picture shows, in words. */
  readonly description: string;
  readonly picture: BoardPicture;
  /** White's home board at the bottom left, not right. The page's sprite must be mirrored too. */
  readonly mirrored?: boolean | undefined;
  /** White's checkers and dice are drawn black, and Black's white. */
  readonly swapped?: boolean | undefined;
}

/** How a side is drawn: the letter of its checkers' marker and of its class. */
type InkOf = (side: Side) => 'w' | 'b';

interface PartProps {
  readonly picture: BoardPicture;
  readonly geometry: Geometry;
  readonly ink: InkOf;
}

const SIDES = ['white', 'black'] as const;

/** How far under its middle a number of checkers or of the cube has its base line. */
const DROP = 6.3;

/** Path data through the corners, by the shortest command that leads from each to the next. */
function cornersPath(corners: readonly Spot[]): string {
  const commands = corners.map(({ x, y }, index) => {
    const pen = corners[index - 1];
    if (pen?.x === x) return `v${y - pen.y}`;
    return pen?.y === y ? `H${x}` : `L${x} ${y}`;
  });
  return commands.join('');
}

/**
 * All checkers of a side are one path without a line, and every corner of it bears a checker. Only
 * the first corner and the last, which `M0 0` and `z` make, are not `mid` and bear none.
 */
function SideCheckers({ stacks, ink }: { stacks: readonly Stack[]; ink: 'w' | 'b' }) {
  if (stacks.length === 0) return null;
  const corners = stacks.flatMap((stack) =>
    isCounted(stack) ? stack.spots.slice(0, -1) : stack.spots,
  );
  return <path class="ck" marker-mid={`url(#b${ink})`} d={`M0 0${cornersPath(corners)}z`} />;
}

/** The innermost checker of a tall stack, with the number of all its checkers. */
function Count({ stack: { spots, count }, ink }: { stack: Stack; ink: 'w' | 'b' }) {
  const { x, y } = spots.at(-1) as Spot;
  return (
    <>
      <circle class={ink} cx={x} cy={y} r="17.1" />
      <text class={ink} x={x} y={y + DROP}>
        {count}
      </text>
    </>
  );
}

function Highlights({ points, geometry }: { points: readonly number[]; geometry: Geometry }) {
  const outlines = points.map((point) => {
    const number = { x: geometry.columnX(point), y: isTop(point) ? 12 : HEIGHT - 12 };
    return trianglePath(geometry, point) + boxPath(number, 34, 20);
  });
  return <path class="hl" d={outlines.join('')} />;
}

function Dice({ dice, ink }: { dice: readonly PlacedDie[]; ink: InkOf }) {
  const lost = dice.filter(({ state }) => state === 'lost');
  return (
    <>
      {dice.map(({ value, by, state, at: { x, y } }) => (
        <use
          href={`#bd${value}`}
          class={state === 'used' ? `${ink(by)} used` : ink(by)}
          x={x}
          y={y}
        />
      ))}
      {lost.length > 0 && (
        <path
          class="lost"
          d={lost.map(({ at }) => `M${at.x - DIE / 2} ${at.y + DIE / 2}l36-36`).join('')}
        />
      )}
    </>
  );
}

function BorneOff({ side, picture, geometry, ink }: PartProps & { side: Side }) {
  const { lying, edgeY, inward } = trayFill(picture, side);
  if (lying === 0) return null;
  const { width, height, pitch } = SLIVER;
  const left = geometry.trayX - width / 2;
  const first = sliverY(side, 0) - height / 2;
  const next = `m0 ${inward * pitch}`;
  const sliver = `h${width}v${height}h-${width}z`;
  const textY = edgeY + inward * 10 + (inward < 0 ? 0 : 10);
  return (
    <>
      <path
        class={ink(side)}
        d={`M${left} ${first}${Array<string>(lying).fill(sliver).join(next)}`}
      />
      <text x={geometry.trayX} y={textY}>
        {lying}
      </text>
    </>
  );
}

function CubeFace({ cube: { value, owner }, x }: { cube: Cube; x: number }) {
  const y = cubeY(owner);
  return (
    <>
      <use href="#bdc" x={x} y={y} />
      <text class="w" x={x} y={y + DROP}>
        {value}
      </text>
    </>
  );
}

function Tray(props: PartProps) {
  const { picture, geometry } = props;
  return (
    <>
      <use href="#bdt" x={geometry.trayX} />
      {SIDES.map((side) => (
        <BorneOff {...props} side={side} />
      ))}
      {picture.cube && <CubeFace cube={picture.cube} x={geometry.trayX} />}
    </>
  );
}

function Arrows({ drawing }: { drawing: ArrowDrawing }) {
  const { digitSpots } = drawing;
  const paths = [
    ['casing', drawing.casing],
    ['ghost', drawing.ghosts],
    ['arrow', drawing.playLines],
    ['no', drawing.forbiddenLines],
    ['cross', drawing.crosses],
    ['square', drawing.playSquares],
    ['no square', drawing.forbiddenSquares],
  ] as const;
  return (
    <>
      {paths.map(([name, d]) => d && <path class={name} d={d} />)}
      {drawing.digits && (
        <text
          x={digitSpots.map(({ x }) => Math.round(x)).join(' ')}
          y={digitSpots.map(({ y }) => Math.round(y)).join(' ')}
        >
          {drawing.digits}
        </text>
      )}
    </>
  );
}

/** A board. It needs `BoardSprite` on the same page. */
export function Board({ id, title, description, picture, mirrored, swapped }: BoardProps) {
  const tray = hasTray(picture);
  const geometry = geometryOf(tray, mirrored ?? false);
  const ink: InkOf = (side) => ((side === 'white') === !swapped ? 'w' : 'b');
  const stacks = stacksOf(picture, geometry);
  const legs = legsOf(picture, stacks, geometry);
  const ends = legs.map(({ to }) => to.at);
  const dice = placeDice(picture.dice ?? [], ends, GHOST_RADIUS, geometry);
  const obstacles = { stacks, dice: dice.map(({ at }) => at) };
  const arrows = drawArrows(picture, routesOf(legs, obstacles, geometry), geometry);
  return (
    <svg
      class="bd"
      viewBox={`0 0 ${geometry.width} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      focusable="false"
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      <use href="#bd" x={geometry.boardX || undefined} />
      {tray && <Tray picture={picture} geometry={geometry} ink={ink} />}
      {picture.highlights?.length ? (
        <Highlights points={picture.highlights} geometry={geometry} />
      ) : null}
      {SIDES.map((side) => (
        <SideCheckers stacks={stacks.filter((stack) => stack.side === side)} ink={ink(side)} />
      ))}
      {stacks.filter(isCounted).map((stack) => (
        <Count stack={stack} ink={ink(stack.side)} />
      ))}
      <Dice dice={dice} ink={ink} />
      {legs.length > 0 && <Arrows drawing={arrows} />}
    </svg>
  );
}
