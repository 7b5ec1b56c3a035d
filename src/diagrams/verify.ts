import { writeXgid } from '../engine/xgid.ts';
import { factsOf, readCaption, type Facts } from './caption.ts';
import { readClaim, type Claim } from './claims/kinds.ts';
import { describeScene } from './description.ts';
import type { Failure } from './failure.ts';
import { readForm } from './form.ts';
import { lockFailures, type Lock } from './lock.ts';
import { readScene, type Scene } from './scene.ts';
import type { Words } from './words.ts';

declare const proved: unique symbol;

/** A claim that holds, as the page tells it. */
export interface ProvedClaim {
  readonly kind: Claim['kind'];
  readonly words: Words;
  /** Whether GNU Backgammon confirmed it too. */
  readonly confirmed: boolean;
}

/** A diagram whose every claim holds. Only `verifyDiagram` makes one, and a page shows nothing else. */
export interface VerifiedDiagram {
  readonly [proved]: true;
  readonly id: string;
  readonly caption: Words;
  /** The board in Hebrew words. */
  readonly description: string;
  readonly xgid: string;
  readonly scene: Scene;
  /** Points to outline, as they are numbered on the board. */
  readonly highlight: readonly number[];
  /** The plays that the board shows, as they were written. */
  readonly shown: readonly NonNullable<Claim['shown']>[];
  readonly claims: readonly ProvedClaim[];
  readonly facts: Facts;
  /** The second program and its version, when it has confirmed this diagram. */
  readonly confirmedBy: string | null;
}

export type Verification =
  | { readonly ok: true; readonly diagram: VerifiedDiagram }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Proves a diagram: its form, that its position is possible, each of its claims, and its caption.
 *
 * @param raw what its YAML file holds
 * @param lock what GNU Backgammon said of all diagrams; with it, a diagram that is missing there or that
 *   differs from it fails. Without it nothing is asked of the second program.
 * @returns the verified diagram, or everything that is wrong with it
 */
export function verifyDiagram(raw: unknown, lock?: Lock): Verification {
  const form = readForm(raw);
  if (!form.ok) return form;
  const scene = readScene(form.value);
  const claims = form.value.claims.map((claim, i) => readClaim(claim, `claim ${i + 1}`));
  if (!scene.ok || claims.some(({ ok }) => !ok)) {
    return {
      ok: false,
      failures: [scene, ...claims].flatMap((part) => (part.ok ? [] : part.failures)),
    };
  }
  const read = claims.flatMap((claim) => (claim.ok ? [claim.value] : []));
  const refuted = [...refutations(scene.value, read), ...sameNames(read)];
  if (refuted.length > 0) return { ok: false, failures: refuted };

  const { id, highlight, caption } = form.value;
  const facts = factsOf(scene.value, read);
  const { words, failures } = readCaption(caption, facts);
  const unconfirmed = lock ? lockFailures(id, scene.value, lock) : [];
  if (failures.length + unconfirmed.length > 0) {
    return { ok: false, failures: [...failures, ...unconfirmed] };
  }
  return {
    ok: true,
    diagram: {
      id,
      caption: words,
      description: describeScene(scene.value),
      xgid: writeXgid(scene.value.state),
      scene: scene.value,
      highlight,
      shown: read.flatMap(({ shown }) => shown ?? []),
      claims: read.map((claim) => ({
        kind: claim.kind,
        words: claim.tell(scene.value),
        confirmed: lock !== undefined && claim.confirmed(scene.value),
      })),
      facts,
      confirmedBy: lock?.program ?? null,
    } as Omit<VerifiedDiagram, typeof proved> as VerifiedDiagram,
  };
}

function refutations(scene: Scene, claims: readonly Claim[]): Failure[] {
  return claims.flatMap((claim, i) => {
    const refutation = claim.refute(scene);
    if (!refutation) return [];
    const { found, right } = refutation;
    const where = `claim ${i + 1}, ${claim.kind}`;
    return [{ where, what: `it is false: ${found}`, ...(right && { instead: right }) }];
  });
}

function sameNames(claims: readonly Claim[]): Failure[] {
  return claims.flatMap(({ name }, i) => {
    const first = claims.findIndex((claim) => claim.name === name);
    if (name === undefined || first === i) return [];
    const what = `claim ${first + 1} is called "${name}" too: give each a name of its own`;
    return [{ where: `claim ${i + 1}`, what }];
  });
}
