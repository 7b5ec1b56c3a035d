import {
  naiveLegal,
  naiveOutcome,
  naivePips,
  naiveReasons,
  naiveScore,
  naiveTurned,
  type NaiveDice,
  type NaiveOptions,
} from '../naive/naive.ts';
import { legalEnds } from '../naive/results.ts';
import { readTable, writeTable } from '../naive/table.ts';
import { readWritten } from '../naive/written.ts';
import { naiveReach } from './naive-reach.ts';
import type { RawClaim, RawCounts, RawDiagram } from './raw.ts';

type Colour = 'white' | 'black';

/** A diagram's board in the naive program's terms, read without a line of the site's own. */
export interface NaiveBoard {
  /** XGID's 26 characters, capitals for White. */
  readonly checkers: string;
  readonly turn: Colour;
  readonly dice: NaiveDice | null;
  readonly cube: { readonly value: number; readonly owner: Colour | null };
  readonly jacoby: boolean;
}

const LETTERS = '-abcdefghijklmno';

function charactersOf(white: RawCounts = {}, black: RawCounts = {}): string {
  let text = '';
  for (let place = 0; place <= 25; place++) {
    const ours = place === 25 ? white['bar'] : white[place];
    const theirs = place === 0 ? black['bar'] : place < 25 ? black[place] : 0;
    text += ours ? LETTERS.charAt(ours).toUpperCase() : LETTERS.charAt(theirs ?? 0);
  }
  return text;
}

/** Reads a diagram's board. It trusts its form. */
export function naiveBoard({ position, turn, dice, cube }: RawDiagram): NaiveBoard {
  if (typeof position === 'object') {
    return {
      checkers: charactersOf(position.white, position.black),
      turn: turn ?? 'white',
      dice: dice ? [dice[0]!, dice[1]!] : null,
      cube: { value: cube?.value ?? 1, owner: cube?.owner ?? null },
      jacoby: false,
    };
  }
  const [checkers, log, owner, side, roll, , , flags, length] = position
    .replace('XGID=', '')
    .split(':') as [string, string, string, string, string, string, string, string, string];
  const sides: Record<string, Colour> = { '1': 'white', '-1': 'black' };
  return {
    checkers,
    turn: sides[side]!,
    dice: /^[1-6]{2}$/.test(roll) ? [Number(roll[0]), Number(roll[1])] : null,
    cube: { value: 2 ** Number(log), owner: sides[owner] ?? null },
    jacoby: length === '0' && flags === '1',
  };
}

/** The board as the side to move sees it: its own checkers are the capitals. */
export const seenByMover = ({ checkers, turn }: NaiveBoard): string =>
  turn === 'white' ? checkers : naiveTurned(checkers);

/** The numbers, from 0, of a diagram's claims that the naive program finds false; `options` turns rules off. */
export function naivelyFalse(raw: RawDiagram, options: NaiveOptions = {}): number[] {
  const board = naiveBoard(raw);
  return raw.claims.flatMap((claim, i) => (holds(board, claim, options) ? [] : [i]));
}

