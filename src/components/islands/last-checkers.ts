import type { Outcome } from '../../engine/outcome.ts';
import { CHECKERS } from '../../engine/position.ts';
import type { Checkers } from '../board/index.ts';

/** Where the loser's checkers were left when the game ended. The others stand on the way home. */
export type LastCheckers = Outcome['loser'];

/** The most checkers that the loser can have borne off: with all of them off it would be a win. */
export const MOST_OFF = CHECKERS - 1;

/** Changes one count; where that makes too many checkers, the other counts give way. */
export function withCount(
  last: LastCheckers,
  place: keyof LastCheckers,
  count: number,
): LastCheckers {
  const kept = Math.max(0, Math.min(count, place === 'off' ? MOST_OFF : CHECKERS));
  let room = CHECKERS - kept;
  const changed = { ...last, [place]: kept };
  for (const other of ['off', 'bar', 'home'] as const) {
    if (other === place) continue;
    changed[other] = Math.min(changed[other], room);
    room -= changed[other];
  }
  return changed;
}

const IN_WINNERS_HOME = [3, 1, 5];
const ON_THE_WAY = [19, 20, 21];
const ON_A_POINT = 5;

/** The loser, Black, on a board, as an example of these counts. */
export function checkersOf({ off, bar, home }: LastCheckers): Checkers {
  return {
    points: {
      ...spread(home, IN_WINNERS_HOME),
      ...spread(CHECKERS - off - bar - home, ON_THE_WAY),
    },
    bar,
    off,
  };
}

function spread(count: number, points: readonly number[]): Record<number, number> {
  let left = count;
  const counts: Record<number, number> = {};
  for (const point of points) {
    const here = Math.min(left, ON_A_POINT);
    if (here > 0) counts[point] = here;
    left -= here;
  }
  return counts;
}
