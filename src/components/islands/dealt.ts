/** A puzzle as it comes from the generator to the page: plain data, for it comes out of a worker. */
import type { RuleId } from '../../engine/rules.ts';
import type { PracticeRule } from '../../puzzles/generate/levels.ts';
import type { Wish } from '../../puzzles/generate/wish.ts';
import type { ToldPuzzle } from '../../puzzles/told.ts';
import type { BoardPicture } from '../board/index.ts';
import type { PlayProps } from './puzzle-board.tsx';
import type { Choice } from './puzzle-choosing.tsx';
import type { RuleLinks } from './rule-link.tsx';

/** What the page tells of the rules of generated puzzles. */
export interface Rulebook {
  /** Where each rule stands that a puzzle may cite. */
  readonly rules: RuleLinks;
  /** The whole rule, for whoever has solved its puzzle. */
  readonly laws: Readonly<Record<PracticeRule, string>>;
}

/** What is asked of the generator. */
export interface Order {
  readonly wish: Wish;
  /** What each rule is called that may be offered as an answer. */
  readonly names: Readonly<Partial<Record<RuleId, string>>>;
}

type Told = Pick<
  ToldPuzzle,
  'rule' | 'difficulty' | 'title' | 'prompt' | 'hints' | 'why' | 'description'
>;

/** A puzzle that was generated. */
export type Dealt = Told & { readonly picture: BoardPicture } & (
    | ({ readonly kind: 'find-play' | 'only-play' | 'can-you-play' } & PlayProps)
    | {
        readonly kind: 'legal-or-not' | 'worth';
        readonly choices: readonly Choice[];
      }
  );
