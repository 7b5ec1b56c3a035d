import { asPosition, BAR, CHECKERS, turned, type Position } from './position.ts';
import { ok, type Problem, type Result } from './result.ts';

export type Colour = 'white' | 'black';

/** Where one colour's checkers are put: how many on each point of the board, as it is numbered for White, 1 to 24; and on the bar. */
export interface Side {
  /** 25 counts; the first is not used. */
  readonly points: readonly number[];
  readonly bar: number;
}

/** What somebody set up. It may be impossible: sixteen checkers, or both sides on one point. */
export interface Setup {
  readonly white: Side;
  readonly black: Side;
}

const NAME = { white: 'White', black: 'Black' } as const;

export const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/**
 * Checks that a setup can stand on a board and sees it from the side to move. Fails with every problem:
 * a count that is not a whole number from 0 to 15, more than 15 checkers of a colour, a point that both
 * colours hold, or a board from which both sides have borne off everything.
 */
export function toPosition(setup: Setup, toMove: Colour): Result<Position> {
  const problems = [...sideProblems(setup, 'white'), ...sideProblems(setup, 'black')];
  for (let point = 1; point < BAR; point++) {
    if (setup.white.points[point]! > 0 && setup.black.points[point]! > 0) {
      problems.push({ where: `point ${point}`, what: 'both sides have checkers on it' });
    }
  }
  if (problems.length === 0 && countOf(setup.white) + countOf(setup.black) === 0) {
    problems.push({ where: 'board', what: 'it is empty: both sides cannot have borne off all' });
  }
  const [first, ...rest] = problems;
  if (first) return { ok: false, problems: [first, ...rest] };

  const { white, black } = setup;
  const position = white.points.map((count, point) => count - black.points[point]!);
  position[0] = 0 - black.bar;
  position[BAR] = white.bar;
  const seenByWhite = asPosition(position);
  return ok(toMove === 'white' ? seenByWhite : turned(seenByWhite));
}

/** The setup that a position shows, when `toMove` is the colour that sees it. */
export function toSetup(position: Position, toMove: Colour): Setup {
  const seenByWhite = toMove === 'white' ? position : turned(position);
  return {
    white: sideOf(seenByWhite, 1, seenByWhite[BAR]!),
    black: sideOf(seenByWhite, -1, 0 - seenByWhite[0]!),
  };
}

const sideOf = (position: Position, sign: 1 | -1, bar: number): Side => ({
  points: position
    .slice(0, BAR)
    .map((count, point) => (point === 0 ? 0 : Math.max(0, count * sign))),
  bar,
});

const countOf = (side: Side): number =>
  side.points.reduce((sum, count, point) => sum + (point === 0 ? 0 : count), side.bar);

function sideProblems(setup: Setup, colour: Colour): Problem[] {
  const side = setup[colour];
  const places = side.points.map((count, point) => [`point ${point}`, count] as const).slice(1);
  const problems = [...places, ['bar', side.bar] as const]
    .filter(([, count]) => !Number.isInteger(count) || count < 0 || count > CHECKERS)
    .map(([place, count]) => ({
      where: `${NAME[colour]}, ${place}`,
      what: `a count is a whole number from 0 to ${CHECKERS}, not ${count}`,
    }));
  const total = countOf(side);
  if (problems.length === 0 && total > CHECKERS) {
    problems.push({
      where: NAME[colour],
      what: `${total} checkers, which is more than ${CHECKERS}`,
    });
  }
  return problems;
}
