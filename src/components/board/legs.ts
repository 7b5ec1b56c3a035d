/** Where each leg of each arrow begins and ends: on which checker, in which free place. */
import { CHECKER_RADIUS, MOST_DRAWN, TRAY, sliverY, type Geometry, type Spot } from './geometry.ts';
import type { Arrow, BoardPicture, Place, Side } from './picture.ts';
import { isCounted, slotSpot, type Stack } from './stacks.ts';
import { trayFill } from './tray.ts';

/**
 * What stands at the end of a leg: the checker that leaves, a stop on the way, the ghost of the
 * checker where it will lie, the blot that it hits, its sliver in the tray, or a refusal's cross.
 */
export type Mark = 'checker' | 'stop' | 'ghost' | 'hit' | 'sliver' | 'cross';

export interface End {
  readonly mark: Mark;
  /** The middle of the mark. */
  readonly at: Spot;
  /** How far from the middle the line stays. */
  readonly clear: number;
}

export interface Leg {
  readonly kind: Arrow['kind'];
  readonly from: End;
  readonly to: End;
  /** 1 to 6; nothing for a leg that bears no square. */
  readonly die: number | undefined;
  /** The stack that the leg leaves, over whose other checkers its line may run. */
  readonly source: Stack | undefined;
}

export const GHOST_RADIUS = 16;
export const HIT_RADIUS = 19;
export const STOP_RADIUS = 4;

const CLEAR: Record<Mark, number> = {
  checker: 0,
  stop: 0,
  ghost: 0,
  hit: HIT_RADIUS + 2,
  sliver: 0,
  cross: GHOST_RADIUS + 1,
};
/** A checker that bears the number of its stack is left from its rim, so the number stays. */
const CLEAR_OF_COUNT = CHECKER_RADIUS - 2;
/** Beyond the sixth, checkers that arrive share one ghost: there is no room for more. */
const LAST_SLOT = MOST_DRAWN;
/** Arrow heads into the tray stay this far apart, though slivers lie closer. */
const TIP_PITCH = 18;
/** A cross in the tray stands beyond the number of the checkers there. */
const NUMBER_ROOM = 26;

/** A place where checkers stand in stacks. */
type OnBoard = Stack['place'];

/** What the arrows of a picture have done so far. */
interface Progress {
  readonly picture: BoardPicture;
  readonly stacks: readonly Stack[];
  readonly geometry: Geometry;
  /** How many slots of a place are covered by checkers and ghosts. */
  readonly covered: Map<Place, number>;
  /** How many checkers have left a place, and where others have come to it, by `keyOf`. */
  readonly departed: Map<string, number>;
  readonly arrived: Map<string, End[]>;
  /** The points whose blot is hit. */
  readonly hit: Set<Place>;
}

const end = (mark: Mark, at: Spot, clear = CLEAR[mark]): End => ({ mark, at, clear });

const keyOf = ({ kind, by }: Arrow, place: Place) => `${kind} ${by} ${place}`;

const stackOf = ({ stacks }: Progress, side: Side, place: Place) =>
  stacks.find((stack) => stack.side === side && stack.place === place);

/** Counts one more under a key, and says how many there were before. */
function countOne<Key>(counts: Map<Key, number>, key: Key): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

/** The checker that leaves: the innermost that is left, or one that came by an earlier arrow. */
function depart(progress: Progress, arrow: Arrow): End {
  const place = arrow.path[0] as OnBoard;
  const key = keyOf(arrow, place);
  const earlier = countOne(progress.departed, key);
  const stack = stackOf(progress, arrow.by, place);
  const drawn = stack?.spots.length ?? 0;
  const spot = stack?.spots[drawn - 1 - earlier];
  if (stack && spot) {
    return end('checker', spot, isCounted(stack) && earlier === 0 ? CLEAR_OF_COUNT : 0);
  }
  const arrived = progress.arrived.get(key)?.[earlier - drawn];
  return end('checker', arrived?.at ?? slotSpot(progress.geometry, arrow.by, place, 0));
}

/** The blot that an arrow's checker hits on a point, if there is one that is not hit yet. */
function hitAt(progress: Progress, { by, kind }: Arrow, place: Place): End | undefined {
  const blot = stackOf(progress, by === 'white' ? 'black' : 'white', place);
  const isMine = stackOf(progress, by, place) !== undefined;
  if (kind === 'forbidden' || blot?.count !== 1 || isMine || progress.hit.has(place)) return;
  progress.hit.add(place);
  return end('hit', blot.spots[0]!);
}

function freeSpot({ covered, geometry }: Progress, { by }: Arrow, place: OnBoard): Spot {
  return slotSpot(geometry, by, place, Math.min(countOne(covered, place), LAST_SLOT));
}

