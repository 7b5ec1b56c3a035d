import type { Dice } from '../../src/engine/dice.ts';
import { outcome } from '../../src/engine/outcome.ts';
import { PLAIN_TERMS, score, type Score } from '../../src/engine/score.ts';
import { readPositionId } from '../../src/engine/position-id.ts';
import { furthest, OFF, pipCount, turned, type Position } from '../../src/engine/position.ts';
import { fail, ok, type Result } from '../../src/engine/result.ts';
import { other, toPosition, toSetup, type Colour } from '../../src/engine/setup.ts';
import { readXgid, type GameState } from '../../src/engine/xgid.ts';

/** A state of a game whose checkers can stand so, and its position as the side to move sees it. */
export interface Game {
  readonly state: GameState;
  readonly position: Position;
}

/** How a game ended: who won, what the win counts as, and the points, which are the kind times the cube. */
export interface Ending {
  readonly winner: Colour;
  readonly kind: Score['kind'];
  readonly points: number;
}

const LONGEST_XGID = 200;

/** Reads an XGID whose position is possible. Fails with all that is wrong. */
export function readGame(xgid: string): Result<Game> {
  if (xgid.length > LONGEST_XGID) {
    return fail('XGID', `it is at most ${LONGEST_XGID} characters, and this is ${xgid.length}`);
  }
  const state = readXgid(xgid);
  if (!state.ok) return state;
  const position = toPosition(state.value.setup, state.value.turn);
  return position.ok ? ok({ state: state.value, position: position.value }) : position;
}

/** Reads a Position ID. Its mover is White, who plays for money with the cube in the middle. */
export function readGameOfId(positionId: string, dice: Dice): Result<Game> {
  const position = readPositionId(positionId);
  if (!position.ok) return position;
  const state: GameState = {
    setup: toSetup(position.value, 'white'),
    cube: { value: 1, owner: null },
    turn: 'white',
    dice,
    score: { white: 0, black: 0 },
    crawford: false,
    jacoby: false,
    beavers: false,
    matchLength: 0,
    maxCube: 1024,
  };
  return ok({ state, position: position.value });
}

/** The roll that is there to play; null while it is still to come, and once the mover has borne off everything. */
export function rollOf({ state, position }: Game): Dice | null {
  return typeof state.dice === 'string' || furthest(position) === OFF ? null : state.dice;
}

/**
 * How the game ended, or null while it goes on, as it does while there is a roll to play: a board on which
 * only the mover has checkers is an exercise when it comes with a roll, and a finished game without one.
 */
export function endingOf(game: Game): Ending | null {
  const ended = rollOf(game) ? null : outcome(game.position);
  if (!ended) return null;
  const { cube, jacoby, turn } = game.state;
  const { kind, points } = score(ended, {
    ...PLAIN_TERMS,
    cube: cube.value,
    cubeCentred: cube.owner === null,
    jacoby,
  });
  return { winner: ended.winner === 'mover' ? turn : other(turn), kind, points };
}

/** How many pips each side needs to bear off every checker. */
export function pipsOf({ state, position }: Game): Record<Colour, number> {
  const mover = pipCount(position);
  const opponent = pipCount(turned(position));
  return state.turn === 'white'
    ? { white: mover, black: opponent }
    : { white: opponent, black: mover };
}
