import type { Fact } from './claims/kind.ts';
import type { Claim } from './claims/kinds.ts';
import type { Failure } from './failure.ts';
import type { Scene } from './scene.ts';
import { counted, ltr, NOUNS, type NounName, type Word, type Words } from './words.ts';

/** Everything that a text may quote of a diagram, by the name it is quoted by. */
export type Facts = ReadonlyMap<string, Fact>;

/** The facts of a board before anything is claimed of it: its roll and its cube. */
export function factsOfScene({ dice, state: { cube } }: Scene): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  if (dice) {
    const [high, low] = [...dice].sort((a, b) => b - a);
    facts.set('dice', { words: [ltr(`${high}-${low}`)] });
    facts.set('dice.high', { words: [String(high)] });
    facts.set('dice.low', { words: [String(low)] });
  }
  if (cube.value > 1) facts.set('cube', { words: [String(cube.value)] });
  return facts;
}

/** The facts of a diagram: those of its board, and those of its claims under their names, where a name means one claim. */
export function factsOf(scene: Scene, claims: readonly Claim[]): Facts {
  const facts = factsOfScene(scene);
  for (const claim of claims) {
    const name = claim.name ?? claim.kind;
    if (claims.filter((other) => (other.name ?? other.kind) === name).length > 1) continue;
    for (const [part, fact] of Object.entries(claim.facts(scene))) {
      facts.set(part === '' ? name : `${name}.${part}`, fact);
    }
  }
  return facts;
}

/**
 * Quotes a fact by its name; `name:noun` writes a count with its noun (`plays:ways`).
 *
 * @returns the words, or a sentence that says which names there are
 */
export function quote(facts: Facts, text: string): { words: Words } | { problem: string } {
  const [name = '', noun, ...more] = text.split(':');
  const fact = facts.get(name);
  if (!fact || more.length > 0) {
    return {
      problem: `no fact is called "${text}": there are ${[...facts.keys()].join(', ') || 'none'}`,
    };
  }
  if (noun === undefined) return { words: 'count' in fact ? [String(fact.count)] : fact.words };
  if (!('count' in fact) || !Object.hasOwn(NOUNS, noun)) {
    return { problem: `"${text}" is not a count of ${Object.keys(NOUNS).join(', ')}` };
  }
  return { words: [counted(fact.count, NOUNS[noun as NounName])] };
}

/**
 * Reads a caption: Hebrew, with `{name}` where a fact is quoted. A digit that was typed by hand, a brace
 * without its pair and a name that no claim has are failures.
 */
export function readCaption(
  caption: string,
  facts: Facts,
  where = 'caption',
): { readonly words: Words; readonly failures: readonly Failure[] } {
  const words: Word[] = [];
  const failures: Failure[] = [];
  for (const part of caption.split(/(\{[^{}]*\})/)) {
    if (/^\{.*\}$/.test(part)) {
      const quoted = quote(facts, part.slice(1, -1));
      if ('words' in quoted) words.push(...quoted.words);
      else failures.push({ where, what: quoted.problem });
      continue;
    }
    if (/[{}]/.test(part)) failures.push({ where, what: 'a brace has no pair' });
    const digits = /\p{N}+/u.exec(part);
    if (digits) {
      const what = `"${digits[0]}" is typed by hand: quote a claim, such as {plays} or {dice}`;
      failures.push({ where, what });
    }
    if (part !== '') words.push(part);
  }
  return { words, failures };
}