function holds(board: NaiveBoard, claim: RawClaim, options: NaiveOptions): boolean {
  const seen = seenByMover(board);
  const ended = naiveOutcome(seen, options);
  const { dice } = board;
  if ('pips' in claim)
    return pipsHold(seen, board, claim['pips'] as Partial<Record<Colour, number>>);
  if ('outcome' in claim) {
    const { winner, kind } = claim['outcome'] as { winner: Colour; kind: string };
    return ended !== null && ended.kind === kind && winner === winnerOf(ended.winner, board.turn);
  }
  if ('score' in claim) return scoreOf(seen, board, claim) === claim['score'];
  if ('drop' in claim) {
    const { value, owner } = board.cube;
    return ended === null && (owner === null || owner === board.turn) && claim['drop'] === value;
  }
  if ('match' in claim) return matchHolds(claim['match'] as RawMatch);
  if ('illegal' in claim) {
    const reasons = reasonsAgainst(seen, dice, claim['illegal'] as string, ended !== null, options);
    const because = new Set(claim['because'] as string[]);
    return reasons !== null && reasons.size > 0 && reasons.symmetricDifference(because).size === 0;
  }
  if (ended !== null || dice === null) return false;
  if ('legal' in claim) return naiveLegal(seen, dice, claim['legal'] as string, options);
  if ('reach' in claim) {
    const { from, points } = claim['reach'] as { from: number | 'bar'; points: (number | 'off')[] };
    const at = from === 'bar' ? 25 : from;
    const told = points.map((point) => (point === 'off' ? 0 : point));
    const reached = naiveReach(seen, dice, at, options);
    return reached !== null && [...reached].sort().join() === told.sort().join();
  }
  const results = naiveResultCount(seen, dice, options);
  if ('plays' in claim) return claim['plays'] === results;
  if ('no-play' in claim) return results === 0;
  if ('forced' in claim) {
    return results === 1 && naiveLegal(seen, dice, claim['forced'] as string, options);
  }
  throw new Error(`a claim of no kind: ${JSON.stringify(claim)}`);
}

/** How many different positions the legal plays of the roll lead to. */
export function naiveResultCount(
  seen: string,
  dice: NaiveDice,
  options: NaiveOptions = {},
): number {
  const played = legalEnds(readTable(seen), dice, options).filter(({ used }) => used.length > 0);
  return new Set(played.map(({ table }) => writeTable(table))).size;
}

function reasonsAgainst(
  seen: string,
  dice: NaiveDice | null,
  play: string,
  ended: boolean,
  options: NaiveOptions,
): ReadonlySet<string> | null {
  if (ended) return new Set([readWritten(play) ? 'game-over' : 'bad-notation']);
  return dice && naiveReasons(seen, dice, play, options);
}

const otherThan = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
const winnerOf = (winner: 'mover' | 'opponent', turn: Colour): Colour =>
  winner === 'mover' ? turn : otherThan(turn);

function pipsHold(
  seen: string,
  { turn }: NaiveBoard,
  told: Partial<Record<Colour, number>>,
): boolean {
  const counted = {
    [turn]: naivePips(seen),
    [otherThan(turn)]: naivePips(naiveTurned(seen)),
  } as Record<Colour, number>;
  return (Object.keys(told) as Colour[]).every((colour) => told[colour] === counted[colour]);
}

type Backgammon = 'bar-or-home' | 'home' | 'bar' | 'none';

function scoreOf(seen: string, { cube, jacoby }: NaiveBoard, claim: RawClaim): number | null {
  const terms = (claim['terms'] ?? {}) as {
    jacoby?: boolean;
    backgammon?: Backgammon;
    'star-mars'?: boolean;
  };
  return naiveScore(seen, {
    cube: cube.value,
    cubeCentred: cube.owner === null,
    jacoby: terms.jacoby ?? jacoby,
    backgammon: terms.backgammon ?? 'bar-or-home',
    starMars: terms['star-mars'] ?? false,
  });
}

export interface RawMatch {
  readonly length: number;
  readonly games: readonly {
    readonly winner: Colour;
    readonly kind: string;
    readonly cube?: number;
  }[];
  readonly white: number;
  readonly black: number;
}

/** A match is told right when nobody had reached its length before the last game, and the points add up. */
function matchHolds({ length, games, white, black }: RawMatch): boolean {
  const times: Record<string, number> = { single: 1, gammon: 2, backgammon: 3 };
  const sum = (colour: Colour, some: RawMatch['games']) =>
    some
      .filter(({ winner }) => winner === colour)
      .reduce((points, { kind, cube }) => points + times[kind]! * (cube ?? 1), 0);
  const before = games.slice(0, -1);
  const open = Math.max(sum('white', before), sum('black', before)) < length;
  return open && sum('white', games) === white && sum('black', games) === black;
}
