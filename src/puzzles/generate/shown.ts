import { numbersOf, type Dice, type Die } from '../../engine/dice.ts';
import { judge } from '../../engine/judge.ts';
import { canMove, make, movesOf, unmake, type Move } from '../../engine/moves.ts';
import { readPlay, writePlay } from '../../engine/notation.ts';
import type { Play } from '../../engine/plays.ts';
import { BAR, furthest, HOME, OFF, type Board, type Position } from '../../engine/position.ts';
import type { Reason } from '../../engine/reasons.ts';
import type { RuleId } from '../../engine/rules.ts';
import { PERMITS, type Permission, type Situation } from '../permits.ts';
import { isShut } from '../shut.ts';
import { likingOf, TASTES } from './taste.ts';

/** A play as somebody made it at a table, and what the referee says. */
export interface Shown {
  readonly text: string;
  readonly moves: number;
  /** Why it is refused; none where it is legal. */
  readonly reasons: readonly Reason[];
}

type Step = Pick<Move, 'from' | 'to'>;

const textOf = (steps: readonly Step[]): string =>
  writePlay(steps.map((step) => ({ ...step, die: 1, hit: false })));

/** Finds among plays one that is refused by a rule and nothing else. */
export function refusedBy(
  { position, dice }: Situation,
  rule: RuleId,
  candidates: readonly (readonly Step[])[],
): Shown | undefined {
  for (const steps of candidates) {
    const text = textOf(steps);
    const written = readPlay(text);
    if (!written.ok) continue;
    const verdict = judge(position, dice, written.value);
    if (verdict.legal || verdict.reasons.some((reason) => reason.rule !== rule)) continue;
    return { text, moves: steps.length, reasons: verdict.reasons };
  }
  return undefined;
}

/** Shows one of the legal plays, if it can be written in one clear way. */
export function legally({ position, dice }: Situation, play: Play | undefined): Shown | undefined {
  if (!play) return undefined;
  const text = writePlay(play.moves);
  const written = readPlay(text);
  if (!written.ok || !judge(position, dice, written.value).legal) return undefined;
  return { text, moves: play.moves.length, reasons: [] };
}

/** The points and the bar where the mover has a checker, the furthest first. */
function own(position: Position): number[] {
  const places: number[] = [];
  for (let place = BAR; place > OFF; place--) if (position[place]! > 0) places.push(place);
  return places;
}

const step = (from: number, die: number): Step => ({ from, to: Math.max(OFF, from - die) });

/** Both numbers of the roll, in either order; nothing of a doublet. */
function bothWays(dice: Dice): (readonly [Die, Die])[] {
  const [a, b] = dice;
  return a === b
    ? []
    : [
        [a, b],
        [b, a],
      ];
}

/** One checker that goes both numbers though neither stop is open. */
export const overShutStops = ({ position, dice: [a, b] }: Situation): Step[][] =>
  own(position)
    .filter(
      (from) => from - a - b > OFF && isShut(position, from - a) && isShut(position, from - b),
    )
    .filter((from) => !isShut(position, from - a - b))
    .map((from) => [step(from, a + b)]);

/** Another checker moves though one is left on the bar. */
export function pastTheBar({ position, dice }: Situation): Step[][] {
  const others = own(position).filter((from) => from !== BAR);
  return bothWays(dice).flatMap(([a, b]) => {
    const landing = others.filter((from) => from > b && !isShut(position, from - b));
    if (position[BAR]! > 1) {
      return isShut(position, BAR - a) ? [] : landing.map((from) => [step(BAR, a), step(from, b)]);
    }
    return landing.flatMap((from) =>
      others
        .filter((other) => other < from && other > a && !isShut(position, other - a))
        .map((other) => [step(from, b), step(other, a)]),
    );
  });
}

/** A checker is borne off while others are still on their way. */
export function offTooSoon({ position, dice }: Situation): Step[][] {
  const outside = own(position).filter((from) => from > HOME);
  return bothWays(dice).flatMap(([a, b]) =>
    position[a]! > 0
      ? outside
          .filter((from) => !isShut(position, from - b))
          .map((from) => [step(a, a), step(from, b)])
      : [],
  );
}

/** A large number bears off a checker that is not the furthest. */
export function offFromBehind({ position, dice }: Situation): Step[][] {
  const places = own(position);
  if (places[0]! > HOME) return [];
  return bothWays(dice).flatMap(([a, b]) =>
    places
      .filter((from) => from < a && position[a]! <= 0)
      .slice(0, 3)
      .flatMap((from) =>
        places
          .filter((other) => other >= b && !isShut(position, other - b))
          .map((other) => [{ from, to: OFF }, step(other, b)]),
      ),
  );
}

