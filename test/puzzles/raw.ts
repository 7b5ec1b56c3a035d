import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { verifyText } from '../../src/diagrams/file.ts';
import type { VerifiedDiagram } from '../../src/diagrams/verify.ts';
import type { PuzzleKind } from '../../src/puzzles/question.ts';
import { verifyPuzzle, type VerifiedPuzzle } from '../../src/puzzles/verify.ts';
import { ON_DISK as DIAGRAMS, type RawDiagram } from '../diagrams/raw.ts';

/** A puzzle as its YAML has it, of the right form. */
export interface RawPuzzle extends Omit<RawDiagram, 'caption' | 'claims'> {
  readonly kind: PuzzleKind;
  readonly from?: number | 'bar';
  readonly play?: string;
  readonly number?: number;
  readonly of?: 'white' | 'black';
  readonly terms?: { readonly [key: string]: unknown };
  readonly rules: readonly string[];
  readonly title: string;
  readonly prompt: string;
  readonly explanation: string;
}

/** Every puzzle of the site. */
export const ON_DISK = globSync('src/content/puzzles/**/*.{yaml,yml}')
  .sort()
  .map((file) => ({ file, raw: parse(readFileSync(file, 'utf8')) as RawPuzzle }));

export const rawOf = (id: string): RawPuzzle => ON_DISK.find(({ raw }) => raw.id === id)!.raw;

/** The same puzzle, with texts that quote nothing. */
export const withPlainTexts = (raw: RawPuzzle): RawPuzzle => ({
  ...raw,
  title: 'חידה',
  prompt: 'מה משחקים?',
  explanation: 'כי כך אומר הכלל.',
});

/** The same puzzle on a board of its own, where it stands on a diagram's. */
export function withOwnBoard(raw: RawPuzzle & { readonly diagram?: string }): RawPuzzle {
  const { diagram, ...own } = raw;
  if (diagram === undefined) return raw;
  const { position, turn, dice } = DIAGRAMS.find(({ raw: { id } }) => id === diagram)!.raw;
  return { ...own, position, ...(turn && { turn }), ...(dice && { dice }) };
}

/** The diagrams of the site, by id. */
export function findDiagram(id: string): VerifiedDiagram | undefined {
  const [file] = globSync(`src/content/diagrams/**/${id}.yaml`);
  const verified = file === undefined ? undefined : verifyText(readFileSync(file, 'utf8'));
  return verified?.ok ? verified.diagram : undefined;
}

/** What is wrong with a puzzle, a line for each failure. */
export function failuresOf(raw: unknown): string[] {
  const verified = verifyPuzzle(raw, findDiagram);
  return verified.ok ? [] : verified.failures.map(({ where, what }) => `${where}: ${what}`);
}

/** A puzzle that must hold, proved. */
export function proved(raw: unknown): VerifiedPuzzle {
  const verified = verifyPuzzle(raw, findDiagram);
  if (!verified.ok) throw new Error(JSON.stringify(verified.failures));
  return verified.value;
}
