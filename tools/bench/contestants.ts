import { absoluteMovesWhite, boardState, boardStateNode } from 'tsgammon-core';
import { collectNodes } from 'tsgammon-core/utils/collectNodes.js';
import { formatAbsMoves } from 'tsgammon-core/utils/formatAbsMove.js';
import type { Dice } from '../../src/engine/dice.ts';
import { writePlay } from '../../src/engine/notation.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { borneOff, turned, type Position } from '../../src/engine/position.ts';

/** A position with its roll, as the engine holds it. */
export interface Task {
  readonly position: Position;
  readonly dice: Dice;
}

/** A legal play: its notation, and the counts of the 26 places after it in the program's own form. */
export interface Listed {
  readonly play: string;
  readonly result: readonly number[];
}

/** A program that lists legal plays. */
export interface Contestant {
  readonly name: string;
  /** Puts a task into the program's own form, off the clock, and gives the function that is timed. */
  readonly ready: (task: Task) => () => readonly Listed[];
  /** A result of this program as the engine would write it, for comparing. */
  readonly asOurs: (result: readonly number[]) => readonly number[];
}

export const OURS: Contestant = {
  name: 'this engine',
  ready:
    ({ position, dice }) =>
    () =>
      legalPlays(position, dice).map(({ moves, result }) => ({ play: writePlay(moves), result })),
  asOurs: (result) => result,
};

/**
 * tsgammon-core counts its places the other way: its bar is 0 and its checkers move upwards. It marks the
 * plays that repeat another's result, and those are left out before anything is written.
 */
export const TSGAMMON: Contestant = {
  name: 'tsgammon-core',
  ready({ position, dice: [dice1, dice2] }) {
    const board = boardState(position.toReversed(), [
      borneOff(position),
      borneOff(turned(position)),
    ]);
    return () =>
      collectNodes(boardStateNode(board, { dice1, dice2 }))
        .filter((node) => !node.isRedundant && node.lastMoves().length > 0)
        .map((node) => ({
          play: formatAbsMoves(absoluteMovesWhite(node.lastMoves())).join(' '),
          result: node.board.points,
        }));
  },
  asOurs: (result) => result.toReversed(),
};
