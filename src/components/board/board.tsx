/** One board as a plain SVG picture. */
import { useMemo } from 'preact/hooks';
import { drawArrows, type ArrowDrawing } from './arrows.ts';
import { placeDice, type PlacedDie } from './dice.ts';
import {
  DIE,
  HEIGHT,
  SLIVER,
  CUBE,
  cubeY,
  geometryOf,
  isTop,
  sliverY,
  type Geometry,
  type Spot,
} from './geometry.ts';
import { GHOST_RADIUS, legsOf } from './legs.ts';
import { LitPoints, LiveMarks } from './live.tsx';
import { Marks } from './marks.tsx';
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
  /** White's home board at the bottom left, not right. The page must hold `MirroredSprite` too. */
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

/** From the borne-off checkers to the middle of their number. */
const NUMBER_GAP = 15;
const SIDES = ['white', 'black'] as const;

/** The checkers of a side, without those that bear the number of their stack. */
function SideCheckers({ stacks, ink }: { stacks: readonly Stack[]; ink: 'w' | 'b' }) {
  const drawn = stacks.flatMap((stack) =>
    isCounted(stack) ? stack.spots.slice(0, -1) : stack.spots,
  );
  return <Marks marker={ink} at={drawn} />;
}

/** The innermost checker of a tall stack, with the number of all its checkers. */
function Count({ stack: { spots, count }, ink }: { stack: Stack; ink: 'w' | 'b' }) {
  const { x, y } = spots.at(-1) as Spot;
  return (
    <>
      <circle class={ink} cx={x} cy={y} r="17.1" />
      <text class={ink} x={x} y={y}>
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
  return (
    <>
      <path
        class={ink(side)}
        d={`M${left} ${first}${Array<string>(lying).fill(sliver).join(next)}`}
      />
      <text class="off" x={geometry.trayX} y={edgeY + inward * NUMBER_GAP}>
        {lying}
      </text>
    </>
  );
}

/** How a number of three digits is written on the cube, or it would reach over its edge. */
const SQUEEZED = { textLength: CUBE - 8, lengthAdjust: 'spacingAndGlyphs' } as const;

function CubeFace({ cube: { value, owner }, x }: { cube: Cube; x: number }) {
  const y = cubeY(owner);
  return (
    <>
      <use href="#bdc" x={x} y={y} />
      <text class="w" x={x} y={y} {...(value > 99 && SQUEEZED)}>
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
  const squares = [...drawing.playSquares, ...drawing.forbiddenSquares];
  const line = (name: string, d: string) => d && <path class={name} d={d} />;
  return (
    <>
      {line('casing', drawing.casing)}
      <Marks marker="g" at={drawing.ghosts} />
      {line('ghost', drawing.slivers)}
      {line('arrow', drawing.playLines)}
      {line('no', drawing.forbiddenLines)}
      <Marks marker="x" at={drawing.crosses} />
      <Marks marker="s" at={drawing.playSquares} />
      <Marks marker="n" at={drawing.forbiddenSquares} />
      {squares.length > 0 && (
        <text x={squares.map(({ x }) => x).join(' ')} y={squares.map(({ y }) => y).join(' ')}>
          {drawing.digits}
        </text>
      )}
    </>
  );
}

/** A board. It needs `BoardSprite` on the same page. */
export function Board({ id, title, description, picture, mirrored, swapped }: BoardProps) {
  const { live } = picture;
  const tray = hasTray(picture);
  const geometry = geometryOf(tray, mirrored ?? false);
  const ink: InkOf = (side) => ((side === 'white') === !swapped ? 'w' : 'b');
  const stacks = stacksOf(picture, geometry);
  const legs = legsOf(picture, stacks, geometry);
  const ends = legs.map(({ to }) => to.at);
  const dice = placeDice(picture.dice ?? [], ends, GHOST_RADIUS, geometry);
  const obstacles = { stacks, dice: dice.map(({ at }) => at) };
  // The ways of arrows take long to find, and stay while a checker flies over the board.
  const routes = useMemo(
    () => routesOf(legs, obstacles, geometry),
    [JSON.stringify([legs, obstacles]), tray, mirrored],
  );
  const arrows = drawArrows(picture, routes, geometry);
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
      <use href={mirrored ? '#bdm' : '#bd'} x={geometry.boardX || undefined} />
      {tray && <Tray picture={picture} geometry={geometry} ink={ink} />}
      {picture.highlights?.length ? (
        <Highlights points={picture.highlights} geometry={geometry} />
      ) : null}
      {live && <LitPoints live={live} picture={picture} geometry={geometry} />}
      {SIDES.map((side) => (
        <SideCheckers stacks={stacks.filter((stack) => stack.side === side)} ink={ink(side)} />
      ))}
      {stacks.filter(isCounted).map((stack) => (
        <Count stack={stack} ink={ink(stack.side)} />
      ))}
      <Dice dice={dice} ink={ink} />
      {legs.length > 0 && <Arrows drawing={arrows} />}
      {live && <LiveMarks live={live} picture={picture} geometry={geometry} ink={ink(live.by)} />}
    </svg>
  );
}
