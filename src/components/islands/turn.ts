/**
 * A turn that is being played on a board, as plain data: what was rolled, what was played of it, the
 * checker that was picked up, the try that was refused. Every function answers with a new turn, and none
 * throws, whatever is pressed. Places are the mover's: points 24 to 1, 25 for the bar, 0 for off.
 */
import { numbersOf, type Dice, type Die } from '../../engine/dice.ts';
import { judge } from '../../engine/judge.ts';
import { make, movesOf, type Move } from '../../engine/moves.ts';
import { nextMoves } from '../../engine/next-moves.ts';
import {
  asPosition,
  BAR,
  furthest,
  OFF,
  type Board,
  type Position,
} from '../../engine/position.ts';
import { RULE_OF, type Reason } from '../../engine/reasons.ts';

/** A try that is not allowed. It has changed nothing on the board. */
export interface Refusal {
  readonly from: number;
  /** Where the checker was to go; nothing when it could not even be picked up. */
  readonly to: number | undefined;
  readonly reasons: readonly [Reason, ...Reason[]];
}

export interface Turn {
  /**
   * What the board marks: the moves that may come next, or, where these are the riddle, every move that a
   * number allows by itself, or, where it is the riddle whether there is any, nothing.
   */
  readonly marks: 'legal' | 'possible' | 'hidden';
  /** Where the turn began. */
  readonly position: Position;
  readonly dice: Dice;
  /** The moves so far, each of them the beginning of a legal play. */
  readonly made: readonly Move[];
  /** How many of them, the last ones, one checker made at one press. */
  readonly together: number;
  /** Where the picked checker stands. */
  readonly picked: number | undefined;
  readonly refusal: Refusal | undefined;
}

/** A place that the picked checker can be played to, within some legal play. */
export interface Landing {
  readonly to: number;
  /** The dice that lead there, in order: one, or several with stops between them. */
  readonly dice: readonly Die[];
  /** Whether a blot is hit there. */
  readonly hit: boolean;
  /** Nothing where two ways there hit different blots, and nobody can say which is meant. */
  readonly moves: readonly Move[] | undefined;
}

export const begin = (position: Position, dice: Dice, marks: Turn['marks'] = 'legal'): Turn => ({
  marks,
  position,
  dice,
  made: [],
  together: 1,
  picked: undefined,
  refusal: undefined,
});

/** The board as it stands after the moves made. */
export function standing({ position, made }: Turn): Position {
  const board: Board = position.slice();
  for (const move of made) make(board, move);
  return asPosition(board);
}

/** The numbers that were not played yet, the larger first. */
export function numbersLeft({ dice, made }: Turn): Die[] {
  const left = numbersOf(dice);
  for (const { die } of made) left.splice(left.indexOf(die), 1);
  return left;
}

/** The moves that may come next. */
export const nextOf = ({ position, dice, made }: Turn): Move[] => nextMoves(position, dice, made);

/** Whether nothing more is to be played: the moves made are a legal play of the roll. */
export const isOver = (turn: Turn): boolean => nextOf(turn).length === 0;

/** Whether the board tells that nothing more is to be played; not before the first move where that is the riddle. */
export const isToldOver = (turn: Turn): boolean =>
  (turn.marks !== 'hidden' || turn.made.length > 0) && isOver(turn);

export const isWon = (turn: Turn): boolean => furthest(standing(turn)) === OFF;

/** The moves that the board marks. */
function marked(turn: Turn): Move[] {
  if (turn.marks === 'hidden') return [];
  if (turn.marks === 'legal' || isOver(turn)) return nextOf(turn);
  const board = standing(turn);
  return [...new Set(numbersLeft(turn))].flatMap((die) => movesOf(board, die));
}

/** The places of the checkers that are marked as movable, the furthest first. */
export const movable = (turn: Turn): number[] =>
  [...new Set(marked(turn).map(({ from }) => from))].sort((a, b) => b - a);

/** Where the checker on a place is marked to go, by one die or by several, the nearest first. */
export const landings = (turn: Turn, from: number): Landing[] => landingsBy(marked, turn, from);

type MovesOf = (turn: Turn) => Move[];

function landingsBy(moves: MovesOf, turn: Turn, from: number): Landing[] {
  const routes = routesFrom(moves, turn, from);
  const places = [...new Set(routes.map((route) => route.at(-1)!.to))];
  return places
    .map((to) => chooseRoute(routes.filter((route) => route.at(-1)!.to === to)))
    .sort((a, b) => b.to - a.to);
}

/** What a turn offers next. */
export interface Offer {
  /** The places of the checkers that may move, the furthest first. */
  readonly movable: readonly number[];
  /** Where the picked checker can go. */
  readonly landings: readonly Landing[];
}

const offers = new WeakMap<Turn, Offer>();

/** What a turn offers next, worked out once for each turn. */
export function offerOf(turn: Turn): Offer {
  const known = offers.get(turn);
  if (known) return known;
  const offer = {
    movable: movable(turn),
    landings: turn.picked === undefined ? [] : landings(turn, turn.picked),
  };
  offers.set(turn, offer);
  return offer;
}

