import { z } from 'zod';
import type { Failure } from '../diagrams/failure.ts';
import { readAs, type Read } from '../diagrams/form.ts';
import { Place } from '../diagrams/places.ts';
import { OFF } from '../engine/position.ts';
import { RULE_IDS } from '../engine/rules.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './question.ts';

const KINDS = Object.keys(PUZZLE_KINDS) as [PuzzleKind, ...PuzzleKind[]];
const Text = z.string().trim().min(1, 'it is empty');

/** The top of a puzzle's file. A board of its own has the form that a diagram's has. */
const PuzzleForm = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'it must be made of small letters, digits and hyphens'),
  kind: z.enum(KINDS),
  diagram: z.string().optional(),
  position: z.unknown().optional(),
  turn: z.unknown().optional(),
  dice: z.unknown().optional(),
  cube: z.unknown().optional(),
  terms: z.unknown().optional(),
  from: Place.refine(
    (place) => place !== OFF,
    'it must be a point from 1 to 24, or bar',
  ).optional(),
  play: z.string().optional(),
  number: z.int().min(1).max(6).optional(),
  of: z.enum(['white', 'black']).optional(),
  rules: z.array(z.enum(RULE_IDS)).min(1, 'a puzzle must name the rules that it teaches'),
  title: Text,
  prompt: Text,
  explanation: Text,
});

/** A puzzle as its file has it: of the right form, and nothing of it proved. */
export type PuzzleForm = z.infer<typeof PuzzleForm>;

type Part = 'from' | 'play' | 'number' | 'of' | 'terms';
const PARTS: readonly Part[] = ['from', 'play', 'number', 'of', 'terms'];

/** What a kind asks about beside its board. */
const PART_OF: Readonly<Partial<Record<PuzzleKind, Part>>> = {
  reach: 'from',
  'legal-or-not': 'play',
  'bear-off': 'number',
  pips: 'of',
  worth: 'terms',
};

/** Without terms a game is worth what the book says. */
const OPTIONAL: Part = 'terms';

const BOARD = ['position', 'turn', 'dice', 'cube'] as const;

/** Reads a puzzle's form. It has a diagram or a board of its own, and beside it only what its kind asks about. */
export function readPuzzleForm(raw: unknown): Read<PuzzleForm> {
  const form = readAs(PuzzleForm, raw, 'puzzle');
  if (!form.ok) return form;
  const own = BOARD.filter((key) => form.value[key] !== undefined);
  const failures: Failure[] = [];
  const fail = (where: string, what: string): void => void failures.push({ where, what });
  if (form.value.diagram !== undefined && own.length > 0) {
    fail(own.join(', '), 'the diagram already tells it; leave it out');
  }
  if (form.value.diagram === undefined && form.value.position === undefined) {
    fail('puzzle', 'it has no board: name a diagram, or write a position');
  }
  for (const part of PARTS) {
    const has = form.value[part] !== undefined;
    const wants = PART_OF[form.value.kind] === part;
    if (has && !wants) fail(part, `a puzzle of the kind ${form.value.kind} has none`);
    if (wants && !has && part !== OPTIONAL) {
      fail(part, `it is missing: a puzzle of the kind ${form.value.kind} must have it`);
    }
  }
  const { rules } = form.value;
  const twice = rules.find((rule, i) => rules.indexOf(rule) !== i);
  if (twice) fail('rules', `"${twice}" is named twice`);
  return failures.length > 0 ? { ok: false, failures } : form;
}
