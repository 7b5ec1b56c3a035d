import type { Dice } from '../../engine/dice.ts';
import { outcome } from '../../engine/outcome.ts';
import { legalPlays } from '../../engine/plays.ts';
import { turned, type Position } from '../../engine/position.ts';
import type { Terms } from '../../engine/score.ts';
import type { Colour } from '../../engine/setup.ts';
import type { Difficulty } from '../difficulties.ts';
import { difficultyOf, measuresOfRoll, measuresOfShown, measuresOfWorth } from '../difficulty.ts';
import { DRILLS, type Asked, type Drill } from './drills.ts';
import { endingOf, ENDINGS } from './endings.ts';
import { positionsOfGame, roll } from './game.ts';
import { rulesOf, type PracticeRule } from './levels.ts';
import { pick, randomFrom, shuffled, type Random } from './random.ts';
import type { Situation } from '../permits.ts';
import type { Wish } from './wish.ts';

interface Made {
  readonly rule: PracticeRule;
  readonly difficulty: Difficulty;
  /** The side to move, or the winner. */
  readonly by: Colour;
  /** As that side sees it. */
  readonly position: Position;
}

/** A puzzle in which its rule decides: a roll, or a finished game. */
export type GeneratedPuzzle = Made &
  (
    | { readonly kind: 'find-play' | 'only-play' | 'can-you-play'; readonly dice: Dice }
    | { readonly kind: 'legal-or-not'; readonly dice: Dice; readonly play: string }
    | { readonly kind: 'worth'; readonly dice: null; readonly terms: Terms }
  );

type Without<T> = T extends unknown ? Omit<T, 'rule' | 'by'> : never;
type FromGame = Without<Exclude<GeneratedPuzzle, { kind: 'worth' }>>;
type FromEnding = Without<Extract<GeneratedPuzzle, { kind: 'worth' }>>;
type Level = Difficulty | 'any';

/**
 * The puzzle of a wish: the same one for ever for the same seed, version, rule and difficulty. It depends on
 * the rules of the game alone, and not on the order in which the engine lists plays.
 *
 * @param wish as `readWish` gives it; of a difficulty that its rule does not have, another is taken
 */
export function generatePuzzle({ seed, version, rule: asked, difficulty }: Wish): GeneratedPuzzle {
  const random = randomFrom(`${version} ${asked} ${difficulty} ${seed}`);
  const rule = asked === 'any' ? pick(random, rulesOf(difficulty)) : asked;
  const by: Colour = random.below(4) === 0 ? 'black' : 'white';
  const made = isOfEnding(rule)
    ? fromEnding(rule, difficulty, random)
    : fromGame(rule, difficulty, random);
  return { ...made, rule, by };
}

const isOfEnding = (rule: PracticeRule): rule is keyof typeof ENDINGS =>
  Object.hasOwn(ENDINGS, rule);

/** How many rolls are looked at before another difficulty than the wanted one is taken. */
const MOST_ROLLS = 20_000;
/** For how many rolls only the kind of question that was drawn is taken. */
const ONE_KIND = 600;

/** Looks at one game after another until the rule decides a roll. */
function fromGame(rule: keyof typeof DRILLS, wanted: Level, random: Random): FromGame {
  const drill: Drill = DRILLS[rule];
  const asks = shuffled(random, drill.asks);
  const situations = situationsOf(drill, random);
  let spare: FromGame | undefined;
  for (let rolls = 0; ; rolls++) {
    const situation = situations.next().value;
    for (const ask of rolls < ONE_KIND ? asks.slice(0, 1) : asks) {
      const asked = situation && ask(situation);
      if (!asked) continue;
      const found = measured(situation, asked, rule);
      if (wanted === 'any' || found.difficulty === wanted) return found;
      spare ??= found;
    }
    if (rolls > MOST_ROLLS && spare) return spare;
  }
}

/** A game becomes interesting somewhere between these turns. */
const FIRST_TURN = { least: 4, range: 24 } as const;

const fourRolls = (random: Random): Dice[] => [0, 1, 2, 3].map(() => roll(random));

/** The rolls that a drill tries in games, without end; null for one that its rule cannot decide. */
function* situationsOf(
  { where, rolls = fourRolls, mayDecide = () => true, players, eitherSide }: Drill,
  random: Random,
): Generator<Situation | null, never> {
  for (;;) {
    const first = FIRST_TURN.least + random.below(FIRST_TURN.range);
    let turn = 0;
    for (const moment of positionsOfGame(random, players)) {
      if (++turn < first) continue;
      for (const position of eitherSide ? [moment, turned(moment)] : [moment]) {
        if (!where(position)) continue;
        for (const dice of rolls(random, position)) {
          yield mayDecide(position, dice)
            ? { position, dice, plays: legalPlays(position, dice) }
            : null;
        }
      }
    }
  }
}

function measured({ position, dice }: Situation, asked: Asked, rule: PracticeRule): FromGame {
  if (asked.kind === 'legal-or-not') {
    const { kind, shown } = asked;
    const difficulty = difficultyOf(measuresOfShown(position, dice, shown));
    return { kind, position, dice, difficulty, play: shown.text };
  }
  const difficulty = difficultyOf(measuresOfRoll(position, dice, [rule]));
  return { kind: asked.kind, position, dice, difficulty };
}

/** Draws finished games until one is as hard as wanted. */
function fromEnding(rule: keyof typeof ENDINGS, wanted: Level, random: Random): FromEnding {
  for (let tries = 1; ; tries++) {
    const { position, terms } = endingOf(rule, random);
    const difficulty = difficultyOf(measuresOfWorth(outcome(position)!.loser, terms));
    if (wanted === 'any' || difficulty === wanted || tries > MOST_ROLLS) {
      return { kind: 'worth', dice: null, position, terms, difficulty };
    }
  }
}
