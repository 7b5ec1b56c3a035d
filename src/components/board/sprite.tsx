/**
 * What all boards of a page share: the empty board, a checker of either colour, the tray, the cube,
 * the six dice. A page that shows a board or a legend holds it exactly once, before the first.
 */
import type { ComponentChildren } from 'preact';
import { BASE, CUBE, DIE, FRAME, TRAY, baseY, geometryOf, type Geometry } from './geometry.ts';
import { GHOST_RADIUS } from './legs.ts';
import { circlePath, trianglePath } from './path.ts';
import { SQUARE } from './routes.ts';

const BAR_WIDTH = 40;

const POINTS = Array.from({ length: 24 }, (_, index) => 24 - index);

const trianglesPath = (geometry: Geometry, parity: 0 | 1) =>
  POINTS.filter((point) => point % 2 === parity)
    .map((point) => trianglePath(geometry, point))
    .join('');

/** Where the text of a point's number stands. */
const numberY = (point: number) => (baseY(point) === BASE.top ? 18.5 : 466.5);

/**
 * One digit of many points' numbers. A text places each of its letters by a list of places, so three
 * texts print 24 numbers: tens end at the middle of their columns, and ones start there.
 */
function Digits({ geometry, points, anchor }: DigitsProps) {
  return (
    <text
      class={`bd-${anchor}`}
      x={points.map((point) => geometry.columnX(point)).join(' ')}
      y={points.map(numberY).join(' ')}
    >
      {points.map((point) => (anchor === 'tens' ? Math.floor(point / 10) : point % 10)).join('')}
    </text>
  );
}

interface DigitsProps {
  geometry: Geometry;
  points: readonly number[];
  anchor: 'tens' | 'ones' | 'alone';
}

/** The board without anything on it. */
function EmptyBoard({ mirrored = false }: { mirrored?: boolean }) {
  const geometry = geometryOf(false, mirrored);
  const frame = {
    x: FRAME.left,
    y: FRAME.top,
    width: FRAME.right - FRAME.left,
    height: FRAME.bottom - FRAME.top,
  };
  const twoDigits = POINTS.filter((point) => point > 9);
  return (
    <>
      <rect class="bd-ground" {...frame} rx="3" />
      <path class="bd-even" d={trianglesPath(geometry, 0)} />
      <path class="bd-odd" d={trianglesPath(geometry, 1)} />
      <rect class="bd-bar" {...frame} x={geometry.barX - BAR_WIDTH / 2} width={BAR_WIDTH} />
      <rect class="bd-frame" {...frame} rx="3" />
      <Digits geometry={geometry} points={twoDigits} anchor="tens" />
      <Digits geometry={geometry} points={twoDigits} anchor="ones" />
      <Digits geometry={geometry} points={POINTS.filter((point) => point < 10)} anchor="alone" />
    </>
  );
}

/** The pips of a die by its number, as steps from its middle. */
// prettier-ignore
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** A filled pip made of lines alone, since a path has one fill, and the die's body takes it. */
const pipPath = ([across, down]: readonly [number, number]) => {
  const middle = { x: across * 9, y: down * 9 };
  return circlePath(middle, 2) + circlePath(middle, 1);
};

const half = DIE / 2 - 1;
const bodyPath = `M${-half + 7} ${-half}h20a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7h-20a7 7 0 0 1-7-7v-20a7 7 0 0 1 7-7z`;

/** What boards set at the corners of a path, its middle at each. */
function Marker({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <marker id={id} markerUnits="userSpaceOnUse" overflow="visible">
      {children}
    </marker>
  );
}

/** The ground of a die's digit on an arrow. */
function Square({ name }: { name: string }) {
  const side = 2 * SQUARE;
  return <rect class={name} x={-SQUARE} y={-SQUARE} width={side} height={side} rx="4" />;
}

/** Both halves of the tray, about its middle. */
function trayPath(): string {
  const half = `h${TRAY.width}v${TRAY.middleTop - TRAY.top}h-${TRAY.width}z`;
  return `M-${TRAY.width / 2} ${TRAY.top}${half}m0 ${TRAY.middleBottom - TRAY.top}${half}`;
}

/** What mirrored boards need besides. It can come later, and a page that has none does without. */
export function MirroredSprite() {
  return (
    <svg class="bd-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <g id="bdm">
        <EmptyBoard mirrored />
      </g>
    </svg>
  );
}

export function BoardSprite() {
  return (
    <svg class="bd-sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <g id="bd">
          <EmptyBoard />
        </g>
        <Marker id="bw">
          <circle class="bd-white" r="17.1" />
          <circle class="bd-ring" r="11.2" />
        </Marker>
        <Marker id="bb">
          <circle class="bd-black" r="17.1" />
          <path class="bd-inlay" d="M0-5 5 0 0 5-5 0z" />
        </Marker>
        <Marker id="bg">
          <circle class="bd-ghost" r={GHOST_RADIUS} />
        </Marker>
        <Marker id="bx">
          <circle class="bd-ghost bd-refused" r={GHOST_RADIUS} />
          <path class="bd-cross" d="M-7-7 7 7M7-7-7 7" />
        </Marker>
        <Marker id="bs">
          <Square name="bd-square" />
        </Marker>
        <Marker id="bn">
          <Square name="bd-square bd-refused" />
        </Marker>
        <path id="bdt" class="bd-tray" d={trayPath()} />
        <rect
          id="bdc"
          class="bd-cube"
          x={-CUBE / 2}
          y={-CUBE / 2}
          width={CUBE}
          height={CUBE}
          rx="6"
        />
        {PIPS.map((pips, index) => (
          <path id={`bd${index + 1}`} class="bd-die" d={bodyPath + pips.map(pipPath).join('')} />
        ))}
      </defs>
    </svg>
  );
}
