import { numbersOf, type Dice, type Die } from '../engine/dice.ts';
import { judge } from '../engine/judge.ts';
import { canMove } from '../engine/moves.ts';
import { nextMoves } from '../engine/next-moves.ts';
import type { Outcome } from '../engine/outcome.ts';
import { legalPlays } from '../engine/plays.ts';
import { BAR, furthest, OFF, type Position } from '../engine/position.ts';
import type { Reason } from '../engine/reasons.ts';
import type { RuleId } from '../engine/rules.ts';
import { PLAIN_TERMS, score, type Terms } from '../engine/score.ts';
import type { Difficulty } from './difficulties.ts';

/** What makes a puzzle hard. */
export interface Measures {
  /** The share of the tries that come to mind which are refused, 0 to 1. */
  readonly refused: number;
  /** How many moves, tries or facts somebody has to see, at least, to be sure. */
  readonly proof: number;
  /** How many different results are right; null where the answer is not a play. */
  readonly results: number | null;
}

/** From which value on a measure counts one point, and from which it counts two. */
const REFUSED = [0.6, 0.85] as const;
const PROOF = [2, 4] as const;
/** Here fewer is harder. */
const RESULTS = [4, 1] as const;
/** Where nothing is to be played, only the proof counts: from how long on it is middle, and hard. */
const PROOF_ALONE = [3, 4] as const;

const pointsFor = (value: number, [one, two]: readonly [number, number]): number =>
  value >= two ? 2 : value >= one ? 1 : 0;

/**
 * How hard a puzzle is. Each measure adds none, one or two points, and together they are easy up to one,
 * middle up to three, and hard from four on. Without a play to find the proof alone decides.
 */
export function difficultyOf({ refused, proof, results }: Measures): Difficulty {
  if (results === null)
    return (['easy', 'middle', 'hard'] as const)[pointsFor(proof, PROOF_ALONE)]!;
  const [some, one] = RESULTS;
  const points =
    pointsFor(refused, REFUSED) +
    pointsFor(proof, PROOF) +
    (results <= one ? 2 : results <= some ? 1 : 0);
  if (points <= 1) return 'easy';
  return points <= 3 ? 'middle' : 'hard';
}

/** What comes to mind first: one of the mover's checkers by one of the numbers. */
export interface FirstTry {
  readonly from: number;
  readonly to: number;
  readonly die: Die;
  /** A legal play can begin so. */
  readonly allowed: boolean;
  /** The number alone would allow it. */
  readonly possible: boolean;
}

/** Every checker of the mover's by every number of the roll, the furthest checker first. */
export function firstTries(position: Position, dice: Dice): FirstTry[] {
  const begins = new Set(nextMoves(position, dice, []).map(({ from, die }) => from * 8 + die));
  const highest = furthest(position);
  const tries: FirstTry[] = [];
  for (const die of new Set(numbersOf(dice))) {
    for (let from = highest; from > OFF; from--) {
      if (position[from]! <= 0) continue;
      tries.push({
        from,
        to: Math.max(OFF, from - die),
        die,
        allowed: begins.has(from * 8 + die),
        possible: canMove(position, highest, from, die),
      });
    }
  }
  return tries;
}

/** Why a first try is refused; nothing where it is allowed. */
export function whyRefused(
  position: Position,
  dice: Dice,
  { from, to, allowed }: FirstTry,
): readonly Reason[] {
  if (allowed) return [];
  const verdict = judge(position, dice, [{ from, to, hit: false }]);
  return verdict.legal ? [] : verdict.reasons;
}

/**
 * The length of the shortest proof that a play is refused: what is seen on the board itself is one move;
 * that other numbers had to be played is seen only after the move tried and all moves of the witness.
 */
export const proofOf = (reasons: readonly Reason[]): number =>
  Math.min(...reasons.map((reason) => ('witness' in reason ? 1 + reason.witness.moves.length : 1)));

/**
 * The measures of a roll that is to be played. Where nothing can be, every try has to be seen to fail: those of
 * the bar alone while a checker is on it.
 *
 * @param rules the rules that are drilled; the shortest proof by one of them counts. Where no first try meets
 *   them, it takes a move more to meet them at all.
 */
export function measuresOfRoll(position: Position, dice: Dice, rules: readonly RuleId[]): Measures {
  const tries = firstTries(position, dice);
  const results = legalPlays(position, dice).length;
  if (results === 0) {
    const toSee = position[BAR]! > 0 ? tries.filter(({ from }) => from === BAR) : tries;
    return { refused: 1, proof: toSee.length, results: null };
  }
  const proofs = tries
    .map((one) => whyRefused(position, dice, one).filter(({ rule }) => rules.includes(rule)))
    .filter((reasons) => reasons.length > 0)
    .map(proofOf);
  return {
    refused: shareOf(tries),
    proof: proofs.length > 0 ? Math.min(...proofs) : 2,
    results,
  };
}

/** The measures of a play that is shown, with the reasons why it is refused; a legal one is seen to be so move by move. */
export function measuresOfShown(
  position: Position,
  dice: Dice,
  shown: { readonly moves: number; readonly reasons: readonly Reason[] },
): Measures {
  return {
    refused: shareOf(firstTries(position, dice)),
    proof: shown.reasons.length > 0 ? proofOf(shown.reasons) : shown.moves,
    results: legalPlays(position, dice).length,
  };
}

function shareOf(tries: readonly FirstTry[]): number {
  return tries.filter(({ allowed }) => !allowed).length / Math.max(1, tries.length);
}

/**
 * The measures of a finished game whose worth is asked. What has to be seen: whether the loser has a checker
 * out; if not, where the others are; that those do not count if so; the cube; and what the house has agreed
 * on, where that changes the points.
 */
export function measuresOfWorth(loser: Outcome['loser'], terms: Terms): Measures {
  const plain = score({ loser }, { ...PLAIN_TERMS, cube: terms.cube });
  const facts = [
    true,
    loser.off === 0,
    loser.off > 0 && loser.bar + loser.home > 0,
    loser.off > 0 && loser.bar + loser.home > 0,
    terms.cube > 1,
    score({ loser }, terms).points !== plain.points,
  ];
  const choices = (terms.starMars ? 4 : 3) * (terms.cube > 1 ? 2 : 1);
  return { refused: 1 - 1 / choices, proof: facts.filter(Boolean).length, results: null };
}

/** The measures of a count of pips: each place with checkers is to be added up. */
export function measuresOfPips(checkers: readonly number[]): Measures {
  const places = checkers.filter((count) => count > 0).length;
  return { refused: 0, proof: Math.ceil(places / 2), results: null };
}
