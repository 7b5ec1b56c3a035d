import type { Kind, Outcome } from './outcome.ts';

/** How a finished game is counted. */
export interface Terms {
  /** The cube's value, a power of two; 1 where no cube is played with. */
  readonly cube: number;
  /** Nobody has turned the cube yet: it lies in the middle. */
  readonly cubeCentred: boolean;
  /** A gammon or a backgammon counts only once somebody has turned the cube. */
  readonly jacoby: boolean;
  /** What turns a gammon into a backgammon (turkish mars): a checker left on the bar or in the winner's home board, only one of these, or nothing. */
  readonly backgammon: 'bar-or-home' | 'home' | 'bar' | 'none';
  /** Checkers left on the bar and in the winner's home board at once count four times. */
  readonly starMars: boolean;
}

/** The international rules without a cube. */
export const PLAIN_TERMS: Terms = {
  cube: 1,
  cubeCentred: true,
  jacoby: false,
  backgammon: 'bar-or-home',
  starMars: false,
};

/** What a win is worth: the kind as the terms have it, how many times the cube it counts, and the points. */
export interface Score {
  readonly kind: Kind | 'star-mars';
  readonly times: 1 | 2 | 3 | 4;
  readonly points: number;
}

const BACKGAMMON_WHEN: Record<Terms['backgammon'], (loser: Outcome['loser']) => boolean> = {
  'bar-or-home': ({ bar, home }) => bar + home > 0,
  home: ({ home }) => home > 0,
  bar: ({ bar }) => bar > 0,
  none: () => false,
};

const TIMES = { single: 1, gammon: 2, backgammon: 3, 'star-mars': 4 } as const;

/** What the win is worth under the terms. Under Jacoby with a centred cube every win counts as a single. */
export function score({ loser }: Pick<Outcome, 'loser'>, terms: Terms): Score {
  const kind = kindUnder(loser, terms);
  return { kind, times: TIMES[kind], points: TIMES[kind] * terms.cube };
}

function kindUnder(loser: Outcome['loser'], terms: Terms): Score['kind'] {
  if (loser.off > 0 || (terms.jacoby && terms.cubeCentred)) return 'single';
  if (terms.starMars && loser.bar > 0 && loser.home > 0) return 'star-mars';
  return BACKGAMMON_WHEN[terms.backgammon](loser) ? 'backgammon' : 'gammon';
}
