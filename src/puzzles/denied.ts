import type { RuleId } from '../engine/rules.ts';
import { permissionsOf, permitSays, type Permission } from './permits.ts';
import type { PlayKind, PlayQuestion, Wrong } from './question.ts';

/**
 * The rules that are denied by whoever finds too little: says that there is no move, where every one of them
 * needs what a rule allows, or misses one of all plays that does.
 */
export function permissionsDenied(
  question: PlayQuestion & { readonly kind: PlayKind },
): ReadonlySet<Permission> {
  const { kind, plays } = question;
  if (kind === 'find-play' || kind === 'only-play') return new Set();
  const [first, ...rest] = plays.map((play) => new Set(permissionsOf(question, play)));
  return rest.reduce(
    (denied, needed) => (kind === 'all-plays' ? denied.union(needed) : denied.intersection(needed)),
    first ?? new Set(),
  );
}

/** What is told to whoever denies what rules allow, of those that a puzzle is about. */
export const tellDenied = (denied: Iterable<Permission>, rules: readonly RuleId[]): Wrong[] =>
  [...denied]
    .filter((rule) => rules.includes(rule))
    .map((rule) => ({ rule, why: [permitSays(rule)] }));