/** Every way of one checker from a place on, a die at a time, by the moves that each turn has. */
function routesFrom(moves: MovesOf, turn: Turn, from: number): Move[][] {
  return moves(turn)
    .filter((move) => move.from === from)
    .flatMap((move) => {
      const then = { ...turn, made: [...turn.made, move] };
      const further = move.to === OFF ? [] : routesFrom(moves, then, move.to);
      return [[move], ...further.map((route) => [move, ...route])];
    });
}

const hitsOnTheWay = (route: readonly Move[]): string =>
  route
    .slice(0, -1)
    .filter(({ hit }) => hit)
    .map(({ to }) => to)
    .join();

/** Of several ways to one place: the fewest dice, then nothing hit on the way, then the nearest number. */
function chooseRoute(routes: readonly Move[][]): Landing {
  const fewest = Math.min(...routes.map((route) => route.length));
  const shortest = routes.filter((route) => route.length === fewest);
  const quiet = shortest.filter((route) => hitsOnTheWay(route) === '');
  const meant = quiet.length > 0 ? quiet : shortest;
  const moves = meant.reduce((best, route) => (route[0]!.die < best[0]!.die ? route : best));
  const isClear = new Set(meant.map(hitsOnTheWay)).size === 1;
  const { to, hit } = moves.at(-1)!;
  return { to, dice: moves.map(({ die }) => die), hit, moves: isClear ? moves : undefined };
}

const at = (turn: Turn, changed: Partial<Turn>): Turn => ({
  ...turn,
  picked: undefined,
  refusal: undefined,
  ...changed,
});

/** Picks up the mover's checker on a place; refused where there is none. */
export function pick(turn: Turn, place: number): Turn {
  if (isWon(turn)) return refuse(turn, place, 'game-over');
  if (standing(turn)[place]! > 0 && place !== OFF) return at(turn, { picked: place });
  return refuse(turn, place, 'no-checker');
}

function refuse(turn: Turn, from: number, code: 'game-over' | 'no-checker'): Turn {
  const reason: Reason =
    code === 'no-checker' ? { code, rule: RULE_OF[code], from } : { code, rule: RULE_OF[code] };
  return at(turn, { refusal: { from, to: undefined, reasons: [reason] } });
}

/** Puts the picked checker back where it stands, or clears a refusal away. */
export const letGo = (turn: Turn): Turn => at(turn, {});

/** Plays the checker on one place to another, or says by the rules why it may not go there. */
export function move(turn: Turn, from: number, to: number): Turn {
  if (isWon(turn)) return refuse(turn, from, 'game-over');
  if (to === from || to === BAR) return letGo(turn);
  const moves = landingsBy(nextOf, turn, from).find((landing) => landing.to === to)?.moves;
  if (moves) return at(turn, { made: [...turn.made, ...moves], together: moves.length });
  const verdict = judge(turn.position, turn.dice, [...turn.made, { from, to, hit: false }]);
  return verdict.legal
    ? at(turn, { made: verdict.play.moves, together: 1 })
    : at(turn, { refusal: { from, to, reasons: verdict.reasons } });
}

/** Plays the checker on a place by the largest number that it may be played by. */
export function playLargest(turn: Turn, from: number): Turn {
  const [largest] = marked(turn)
    .filter((next) => next.from === from)
    .sort((a, b) => b.die - a.die);
  if (largest && nextOf(turn).includes(largest)) {
    return at(turn, { made: [...turn.made, largest], together: 1 });
  }
  if (largest) return move(turn, from, largest.to);
  const [number = turn.dice[0]] = numbersLeft(turn);
  return standing(turn)[from]! > 0
    ? move(turn, from, Math.max(OFF, from - number))
    : pick(turn, from);
}

/**
 * What a press on a place means: it picks up a checker, lets the picked one go, or plays it. A press on
 * another checker of the mover's picks that one up, unless the numbers left could lead there.
 */
export function press(turn: Turn, place: number): Turn {
  const { picked } = turn;
  if (picked === undefined) return place === OFF ? letGo(turn) : pick(turn, place);
  if (place === picked) return letGo(turn);
  const isMine = place !== OFF && standing(turn)[place]! > 0;
  if (isMine && !isInReach(turn, picked - place)) return pick(turn, place);
  return move(turn, picked, place);
}

/** Whether a distance is a number left or a sum of such. */
function isInReach(turn: Turn, distance: number): boolean {
  const sums = numbersLeft(turn).reduce(
    (so, die) => new Set([...so, ...[...so].map((sum) => sum + die)]),
    new Set([0]),
  );
  return distance > 0 && sums.has(distance);
}

/** Clears a refusal or the pick away; where there is none, takes the last move back. */
export const takeBack = (turn: Turn): Turn =>
  turn.refusal ? letGo(turn) : at(turn, { made: turn.made.slice(0, -1), together: 1 });

/** The turn before anything was played. */
export const restart = ({ position, dice, marks }: Turn): Turn => begin(position, dice, marks);
