import { outcome } from '../engine/outcome.ts';
import { difficultyOf, measuresOfRoll, measuresOfWorth, type Difficulty } from './difficulty.ts';
import type { VerifiedPuzzle } from './verify.ts';

/** How hard a puzzle of the collection is. */
export function difficultyOfPuzzle({
  scene: { position, dice },
  rules,
  worth,
}: Pick<VerifiedPuzzle, 'scene' | 'rules' | 'worth'>): Difficulty {
  return difficultyOf(
    worth
      ? measuresOfWorth(outcome(position)!.loser, worth.terms)
      : measuresOfRoll(position, dice!, rules),
  );
}
