import { isOff, type NaiveOptions } from './steps.ts';
import { readTable } from './table.ts';

export interface NaiveOutcome {
  readonly winner: 'mover' | 'opponent';
  /** By the international rules. */
  readonly kind: 'single' | 'gammon' | 'backgammon';
}

/** How a house counts: see `naiveScore`. */
export interface NaiveTerms {
  readonly cube: number;
  readonly cubeCentred: boolean;
  readonly jacoby: boolean;
  readonly backgammon: 'bar-or-home' | 'home' | 'bar' | 'none';
  readonly starMars: boolean;
}

/** What the loser has left: all fifteen or fewer, and of them how many on the bar or in the winner's home. */
function remains(checkers: string) {
  const { mine, theirs } = readTable(checkers);
  if (mine.length > 0 && theirs.length > 0) return null;
  const lost = mine.length > 0 ? mine : theirs;
  return {
    winner: mine.length > 0 ? ('opponent' as const) : ('mover' as const),
    nothingOff: lost.length === 15,
    onBar: lost.includes(25),
    inWinnersHome: lost.some((distance) => distance >= 19 && distance <= 24),
  };
}

/**
 * Who has won and how; null while both sides have checkers.
 *
 * @param checkers XGID's 26 characters, capitals for the side to move
 */
export function naiveOutcome(checkers: string, options: NaiveOptions = {}): NaiveOutcome | null {
  const end = remains(checkers);
  if (!end || isOff(options, 'win-at-once')) return null;
  const { winner, nothingOff, onBar, inWinnersHome } = end;
  if (!nothingOff) return { winner, kind: 'single' };
  return { winner, kind: onBar || inWinnersHome ? 'backgammon' : 'gammon' };
}

/**
 * The points of a finished game; null while it goes on. One for a win, two when the loser has borne off
 * nothing, three when moreover a checker was left where the house's `backgammon` says; four when one was
 * left on the bar and one in the winner's home, and the house plays `starMars`; all times the cube. Under
 * `jacoby` it is one until somebody has turned the cube.
 */
export function naiveScore(checkers: string, terms: NaiveTerms): number | null {
  const end = remains(checkers);
  if (!end) return null;
  const { nothingOff, onBar, inWinnersHome } = end;
  const tripled = {
    'bar-or-home': onBar || inWinnersHome,
    home: inWinnersHome,
    bar: onBar,
    none: false,
  }[terms.backgammon];
  let times = 1;
  if (nothingOff && !(terms.jacoby && terms.cubeCentred)) {
    times = tripled ? 3 : 2;
    if (terms.starMars && onBar && inWinnersHome) times = 4;
  }
  return times * terms.cube;
}
