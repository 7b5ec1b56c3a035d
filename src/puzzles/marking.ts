import type { Wrong } from './question.ts';

/** One of the things that can be marked as an answer: a point or a number. */
export interface Option {
  readonly value: number;
  /** Why it is wrong to mark it; none where it is right. */
  readonly wrong: readonly Wrong[];
  /** What is wrong when it was not marked, where it is right to mark it. */
  readonly missed?: Wrong | undefined;
}

export const isRight = ({ wrong }: Option): boolean => wrong.length === 0;

/** What is wrong with the first marked option that is wrong, and otherwise with the first one that is missing; none where all is right. */
export function judgeMarks(
  options: readonly Option[],
  marked: ReadonlySet<number>,
): { readonly option: Option; readonly wrong: readonly Wrong[] } | undefined {
  const bad = options.find((option) => marked.has(option.value) && !isRight(option));
  if (bad) return { option: bad, wrong: bad.wrong };
  const option = options.find((one) => isRight(one) && !marked.has(one.value));
  return option && { option, wrong: option.missed ? [option.missed] : [] };
}
