import type { Dice } from '../../../src/engine/dice.ts';
import type { GeneratedPuzzle } from '../../../src/puzzles/generate/generate.ts';
import {
  naiveJudge,
  naiveOutcome,
  naiveReasons,
  naiveResults,
  naiveScore,
} from '../../naive/naive.ts';
import { legalEnds } from '../../naive/results.ts';
import { afterStep, refusalsOf, stepsOf, type StepRefusal } from '../../naive/steps.ts';
import { readTable } from '../../naive/table.ts';
import { readWritten } from '../../naive/written.ts';
import { seenByMover } from './wanted.ts';

const RULES: Readonly<Record<string, string>> = {
  'no-checker': 'own-checkers',
  'wrong-direction': 'forward-only',
  'not-rolled': 'die-by-die',
  'bar-first': 'bar-first',
  'point-blocked': 'blocked-point',
  'not-all-home': 'all-home',
  'checker-behind': 'larger-off',
  'must-play-larger': 'larger-die',
};

/** By which duty a play was too short, in the naive program's hands: whether it could simply go on decides. */
function dutyOf(seen: string, dice: Dice, text: string): string {
  const [first, second] = dice;
  if (first === second) return 'doublet-most';
  const [step] = readWritten(text)!;
  const left = step!.from - step!.to === first ? second : first;
  const goesOn = stepsOf(afterStep(readTable(seen), step!), left, {}).length > 0;
  return goesOn ? 'both-dice' : 'dead-end';
}

/** The rules that refuse a play, by the naive program. */
const rulesRefusing = (seen: string, dice: Dice, text: string): string[] =>
  [...naiveReasons(seen, dice, text)].map((code) => RULES[code] ?? dutyOf(seen, dice, text));

/** What people hold to be forbidden, seen in a play that is not. */
const PERMITS: Readonly<Record<string, (seen: string, dice: Dice, text: string) => boolean>> = {
  'jump-over': () => true,
  'hit-and-run': (_, __, text) => /\*\/|\*.* /.test(text),
  'need-not-hit': (seen, dice, text) =>
    !text.includes('*') &&
    [...naiveResults(seen, dice)].some((end) => end.startsWith(barHit(seen))),
  'off-optional': (seen, _, text) =>
    !text.includes('off') && readTable(seen).mine.every((distance) => distance <= 6),
};

/** The letter of the opponent's bar once one more of theirs is on it. */
const barHit = (seen: string): string =>
  '-abcdefghijklmno'.charAt('-abcdefghijklmno'.indexOf(seen.charAt(0)) + 1);

/** Whether the rule of a generated puzzle decides in it, by the naive program alone. */
export function holds(puzzle: GeneratedPuzzle): boolean {
  const { rule } = puzzle;
  const seen = seenByMover(puzzle);
  if (puzzle.kind === 'worth') return decidesWorth(seen, rule, puzzle.terms);
  const { dice } = puzzle;
  const results = naiveResults(seen, dice);
  if (puzzle.kind === 'legal-or-not') {
    const { reasons, result } = naiveJudge(seen, dice, puzzle.play);
    const permit = PERMITS[rule];
    if (permit) return reasons.size === 0 && result !== null && permit(seen, dice, puzzle.play);
    return rulesRefusing(seen, dice, puzzle.play).join() === rule;
  }
  if (puzzle.kind === 'can-you-play') {
    const playable = [...new Set(dice)].filter(
      (die) => stepsOf(readTable(seen), die, {}).length > 0,
    );
    return rule === 'only-one' ? playable.length === 1 && results.size > 0 : results.size === 0;
  }
  if (puzzle.kind === 'only-play' ? results.size !== 1 : results.size < 2) return false;
  return SEEN[rule] ? refusesAtSight(seen, dice, SEEN[rule]) : refusesByDuty(seen, dice, rule);
}

/** The naive program's names for what is seen on the board at once. */
const SEEN: Readonly<Record<string, StepRefusal>> = {
  'bar-first': 'bar-first',
  'blocked-point': 'point-blocked',
  'all-home': 'not-all-home',
  'larger-off': 'checker-behind',
};

/** Some checker may not be played by a number, for this reason alone. */
function refusesAtSight(seen: string, dice: Dice, why: StepRefusal): boolean {
  const table = readTable(seen);
  return dice.some((die) => table.mine.some((from) => refusalsOf(table, from, die).join() === why));
}

/** Some checker may be played by a number, and the turn as a whole forbids it. */
function refusesByDuty(seen: string, dice: Dice, rule: string): boolean {
  const table = readTable(seen);
  const most = Math.max(...legalEnds(table, dice).map(({ used }) => used.length));
  const [smaller, larger] = [...dice].sort();
  if (rule === 'larger-die') {
    return most === 1 && [smaller!, larger!].every((die) => stepsOf(table, die, {}).length > 0);
  }
  const stuck = ([die, other]: readonly [number, number]): boolean =>
    stepsOf(table, die, {}).some((step) => stepsOf(afterStep(table, step), other, {}).length === 0);
  return most === 2 && (stuck([smaller!, larger!]) || stuck([larger!, smaller!]));
}

type Terms = Extract<GeneratedPuzzle, { kind: 'worth' }>['terms'];

function decidesWorth(seen: string, rule: string, terms: Terms): boolean {
  const points = naiveScore(seen, terms)!;
  const { kind } = naiveOutcome(seen)!;
  const { theirs } = readTable(seen);
  const caught = theirs.some((distance) => distance >= 19);
  const plain = { ...terms, jacoby: false, backgammon: 'bar-or-home', starMars: false } as const;
  switch (rule) {
    case 'single':
      return kind === 'single' && points === terms.cube;
    case 'mars':
      return kind === 'gammon' && points === 2 * terms.cube;
    case 'turkish-mars':
      return kind === 'backgammon' && points === 3 * terms.cube;
    case 'one-off-saves':
      return kind === 'single' && caught;
    case 'cube-multiplies':
      return terms.cube > 1;
    default:
      return points !== naiveScore(seen, plain);
  }
}
