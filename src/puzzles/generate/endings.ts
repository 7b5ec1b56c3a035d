import { asPosition, CHECKERS, HOME, type Position } from '../../engine/position.ts';
import type { RuleId } from '../../engine/rules.ts';
import { PLAIN_TERMS, type Terms } from '../../engine/score.ts';
import { pick, type Random } from './random.ts';

/** A game that the side to move has won, and how it is counted. */
export interface Ending {
  readonly position: Position;
  readonly terms: Terms;
}

/** Where the loser was caught: how many checkers are out, on the bar, in the winner's home board and on the way. */
interface Caught {
  readonly off: number;
  readonly bar: number;
  readonly far: number;
  readonly onTheWay: number;
}

const CUBES = [2, 2, 2, 4, 4, 8, 16] as const;

const some = (random: Random, least: number, most: number): number =>
  least + random.below(most - least + 1);

/** Somebody who never got away: on the bar, in the winner's home board, or both. */
function stuck(random: Random): Pick<Caught, 'bar' | 'far'> {
  const bar = random.below(3) === 0 ? some(random, 1, 2) : 0;
  return { bar, far: bar > 0 ? random.below(2) : some(random, 1, 3) };
}

const runners = (random: Random): Caught => ({
  off: 0,
  bar: 0,
  far: 0,
  onTheWay: some(random, 1, 4),
});

const caught = (random: Random): Caught => ({
  off: 0,
  ...stuck(random),
  onTheWay: random.below(3),
});

const ahead = (random: Random): Caught => ({
  off: some(random, 1, 11),
  bar: 0,
  far: 0,
  onTheWay: 0,
});

const hitLate = (random: Random): Caught => ({
  off: some(random, 1, 6),
  ...stuck(random),
  onTheWay: random.below(2),
});

const either = (random: Random): Caught => pick(random, [runners, caught])(random);

const cubed = (random: Random): Partial<Terms> =>
  random.below(2) === 0 ? {} : { cube: pick(random, CUBES), cubeCentred: false };

/** Draws where the loser's checkers were left, and then how the house counts. */
type Draw = readonly [(random: Random) => Caught, (random: Random, left: Caught) => Partial<Terms>];

/** The rules of scoring that can be practised, and how each comes to decide. */
export const ENDINGS = {
  single: [ahead, cubed],
  mars: [runners, cubed],
  'turkish-mars': [caught, cubed],
  'one-off-saves': [hitLate, cubed],
  'cube-multiplies': [
    (random) => pick(random, [ahead, runners, caught, hitLate])(random),
    (random) => ({ cube: pick(random, CUBES), cubeCentred: false }),
  ],
  jacoby: [either, () => ({ jacoby: true })],
  'agreed-terms': [
    caught,
    (random, { bar, far }) => ({
      ...cubed(random),
      ...(bar > 0 && far > 0
        ? { starMars: true }
        : { backgammon: pick(random, bar > 0 ? ['home', 'none'] : ['bar', 'none']) }),
    }),
  ],
} as const satisfies Partial<Record<RuleId, Draw>>;

/** A finished game whose worth turns on a rule of scoring. */
export function endingOf(rule: keyof typeof ENDINGS, random: Random): Ending {
  const [where, terms]: Draw = ENDINGS[rule];
  const left = where(random);
  return {
    position: lost(random, left),
    terms: { ...PLAIN_TERMS, ...terms(random, left) },
  };
}

/** The board of a loser's checkers alone, seen by the winner; the loser's point n is the winner's 25 − n. */
function lost(random: Random, { off, bar, far, onTheWay }: Caught): Position {
  const board = Array<number>(26).fill(0);
  const put = (point: number): void => {
    board[point]!--;
  };
  for (let i = 0; i < bar; i++) put(0);
  for (let i = 0; i < far; i++) put(some(random, 1, HOME));
  for (let i = 0; i < onTheWay; i++) put(some(random, HOME + 1, 18));
  const rest = CHECKERS - off - bar - far - onTheWay;
  // Those at home stand on a few of its points, more of them on its far side.
  for (let i = 0; i < rest; i++) put(19 + Math.min(random.below(HOME), random.below(HOME)));
  return asPosition(board);
}
