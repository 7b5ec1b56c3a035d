import { numbersOf, type Dice, type Die } from './dice.ts';
import { canMove, make, moveOf, unmake, type Move } from './moves.ts';
import type { WrittenMove } from './notation.ts';
import { BAR, furthest, HOME, OFF, type Board, type Position } from './position.ts';
import { gather, RULE_OF, type Reason } from './reasons.ts';

/** A way to carry out all that was written, a die at a time. */
export interface Carried {
  readonly moves: readonly Move[];
  readonly result: readonly number[];
}

/** All ways to carry out a written play; or, where there is none, why the one that gets furthest stops. */
export type TryOut =
  | { readonly possible: true; readonly ways: readonly Carried[] }
  | { readonly possible: false; readonly reasons: readonly Reason[] };

/** A written move that is being carried out: `at` is where its checker has come. */
interface Running extends WrittenMove {
  readonly at: number;
}

/**
 * Carries out the written moves in every order and by every choice of dice, without asking whether the
 * dice are used as duty demands. Where no order works, the one that gets furthest is taken (among equals,
 * the one as written), and all reasons are told why its first failing move cannot be made.
 */
export function tryOut(position: Position, dice: Dice, written: readonly WrittenMove[]): TryOut {
  const board: Board = position.slice();
  const made: Move[] = [];
  const ways: Carried[] = [];
  let stuck: { readonly left: number; readonly reasons: readonly Reason[] } | undefined;

  playOn(
    written.map((move) => ({ ...move, at: move.from })),
    numbersOf(dice),
  );
  return ways.length > 0 || !stuck
    ? { possible: true, ways }
    : { possible: false, reasons: stuck.reasons };

  function playOn(running: readonly Running[], unused: readonly Die[]): void {
    const [next] = running;
    if (!next) {
      ways.push({ moves: made.slice(), result: board.slice() });
      return;
    }
    const betweenMoves = running.every(({ at, from }) => at === from);
    if (betweenMoves && running.length < (stuck?.left ?? Infinity)) {
      stuck = { left: running.length, reasons: whyNot(board, unused, next) };
    }
    running.forEach((move, i) => {
      const twin = running.findIndex(
        ({ from, at, to }) => from === move.from && at === move.at && to === move.to,
      );
      if (twin === i) step(running, i, unused);
    });
  }

  /** Takes one written move a die further, by every die that does not carry it past its end. */
  function step(running: readonly Running[], i: number, unused: readonly Die[]): void {
    const { at, to } = running[i]!;
    for (const die of new Set(unused)) {
      if ((at - die < to && to !== OFF) || !canMove(board, furthest(board), at, die)) continue;
      const move = moveOf(board, at, die);
      make(board, move);
      made.push(move);
      const arrived = move.to === to ? [] : [{ ...running[i]!, at: move.to }];
      playOn(running.toSpliced(i, 1, ...arrived), without(unused, die));
      made.pop();
      unmake(board, move);
    }
  }
}

const without = (dice: readonly Die[], die: Die): Die[] => dice.toSpliced(dice.indexOf(die), 1);

/** All reasons why a move that no choice of the unused dice makes possible cannot be made. */
function whyNot(board: Board, left: readonly Die[], { from, to }: WrittenMove): Reason[] {
  if (furthest(board) === OFF) return [{ code: 'game-over', rule: RULE_OF['game-over'] }];

  const direct = dieFor(from, to, left);
  if (direct) return gather(whyNotByOne(board, from, direct));

  const routes = routesOf(from, to, left);
  if (routes.length > 0) {
    return gather(routes.flatMap((route) => whyRouteStops(board.slice(), from, route)));
  }

  const reasons = whyNotFrom(board, from);
  if (to > from) {
    reasons.push({ code: 'wrong-direction', rule: RULE_OF['wrong-direction'], from, to });
  } else {
    reasons.push({ code: 'not-rolled', rule: RULE_OF['not-rolled'], from, to, left });
  }
  return gather([...reasons, ...whyNotThere(board, from, to)]);
}

/** The unused die that takes a checker straight there: the exact number, or to bear off one that is larger. */
function dieFor(from: number, to: number, left: readonly Die[]): Die | undefined {
  const distance = from - to;
  const exact = left.find((die) => die === distance);
  return to === OFF ? (exact ?? left.find((die) => die > distance)) : exact;
}

/** Every order of several unused dice whose sum is the distance; bearing off, the last may overshoot. */
function routesOf(from: number, to: number, left: readonly Die[]): Die[][] {
  return [...new Set(left)].flatMap((die) => {
    const at = from - die;
    if (at === to || (at < OFF && to === OFF)) return [[die]];
    if (at < to) return [];
    return routesOf(at, to, without(left, die)).map((rest) => [die, ...rest]);
  });
}

function whyRouteStops(board: Board, from: number, route: readonly Die[]): Reason[] {
  let at = from;
  for (const die of route) {
    const reasons = whyNotByOne(board, at, die);
    if (reasons.length > 0) return reasons;
    make(board, moveOf(board, at, die));
    at -= die;
  }
  return [];
}

/** Why a checker may not be played by one die; none where it may. */
function whyNotByOne(board: Board, from: number, die: Die): Reason[] {
  const to = Math.max(OFF, from - die);
  const reasons = [...whyNotFrom(board, from), ...whyNotThere(board, from, to)];
  const behind = board.findLastIndex((count, point) => count > 0 && point <= HOME);
  if (from - die < OFF && behind > from) {
    reasons.push({ code: 'checker-behind', rule: RULE_OF['checker-behind'], from, behind });
  }
  return reasons;
}

function whyNotFrom(board: Board, from: number): Reason[] {
  const reasons: Reason[] = [];
  const onBar = board[BAR]!;
  if (board[from]! <= 0) reasons.push({ code: 'no-checker', rule: RULE_OF['no-checker'], from });
  if (onBar > 0 && from !== BAR) {
    reasons.push({ code: 'bar-first', rule: RULE_OF['bar-first'], onBar });
  }
  return reasons;
}

function whyNotThere(board: Board, from: number, to: number): Reason[] {
  const highest = furthest(board);
  if (to === OFF && highest > HOME) {
    return [{ code: 'not-all-home', rule: RULE_OF['not-all-home'], furthest: highest }];
  }
  if (to !== OFF && to !== from && board[to]! <= -2) {
    return [{ code: 'point-blocked', rule: RULE_OF['point-blocked'], points: [to] }];
  }
  return [];
}
