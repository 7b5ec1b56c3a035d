import { z } from 'zod';
import type { Failure } from './failure.ts';

/**
 * A mapping whose keys are not known beforehand. zod's own passes over the key `__proto__`, and what is
 * passed over would not be refused.
 */
export const mappingOf = <T>(values: z.ZodType<T>) =>
  z
    .custom<object>(
      (raw) => typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, '__proto__'),
      '"__proto__" is not a key here',
    )
    .pipe(z.record(z.string(), values));

/** The top of a diagram's file. The position and the claims have forms of their own. */
const Form = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'it must be made of small letters, digits and hyphens'),
  position: z.unknown(),
  turn: z.unknown().optional(),
  dice: z.unknown().optional(),
  cube: z.unknown().optional(),
  /** Points as they are numbered on the board. */
  highlight: z.array(z.int().min(1).max(24)).default([]),
  caption: z.string().trim().min(1, 'it is empty'),
  claims: z.array(mappingOf(z.unknown())).min(1, 'a diagram must claim at least one thing'),
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
      where: issue.path.reduce<string>(placeOf, where),
      what: sentenceOf(issue, raw),
    })),
  };
}

/** A part of a part: a key, or the number of an entry in a list, which people count from 1. */
const placeOf = (whole: string, part: PropertyKey): string =>
  typeof part === 'number' ? `${whole} ${part + 1}` : `${whole}, ${String(part)}`;

function sentenceOf(issue: z.core.$ZodIssue, raw: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const [key, ...more] = issue.keys.map((unknown) => `"${unknown}"`);
    if (more.length === 0) return `${key} is not a key here`;
    return `${[key, ...more].join(', ')} are not keys here`;
  }
  const given = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    raw,
  );
  if (given === undefined) return 'it is missing';
  if (issue.code === 'invalid_value') {
    const [only, ...more] = issue.values.map(String);
    const allowed = more.length === 0 ? only : `one of ${[only, ...more].join(', ')}`;
    return `it must be ${allowed}, not ${inWords(given)}`;
  }
  if (issue.code === 'invalid_type') {
    return `it must be ${TYPES[issue.expected] ?? issue.expected}, not ${inWords(given)}`;
  }
  if (issue.code === 'too_small' && issue.origin !== 'array' && issue.origin !== 'string') {
    return `it must be ${issue.minimum} or more, not ${inWords(given)}`;
  }
  if (issue.code === 'too_big') return `it must be ${issue.maximum} or less, not ${inWords(given)}`;
  return issue.message;
}

const TYPES: Readonly<Partial<Record<string, string>>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a mapping',
  record: 'a mapping',
  string: 'a text',
};

const LONGEST = 60;

/** What was written, short enough to stand in a sentence. */
function inWords(given: unknown): string {
  if (given === null) return 'empty';
  if (Array.isArray(given)) return 'a list';
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  if (typeof given !== 'string') return 'a mapping';
  return JSON.stringify(given.length > LONGEST ? `${given.slice(0, LONGEST)}…` : given);
}
