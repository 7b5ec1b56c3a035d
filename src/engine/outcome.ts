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
