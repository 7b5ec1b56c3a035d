import { isDoublet, type Dice, type Die } from '../../engine/dice.ts';
import { movesOf } from '../../engine/moves.ts';
import { BAR, furthest, HOME, type Board, type Position } from '../../engine/position.ts';
import type { RuleId } from '../../engine/rules.ts';
import { firstTries, whyRefused } from '../difficulty.ts';
import type { Permission, Situation } from '../permits.ts';
import { isClosed } from '../shut.ts';
import type { Random } from './random.ts';
import {
  backwards,
  bySmaller,
  deadEnds,
  fewerTimes,
  halfPlayed,
  legally,
  offFromBehind,
  offTooSoon,
  oneAsTwo,
  otherwiseDivided,
  overShutStops,
  pastTheBar,
  playUsing,
  refusedBy,
  strands,
  type Shown,
} from './shown.ts';
import { BUILDERS, type Taste } from './taste.ts';

/** What a drill asks about a roll. */
export type Asked =
  | { readonly kind: 'find-play' | 'only-play' | 'can-you-play' }
  | { readonly kind: 'legal-or-not'; readonly shown: Shown };

/** How a rule of play is practised. */
export interface Drill {
  /** Whether a position is worth looking at, before any roll of it is tried. */
  readonly where: (position: Position) => boolean;
  /** The rolls that are tried there; four of any kind where it is not told. */
  readonly rolls?: (random: Random, position: Position) => Dice[];
  /** Whether the rule can decide a roll at all, where that is seen sooner than the plays of the roll are found. */
  readonly mayDecide?: (position: Position, dice: Dice) => boolean;
  /** It is so rare that the board is also looked at as if the other side were to move. */
  readonly eitherSide?: boolean;
  /** Who plays the games, where not everybody does. */
  readonly players?: readonly Taste[];
  /** The kinds of question, each of which asks about a situation only where the rule decides in it. */
  readonly asks: readonly ((situation: Situation) => Asked | undefined)[];
}

const NUMBERS: readonly Die[] = [1, 2, 3, 4, 5, 6];

const anywhere = (): boolean => true;
const onTheBar = (position: Position): boolean => position[BAR]! > 0;
const allHome = (position: Position): boolean => furthest(position) <= HOME;

/** One, two or three checkers are still outside, and the others are home. */
function almostHome(position: Position): boolean {
  let outside = 0;
  for (let point = HOME + 1; point <= BAR; point++) outside += Math.max(0, position[point]!);
  return outside >= 1 && outside <= 3;
}

/** Every roll of two numbers either of which can be played, in few ways. */
function tight(_: Random, position: Position): Dice[] {
  const few = NUMBERS.filter((die) => {
    const { length } = movesOf(position, die);
    return length >= 1 && length <= 4;
  });
  return few.flatMap((high) => few.filter((low) => low < high).map((low): Dice => [high, low]));
}

/** Every doublet that can be played, in few ways. */
const tightDoublets = (_: Random, position: Position): Dice[] =>
  NUMBERS.filter((die) => {
    const { length } = movesOf(position, die);
    return length >= 1 && length <= 4;
  }).map((die) => [die, die]);

/** No move by one number wins, or leaves the other a move. */
function playsOneAtMost(position: Position, [a, b]: Dice): boolean {
  const board: Board = position.slice();
  const isStranded = (other: Die, die: Die): boolean =>
    movesOf(position, die).every((move) => strands(board, move, other));
  return isStranded(b, a) && isStranded(a, b);
}

const asShown = (shown: Shown | undefined): Asked | undefined =>
  shown && { kind: 'legal-or-not', shown };

/** Some first try is refused by this rule alone. */
function refuses(rule: RuleId, { position, dice }: Situation): boolean {
  return firstTries(position, dice).some((one) => {
    const reasons = whyRefused(position, dice, one);
    return reasons.length > 0 && reasons.every((reason) => reason.rule === rule);
  });
}