/** One checker that is played as if it were two. */
export const oneAsTwo = ({ position, dice }: Situation): Step[][] =>
  bothWays(dice)
    .slice(0, 1)
    .flatMap(([a, b]) =>
      own(position)
        .filter((from) => position[from] === 1 && from < BAR && from > a && from > b)
        .filter((from) => !isShut(position, from - a) && !isShut(position, from - b))
        .map((from) => [step(from, a), step(from, b)]),
    );

/** A checker goes back to a blot of its own, or to one of the opponent's. */
export const backwards = ({ position, dice }: Situation): Step[][] =>
  bothWays(dice).flatMap(([a, b]) =>
    own(position)
      .filter((from) => from + a < BAR && Math.abs(position[from + a]!) === 1)
      .flatMap((from) =>
        own(position)
          .filter((other) => other !== from && other > b && !isShut(position, other - b))
          .slice(0, 2)
          .map((other) => [{ from, to: from + a }, step(other, b)]),
      ),
  );

/** The sum of the roll, but divided otherwise: with 6 and 1, four and three. */
export function otherwiseDivided({ position, dice }: Situation): Step[][] {
  const places = own(position).filter((from) => from < BAR);
  const open = (from: number, by: number): boolean =>
    from > by && Math.abs(position[from - by]!) <= 3 && !isShut(position, from - by);
  return bothWays(dice)
    .filter(([a, b]) => a > b + 2)
    .flatMap(([a, b]) =>
      places
        .filter((from) => open(from, a - 1))
        .flatMap((from) =>
          places
            .filter((other) => other < from && open(other, b + 1))
            .map((other) => [step(from, a - 1), step(other, b + 1)]),
        ),
    );
}

/** The first moves that leave no way to play the other number, though both can be played. */
export function deadEnds({ position, dice, plays }: Situation): Step[][] {
  if (plays[0]?.moves.length !== 2) return [];
  return bothWays(dice).flatMap(([a, b]) =>
    stuckAfter(position, a, b).map((from) => [step(from, a)]),
  );
}

/** The moves by the smaller number where either can be played, but not both. */
export function bySmaller({ position, dice, plays }: Situation): Step[][] {
  const [larger, smaller] = numbersOf(dice);
  if (plays[0]?.moves.length !== 1 || larger === smaller || plays[0].moves[0]!.die !== larger) {
    return [];
  }
  const highest = furthest(position);
  return own(position)
    .filter((from) => canMove(position, highest, from, smaller!))
    .map((from) => [step(from, smaller!)]);
}

/** From where `a` can be played so that `b` cannot be played any more, and the game is not won. */
function stuckAfter(position: Position, a: Die, b: Die): number[] {
  const board: Board = position.slice();
  return movesOf(position, a)
    .filter((move) => strands(board, move, b))
    .map(({ from }) => from);
}

/** Whether a move leaves the other number without one, and does not win. The board is as it was afterwards. */
export function strands(board: Board, move: Move, other: Die): boolean {
  make(board, move);
  const isStuck = furthest(board) > OFF && movesOf(board, other).length === 0;
  unmake(board, move);
  return isStuck;
}

const [CAREFUL] = TASTES;

/** How much better somebody likes a board before a move than after it, when they would rather not make it. */
const RELUCTANCE = 6;

/** Whether whoever played these moves would rather leave out the last. */
function isUnwelcome(position: Position, { moves, result }: Play): boolean {
  const board = position.slice();
  for (const move of moves.slice(0, -1)) make(board, move);
  return likingOf(board, CAREFUL!) > likingOf(result, CAREFUL!) + RELUCTANCE;
}

/** One number alone, where whoever plays it would rather leave the other. */
export const halfPlayed = ({ position, dice: [a, b], plays }: Situation): Step[][] =>
  plays
    .filter((play) => a !== b && play.moves.length === 2 && isUnwelcome(position, play))
    .map(({ moves: [first] }) => [first!]);

/** A doublet played once less than it can be, where whoever plays it would rather stop. */
export const fewerTimes = ({ position, dice: [a, b], plays }: Situation): Step[][] =>
  plays
    .filter((play) => a === b && play.moves.length > 1 && isUnwelcome(position, play))
    .map(({ moves }) => moves.slice(0, -1));

/** The first of the legal plays that uses what a rule allows. */
export const playUsing = (rule: Permission, situation: Situation): Play | undefined =>
  situation.plays.find((play) => PERMITS[rule].isUsed(situation, play));
