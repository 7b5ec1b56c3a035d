import { naiveBoard, seenByMover } from '../diagrams/naive-claims.ts';
import {
  naiveOutcome,
  naiveReasons,
  naiveResults,
  naiveScore,
  type NaiveDice,
} from '../naive/naive.ts';
import { legalEnds, numbersOf } from '../naive/results.ts';
import { afterStep, stepsOf, type Step } from '../naive/steps.ts';
import { readTable, writeTable, type Table } from '../naive/table.ts';
import type { RawPuzzle } from './raw.ts';

/** Which rule forbids what, as the book has it. */
const RULES: Readonly<Record<string, string>> = {
  'no-checker': 'own-checkers',
  'bar-first': 'bar-first',
  'point-blocked': 'blocked-point',
  'not-all-home': 'all-home',
  'checker-behind': 'larger-off',
  'must-play-larger': 'larger-die',
};

interface Found {
  readonly rules: Set<string>;
  tempting: boolean;
}

/** Whether the naive program finds that a puzzle is one of its kind, and that a wrong answer meets each of its rules. */
export function naivelyHolds(raw: RawPuzzle): boolean {
  const board = naiveBoard({ ...raw, caption: '', claims: [] });
  const seen = seenByMover(board);
  const ended = naiveOutcome(seen);
  if (raw.kind === 'worth') {
    if (!ended) return false;
    const terms = {
      cube: board.cube.value,
      cubeCentred: board.cube.owner === null,
      jacoby: raw.terms?.['jacoby'] === true,
      backgammon: (raw.terms?.['backgammon'] ?? 'bar-or-home') as
        'bar-or-home' | 'home' | 'bar' | 'none',
      starMars: raw.terms?.['star-mars'] === true,
    };
    const met = rulesOfWorth(seen, ended.winner, terms);
    return raw.rules.every((rule) => met.has(rule));
  }
  if (ended || !board.dice) return false;
  const results = naiveResults(seen, board.dice).size;
  if (results === 0 || (raw.kind === 'only-play' && results !== 1)) return false;
  const { rules, tempting } = triesOf(seen, board.dice);
  return raw.rules.every((rule) => rules.has(rule)) && (raw.kind === 'only-play' || tempting);
}

/** Every checker by every number after every beginning of a legal play. */
function triesOf(seen: string, dice: NaiveDice): Found {
  const found: Found = { rules: new Set(), tempting: false };
  const ends = legalEnds(readTable(seen), dice).map(({ table, left }) => keyOf(table, left));
  const most = Math.max(...legalEnds(readTable(seen), dice).map(({ used }) => used.length));

  const leadsOn = (table: Table, left: readonly number[]): boolean =>
    ends.includes(keyOf(table, left)) ||
    [...new Set(left)].some((number) =>
      stepsOf(table, number, {}).some((step) =>
        leadsOn(afterStep(table, step), less(left, number)),
      ),
    );

  const visited = new Set<string>();
  const visit = (table: Table, left: readonly number[], made: readonly Step[]): void => {
    const key = keyOf(table, left);
    if (visited.has(key)) return;
    visited.add(key);
    const next = [...new Set(left)].flatMap((number) =>
      stepsOf(table, number, {}).map((step) => ({ step, rest: less(left, number) })),
    );
    const legal = next.filter(({ step, rest }) => leadsOn(afterStep(table, step), rest));
    if (legal.length === 0) return;
    for (const number of new Set(left)) {
      for (const from of new Set(table.mine)) {
        const to = Math.max(0, from - number);
        if (legal.some(({ step }) => step.from === from && step.to === to)) continue;
        if (
          next.some(
            ({ step, rest }) =>
              step.from === from &&
              rest.length < left.length &&
              rest.join() === less(left, number).join(),
          )
        ) {
          found.tempting = true;
        }
        for (const code of naiveReasons(seen, dice, [...made, { from, to }])) {
          found.rules.add(RULES[code] ?? dutyRule(dice, most));
        }
      }
    }
    for (const { step, rest } of legal) visit(afterStep(table, step), rest, [...made, step]);
  };
  visit(readTable(seen), numbersOf(dice), []);
  return found;
}

const less = (left: readonly number[], number: number): number[] =>
  left.toSpliced(left.indexOf(number), 1);

const keyOf = (table: Table, left: readonly number[]): string =>
  `${writeTable(table)} ${[...left].sort().join()}`;

function dutyRule([first, second]: NaiveDice, most: number): string {
  if (first === second) return 'doublet-most';
  return most === 1 ? 'only-one' : 'dead-end';
}

type Terms = Parameters<typeof naiveScore>[1];

/** By which rules the kinds that a game is not are refused. */
function rulesOfWorth(seen: string, winner: 'mover' | 'opponent', terms: Terms): Set<string> {
  const { mine, theirs } = readTable(seen);
  const lost = winner === 'mover' ? theirs : mine;
  const bar = lost.includes(25);
  const home = lost.some((distance) => distance >= 19 && distance <= 24);
  const times = naiveScore(seen, terms)! / terms.cube;
  const rules = new Set<string>(terms.cube > 1 ? ['cube-multiplies'] : []);
  for (const other of terms.starMars ? [1, 2, 3, 4] : [1, 2, 3]) {
    if (other === times) continue;
    if (lost.length < 15) rules.add(bar || home ? 'one-off-saves' : 'single');
    else if (times === 1) rules.add('jacoby');
    else if (times === 4 || other === 4) rules.add('agreed-terms');
    else if (times === 3)
      rules.add(terms.backgammon === 'bar-or-home' ? 'turkish-mars' : 'agreed-terms');
    else if (other === 1) rules.add('mars');
    else rules.add(bar || home ? 'agreed-terms' : 'turkish-mars');
  }
  return rules;
}
