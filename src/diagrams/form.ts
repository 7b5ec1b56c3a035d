import { z } from 'zod';
import type { Failure } from './failure.ts';

/** The top of a diagram's file. The position and the claims have forms of their own. */
const Form = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'it is made of small letters, digits and hyphens'),
  position: z.unknown(),
  turn: z.unknown().optional(),
  dice: z.unknown().optional(),
  cube: z.unknown().optional(),
  highlight: z
    .array(z.int().min(1).max(24))
    .default([])
    .meta({ description: 'points from 1 to 24, as they are numbered on the board' }),
  caption: z.string().trim().min(1, 'it is empty'),
  claims: z.array(z.record(z.string(), z.unknown())).min(1, 'a diagram claims at least one thing'),
});

/** A diagram as its file has it: of the right form, and nothing of it proved. */
export type Form = z.infer<typeof Form>;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failures: readonly Failure[] };

export const readForm = (raw: unknown): Read<Form> => readAs(Form, raw, 'diagram');

/** Reads a value by its form. Fails with a sentence for each part of another form, and names unknown keys. */
export function readAs<T>(form: z.ZodType<T>, raw: unknown, where: string): Read<T> {
  const read = form.safeParse(raw);
  if (read.success) return { ok: true, value: read.data };
  return {
    ok: false,
    failures: read.error.issues.map((issue) => ({
      where: [where, ...issue.path.map(String)].join(', '),
      what: sentenceOf(issue, raw),
    })),
  };
}

function sentenceOf(issue: z.core.$ZodIssue, raw: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    return `it has no key ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  }
  const given = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    raw,
  );
  if (given === undefined) return 'it is missing';
  if (issue.code === 'invalid_value') {
    return `it is ${issue.values.join(', ')}, not ${JSON.stringify(given)}`;
  }
  if (issue.code === 'invalid_type') {
    return `it is of the type ${issue.expected}, not ${JSON.stringify(given)}`;
  }
  if (issue.code === 'too_small' && issue.origin !== 'array' && issue.origin !== 'string') {
    return `it is ${issue.minimum} or more, not ${JSON.stringify(given)}`;
  }
  if (issue.code === 'too_big')
    return `it is ${issue.maximum} or less, not ${JSON.stringify(given)}`;
  return issue.message;
}
