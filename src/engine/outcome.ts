import { borneOff, CHECKERS, HOME, turned, type Position } from './position.ts';

export type Kind = 'single' | 'gammon' | 'backgammon';

/** How a game ended: who won, what the win is called by the international rules, and where the loser's checkers were left. */
export interface Outcome {
  readonly winner: 'mover' | 'opponent';
  readonly kind: Kind;
  readonly loser: {
    /** How many checkers the loser had borne off, 0 to 14. */
    readonly off: number;
    /** How many were left on the bar. */
    readonly bar: number;
    /** How many were left in the winner's home board. */
    readonly home: number;
  };
}

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

/**
 * How the game ended, or null while both sides still have checkers to bear off. The kind follows the
 * international rules: single when the loser has borne off a checker; gammon when none; backgammon when
 * none and one is still on the bar or in the winner's home board.
 */
export function outcome(position: Position): Outcome | null {
  if (borneOff(position) === CHECKERS) return wonBy('mover', turned(position));
  const theirs = turned(position);
  return borneOff(theirs) === CHECKERS ? wonBy('opponent', position) : null;
}

function wonBy(winner: Outcome['winner'], lost: Position): Outcome {
  const home = lost
    .slice(WINNERS_HOME, WINNERS_HOME + HOME)
    .reduce((sum, count) => sum + Math.max(0, count), 0);
  const loser = { off: borneOff(lost), bar: lost[25]!, home };
  const kind = loser.off > 0 ? 'single' : loser.bar + home > 0 ? 'backgammon' : 'gammon';
  return { winner, kind, loser };
}

/** The winner's home board begins at the loser's point 19. */
const WINNERS_HOME = 19;

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
