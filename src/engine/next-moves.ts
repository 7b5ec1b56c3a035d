import { numbersOf, type Dice, type Die } from './dice.ts';
import { canMove, make, movesOf, unmake, type Move } from './moves.ts';
import { legalPlays } from './plays.ts';
import { furthest, OFF, type Board, type Position } from './position.ts';

/**
 * The moves that may follow the ones already made, for a board that is being played on: after each, the
 * roll can still be finished as a legal play. Empty when the turn is done, when nothing can be played,
 * and when `made` is itself not the beginning of a legal play.
 */
export function nextMoves(position: Position, dice: Dice, made: readonly Move[]): Move[] {
  const board: Board = position.slice();
  const left = numbersOf(dice);
  for (const move of made) {
    if (!left.includes(move.die) || !canMove(board, furthest(board), move.from, move.die))
      return [];
    left.splice(left.indexOf(move.die), 1);
    make(board, move);
  }
  const plays = legalPlays(position, dice);
  const most = Math.max(0, ...plays.map((play) => play.moves.length));
  const results = new Set(plays.map((play) => play.result.join()));
  return candidates(left).filter((move) => canFinish(move, left, made.length + 1));

  function candidates(numbers: readonly Die[]): Move[] {
    return [...new Set(numbers)].flatMap((die) => movesOf(board, die));
  }

  function canFinish(move: Move, numbers: readonly Die[], used: number): boolean {
    make(board, move);
    const rest = numbers.toSpliced(numbers.indexOf(move.die), 1);
    const finished =
      furthest(board) === OFF ||
      (used === most && results.has(board.join())) ||
      candidates(rest).some((next) => canFinish(next, rest, used + 1));
    unmake(board, move);
    return finished;
  }
}
