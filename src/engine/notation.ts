import type { Move } from './moves.ts';
import { BAR, OFF } from './position.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * A move as somebody wrote it: one checker from a place to another, by one die or by several. `hit` says
 * that the writer marked a hit at `to`; a move without the mark may still hit.
 */
export interface WrittenMove {
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
}

const PLACES = Array.from({ length: BAR + 1 }, (_, place) => String(place));
PLACES[OFF] = 'off';
PLACES[BAR] = 'bar';
const STARTS = PLACES.map((place) => `${place}/`);

/** One checker's way through a play: all that is written before its end, the end, and as bits the stops named on the way. */
interface Run {
  start: string;
  end: number;
  stops: number;
}

/**
 * A play in GNU Backgammon's form: the furthest checker first, one checker's moves joined (24/13), a stop
 * named where a blot was hit (24/18*, then /13), equal runs counted (8/5(2)). No moves give an empty text.
 */
export function writePlay(moves: readonly Move[]): string {
  let hits = 0;
  for (const { hit, to } of moves) if (hit) hits |= 1 << to;
  const runs = joinRuns(moves, hits);

  let text = '';
  for (let i = 0; i < runs.length; i++) {
    const { start, end, stops } = runs[i]!;
    let count = 1;
    while (runs[i + 1]?.end === end && runs[i + 1]?.start === start) {
      count++;
      i++;
    }
    if (text !== '') text += ' ';
    text += start + PLACES[end]!;
    // A hit is marked once: a second checker that comes to the same point hits nothing.
    hits &= ~stops;
    if ((hits & (1 << end)) !== 0) {
      text += '*';
      hits ^= 1 << end;
    }
    if (count > 1) text += `(${count})`;
  }
  return text;
}

function joinRuns(moves: readonly Move[], hits: number): Run[] {
  const runs: Run[] = [];
  for (const { from, to } of furthestFirst(moves)) {
    let i = 0;
    while (i < runs.length && runs[i]!.end !== from) i++;
    if (i === runs.length) {
      runs.push({ start: STARTS[from]!, end: to, stops: 0 });
    } else {
      const run = runs[i]!;
      if ((hits & (1 << from)) !== 0) {
        run.start += `${PLACES[from]!}*/`;
        run.stops |= 1 << from;
      }
      run.end = to;
    }
  }
  return runs;
}

const comesBefore = (a: Move, b: Move): boolean =>
  a.from > b.from || (a.from === b.from && a.to >= b.to);

/** The moves from the furthest to the nearest, which a play mostly holds in that order already. */
function furthestFirst(moves: readonly Move[]): readonly Move[] {
  for (let i = 1; i < moves.length; i++) {
    if (!comesBefore(moves[i - 1]!, moves[i]!)) {
      return moves.toSorted((a, b) => b.from - a.from || b.to - a.to);
    }
  }
  return moves;
}

const PLACE = String.raw`(?:bar|off|בר|\d+)`;
const LEG = new RegExp(String.raw`^(${PLACE}\*?(?:/${PLACE}\*?)+)(?:\((\d+)\))?$`);
const NAMED: Readonly<Record<string, number>> = { bar: BAR, בר: BAR, off: OFF };
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Reads a play in any usual form: stops named or left out, hits marked or not, `25` for the bar and `0`
 * for off, `Bar`, `בר`, extra spaces. An empty text is a pass. What cannot be a move (a place off the
 * board, a move from off or to the bar, no distance, a count above 4) fails, quoting the part that is wrong.
 */
export function readPlay(text: string): Result<WrittenMove[]> {
  const moves: WrittenMove[] = [];
  const legs = text
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+(?=[*(])/g, '')
    .split(/\s+/)
    .filter((leg) => leg !== '');
  for (const leg of legs) {
    const read = readLeg(leg);
    if (!read.ok) return read;
    moves.push(...read.value);
  }
  return ok(moves);
}

function readLeg(leg: string): Result<WrittenMove[]> {
  const where = `play, "${leg}"`;
  const [, way, times] = LEG.exec(leg) ?? [];
  if (way === undefined) return fail(where, 'write a move like 24/18, bar/20, 6/off or 8/5*(2)');
  const count = Number(times ?? 1);
  if (count < 1 || count > 4) return fail(where, `a move is made 1 to 4 times, not ${count}`);

  const stops = way.split('/').map((stop) => ({
    place: NAMED[stop.replace('*', '')] ?? Number(stop.replace('*', '')),
    hit: stop.endsWith('*'),
  }));
  const moves: WrittenMove[] = [];
  for (let i = 1; i < stops.length; i++) {
    const { place: from, hit: hitBefore } = stops[i - 1]!;
    const { place: to, hit } = stops[i]!;
    if (from > BAR || to > BAR) return fail(where, `there is no point ${Math.max(from, to)}`);
    if (from === OFF) return fail(where, 'a checker that is off does not move again');
    if (to === BAR) return fail(where, 'no checker is moved to the bar');
    if (from === to) return fail(where, 'a move goes from one place to another');
    if ((i === 1 && hitBefore) || (hit && to === OFF)) {
      return fail(where, 'a * stands after the point where a blot was hit');
    }
    moves.push({ from, to, hit });
  }
  return ok(Array.from({ length: count }, () => moves).flat());
}
