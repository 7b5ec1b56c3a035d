/** What is wrong with something that was typed, and where in it. Both are plain English. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

/** A value that was read, or all the problems that stopped the reading. Nothing throws on a user's input. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (where: string, what: string): Result<never> => ({
  ok: false,
  problems: [{ where, what }],
});

/** The problems as one line, for a person. */
export const explain = (problems: readonly Problem[]): string =>
  problems.map(({ where, what }) => `${where}: ${what}`).join('; ');

/** All the parts that were read, or the problems of all the parts that were not. */
export function all<T extends Record<string, unknown>>(parts: {
  readonly [K in keyof T]: Result<T[K]>;
}): Result<T> {
  const results = Object.entries<Result<unknown>>(parts);
  const [first, ...rest] = results.flatMap(([, part]) => (part.ok ? [] : part.problems));
  if (first) return { ok: false, problems: [first, ...rest] };
  const values = results.flatMap(([name, part]) => (part.ok ? [[name, part.value] as const] : []));
  return ok(Object.fromEntries(values) as T);
}