function intoTray({ picture, geometry, departed }: Progress, arrow: Arrow): End {
  const { by, kind } = arrow;
  const { lying, edgeY, inward } = trayFill(picture, by);
  const nth = countOne(departed, keyOf(arrow, 'off'));
  if (kind === 'forbidden') {
    const y = edgeY + inward * (NUMBER_ROOM + GHOST_RADIUS + 2 * GHOST_RADIUS * nth);
    return end('cross', { x: geometry.trayX, y });
  }
  const x = geometry.trayX - geometry.trayward * (TRAY.width / 2 - 1);
  return end('sliver', { x, y: sliverY(by, lying) + inward * TIP_PITCH * nth });
}

function arrive(progress: Progress, arrow: Arrow, place: Place): End {
  if (place === 'off') return intoTray(progress, arrow);
  const mark = arrow.kind === 'play' ? 'ghost' : 'cross';
  return hitAt(progress, arrow, place) ?? end(mark, freeSpot(progress, arrow, place));
}

/** Indexes of arrows in groups of the same key, each group in the order of the arrows. */
function groupsBy(arrows: readonly Arrow[], key: (arrow: Arrow) => string): number[][] {
  const groups = new Map<string, number[]>();
  arrows.forEach((arrow, index) => {
    groups.set(key(arrow), [...(groups.get(key(arrow)) ?? []), index]);
  });
  return [...groups.values()];
}

/** The nearer to the tray a checker starts, the nearer to the frame its arrow ends there. */
function uncrossInTray(arrows: readonly Arrow[], starts: End[], lasts: End[], trayX: number): void {
  const remoteness = (index: number) => Math.abs(starts[index]!.at.x - trayX);
  for (const group of groupsBy(arrows, (arrow) => keyOf(arrow, arrow.path.at(-1)!))) {
    if (lasts[group[0]!]!.mark !== 'sliver') continue;
    const tips = group.map((index) => lasts[index]!);
    const nearestFirst = group.toSorted((a, b) => remoteness(a) - remoteness(b));
    nearestFirst.forEach((index, nth) => (lasts[index] = tips[nth]!));
  }
}

/** Of arrows that tell the same move, the one that starts highest also ends highest. */
function uncrossEqual(arrows: readonly Arrow[], starts: End[], lasts: readonly End[]): void {
  for (const group of groupsBy(arrows, ({ kind, by, path }) => `${kind} ${by} ${path.join()}`)) {
    const highestFirst = (ends: readonly End[]) =>
      group.toSorted((a, b) => ends[a]!.at.y - ends[b]!.at.y);
    const sorted = highestFirst(starts).map((index) => starts[index]!);
    highestFirst(lasts).forEach((index, nth) => (starts[index] = sorted[nth]!));
  }
}

/**
 * The legs of all arrows, in order, with the mark at either end.
 *
 * Checkers stay drawn where they stand, so an arrival takes the first slot that no checker and no
 * earlier arrival covers. The first to leave a stack is its innermost checker, then the next one;
 * once all have left, the checkers that arrived by earlier arrows go on from their ghosts.
 */
export function legsOf(picture: BoardPicture, stacks: readonly Stack[], geometry: Geometry): Leg[] {
  const covered = new Map<Place, number>();
  for (const { place, spots } of stacks) {
    covered.set(place, Math.max(covered.get(place) ?? 0, spots.length));
  }
  const progress: Progress = {
    picture,
    stacks,
    geometry,
    covered,
    departed: new Map(),
    arrived: new Map(),
    hit: new Set(),
  };
  const arrows = picture.arrows ?? [];
  // Stops come last: they take slots that no checker comes to.
  const starts: End[] = [];
  const lasts: End[] = [];
  const hitOnTheWay: (End | undefined)[][] = [];
  for (const arrow of arrows) {
    starts.push(depart(progress, arrow));
    const places = arrow.path.slice(1);
    const lastPlace = places.pop() as Place;
    hitOnTheWay.push(places.map((place) => hitAt(progress, arrow, place)));
    const last = arrive(progress, arrow, lastPlace);
    lasts.push(last);
    const key = keyOf(arrow, lastPlace);
    progress.arrived.set(key, [...(progress.arrived.get(key) ?? []), last]);
  }
  uncrossInTray(arrows, starts, lasts, geometry.trayX);
  uncrossEqual(arrows, starts, lasts);

  return arrows.flatMap((arrow, index) => {
    const { kind, by, path, dice } = arrow;
    const stops = path.slice(1, -1).map((place, leg) => {
      const hit = hitOnTheWay[index]?.[leg];
      return hit ?? end('stop', freeSpot(progress, arrow, place as OnBoard));
    });
    const ends = [starts[index]!, ...stops, lasts[index]!];
    return ends.slice(1).map((to, leg) => ({
      kind,
      from: ends[leg]!,
      to,
      die: dice?.[leg],
      source: leg === 0 ? stackOf(progress, by, path[0]!) : undefined,
    }));
  });
}
