import { readAs, type Read } from '../form.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import type { ClaimKind, Fact, Refutation } from './kind.ts';
import { illegal, legal } from './legality.ts';
import { match } from './match.ts';
import { forced, noPlay, plays } from './number-of-plays.ts';
import { pips } from './pips.ts';
import { reach } from './reach.ts';
import { drop, outcome, score } from './result.ts';

/** Every kind of claim, by the key that names it in YAML. */
const KINDS = {
  legal,
  illegal,
  plays,
  forced,
  'no-play': noPlay,
  reach,
  pips,
  outcome,
  score,
  drop,
  match,
} as const;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

/** A claim of the right form, which can be asked about a scene without knowing its kind. */
export interface Claim {
  readonly kind: KindName;
  /** The name by which texts quote it; without one they may use its kind, if that tells which is meant. */
  readonly name: string | undefined;
  /** The play that the board shows for it, if it asks for one. */
  readonly shown: { readonly play: string; readonly allowed: boolean } | null;
  /** Whether what GNU Backgammon says of a diagram tells that the claim holds. */
  confirmed(scene: Scene): boolean;
  refute(scene: Scene): Refutation | undefined;
  tell(scene: Scene): Words;
  facts(scene: Scene): Readonly<Record<string, Fact>>;
}

/** Reads a claim. Fails with a sentence when no kind is named, or two, or its parts have another form. */
export function readClaim(raw: Readonly<Record<string, unknown>>, where: string): Read<Claim> {
  const named = KIND_NAMES.filter((key) => Object.hasOwn(raw, key));
  const [only] = named;
  if (!only || named.length > 1) {
    const what = only
      ? `it is of two kinds, ${named.join(' and ')}: write two claims`
      : `it names no kind of claim: write one of ${KIND_NAMES.join(', ')}`;
    return refuse(where, what);
  }
  const { name, ...parts } = raw;
  if (name !== undefined && (typeof name !== 'string' || !/^[a-z][a-z-]*$/.test(name))) {
    return refuse(where, 'its name must be made of small letters and hyphens');
  }
  if (name === 'dice' || name === 'cube') {
    return refuse(where, `"${name}" is what the diagram's own is called: choose another name`);
  }
  return bind(KINDS[only] as ClaimKind<unknown>, only, name, parts, where);
}

const refuse = (where: string, what: string): Read<never> => ({
  ok: false,
  failures: [{ where, what }],
});

function bind<C>(
  kind: ClaimKind<C>,
  kindName: KindName,
  name: string | undefined,
  parts: unknown,
  where: string,
): Read<Claim> {
  const read = readAs(kind.form, parts, where);
  if (!read.ok) return read;
  const claim = read.value;
  return {
    ok: true,
    value: {
      kind: kindName,
      name,
      shown: shownBy(kindName, claim),
      confirmed: (scene) => kind.confirmedBy(scene, claim) !== null,
      refute: (scene) => named(kind.refute(scene, claim), name),
      tell: (scene) => kind.tell(scene, claim),
      facts: (scene) => kind.facts(scene, claim),
    },
  };
}

/** The claim that would be right is quoted by the name of the one that it replaces. */
function named(refutation: Refutation | undefined, name?: string): Refutation | undefined {
  if (!refutation?.right || name === undefined) return refutation;
  const [first, ...more] = refutation.right;
  return { ...refutation, right: [{ ...first, name }, ...more] };
}

function shownBy(kind: KindName, claim: unknown): Claim['shown'] {
  const { show, ...parts } = claim as { show?: boolean } & Record<string, unknown>;
  const play = parts[kind];
  return show && typeof play === 'string' ? { play, allowed: kind !== 'illegal' } : null;
}