/** A play must be found, and a move that its number allows is forbidden by the rule. */
const trap =
  (rule: RuleId, moves: (situation: Situation) => readonly unknown[]) =>
  (situation: Situation): Asked | undefined =>
    situation.plays.length > 1 && moves(situation).length > 0 && refuses(rule, situation)
      ? { kind: 'find-play' }
      : undefined;

/** Only one play is left, because the rule refuses others. */
const forced =
  (rule: RuleId) =>
  (situation: Situation): Asked | undefined =>
    situation.plays.length === 1 && refuses(rule, situation) ? { kind: 'only-play' } : undefined;

type Steps = Parameters<typeof refusedBy>[2];

/** A play is shown that the rule alone refuses. */
const shows =
  (rule: RuleId, candidates: (situation: Situation) => Steps) =>
  (situation: Situation): Asked | undefined =>
    situation.plays.length > 0
      ? asShown(refusedBy(situation, rule, candidates(situation)))
      : undefined;

/** A play is shown that people hold to be forbidden, and the rule says that it is not. */
const allows =
  (rule: Permission) =>
  (situation: Situation): Asked | undefined =>
    asShown(legally(situation, playUsing(rule, situation)));

/** One number cannot be played at all, and the other can, in few ways. */
function onlyOne({ position, dice, plays }: Situation): Asked | undefined {
  if (isDoublet(dice) || plays.length === 0 || plays.length > 3) return undefined;
  if (plays[0]!.moves.length !== 1) return undefined;
  const movable = dice.filter((die) => movesOf(position, die).length > 0);
  return movable.length === 1 ? { kind: 'can-you-play' } : undefined;
}

const nothing = ({ plays }: Situation): Asked | undefined =>
  plays.length === 0 ? { kind: 'can-you-play' } : undefined;

/** The board on which nobody enters. */
const closed = (position: Position): boolean => onTheBar(position) && isClosed(position);

/** The rules of play that can be practised. */
export const DRILLS = {
  'own-checkers': { where: anywhere, asks: [shows('own-checkers', oneAsTwo)] },
  'forward-only': { where: anywhere, asks: [shows('forward-only', backwards)] },
  'die-by-die': { where: anywhere, asks: [shows('die-by-die', otherwiseDivided)] },
  'blocked-point': {
    where: anywhere,
    asks: [shows('blocked-point', overShutStops), forced('blocked-point')],
  },
  'jump-over': { where: anywhere, asks: [allows('jump-over')] },
  'hit-and-run': { where: anywhere, asks: [allows('hit-and-run')] },
  'need-not-hit': { where: anywhere, asks: [allows('need-not-hit')] },
  'bar-first': { where: onTheBar, asks: [shows('bar-first', pastTheBar), forced('bar-first')] },
  'closed-board': { where: closed, asks: [nothing] },
  'both-dice': { where: anywhere, asks: [shows('both-dice', halfPlayed)] },
  'dead-end': {
    where: anywhere,
    asks: [trap('dead-end', deadEnds), forced('dead-end'), shows('dead-end', deadEnds)],
  },
  'only-one': { where: anywhere, asks: [onlyOne] },
  'larger-die': {
    where: anywhere,
    rolls: tight,
    mayDecide: playsOneAtMost,
    players: BUILDERS,
    eitherSide: true,
    asks: [forced('larger-die'), shows('larger-die', bySmaller)],
  },
  'doublet-most': {
    where: anywhere,
    rolls: tightDoublets,
    asks: [shows('doublet-most', fewerTimes)],
  },
  'lost-number': { where: (position) => !closed(position), asks: [nothing] },
  'all-home': { where: almostHome, asks: [shows('all-home', offTooSoon), forced('all-home')] },
  'off-optional': { where: allHome, asks: [allows('off-optional')] },
  'larger-off': {
    where: allHome,
    asks: [shows('larger-off', offFromBehind), forced('larger-off')],
  },
} as const satisfies Partial<Record<RuleId, Drill>>;
