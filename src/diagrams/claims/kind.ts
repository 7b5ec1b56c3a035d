import type { z } from 'zod';
import type { Scene } from '../scene.ts';
import type { NounName, Words } from '../words.ts';

/** Why a claim does not hold: what the engine found, and the claims that would be right in its place. */
export interface Refutation {
  readonly found: string;
  readonly right?: readonly object[];
}

/** Why there is nothing to say of plays on a scene that has none. */
export const whyNoPlays = ({ outcome }: Scene): Refutation => ({
  found: outcome ? 'the game is over' : 'there is no roll to play',
});

/** What a text may quote of a claim: words as they are, or a count, which may come with the noun it counts. */
export type Fact = { readonly words: Words } | { readonly count: number; readonly noun: NounName };

/** A kind of claim: the form of its YAML, how the engine checks it, and how it is told in Hebrew. */
export interface ClaimKind<Claim> {
  readonly form: z.ZodType<Claim>;
  /** What GNU Backgammon confirms of it: the legal results, the pips or the points; null where it cannot judge. */
  confirmedBy(scene: Scene, claim: Claim): 'results' | 'pips' | 'points' | null;
  /** Nothing when the claim holds. */
  refute(scene: Scene, claim: Claim): Refutation | undefined;
  /** The claim as a sentence. Asked only of a claim that holds. */
  tell(scene: Scene, claim: Claim): Words;
  /** What a text may quote, by name; the empty name is the claim itself. Asked only of a claim that holds. */
  facts(scene: Scene, claim: Claim): Readonly<Record<string, Fact>>;
}

/** Binds the parts of a kind to the form of its claims. */
export const kind = <Claim>(parts: ClaimKind<Claim>): ClaimKind<Claim> => parts;
