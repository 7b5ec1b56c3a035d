import { expect } from 'vitest';
import type { Failure } from '../../src/diagrams/failure.ts';
import { verifyDiagram, type VerifiedDiagram } from '../../src/diagrams/verify.ts';
import { plainText } from '../../src/diagrams/words.ts';
import { diagramOf } from './raw.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Proves a small diagram with these parts, which must succeed. */
export function proved(parts: Parts): VerifiedDiagram {
  const verified = verifyDiagram(diagramOf(parts));
  if (!verified.ok) expect.fail(JSON.stringify(verified.failures, null, 2));
  return verified.diagram;
}

/** What is wrong with a small diagram that has these parts; nothing when it is proved. */
export function failures(parts: Parts): readonly Failure[] {
  const verified = verifyDiagram(diagramOf(parts));
  return verified.ok ? [] : verified.failures;
}

/** The same, each as one sentence. */
export const sentences = (parts: Parts): string[] =>
  failures(parts).map(({ where, what }) => `${where}: ${what}`);

/** A small diagram's first claim in Hebrew, rules left out. */
export const toldOf = (parts: Parts): string => plainText(proved(parts).claims[0]!.words);

/** A small diagram's caption as it is read. */
export const captionOf = (parts: Parts): string => plainText(proved(parts).caption);
