import { stringify } from 'yaml';

/** One thing that is wrong with a diagram, in plain English. */
export interface Failure {
  /** Which part of the file: `position`, `claim 2, illegal`. */
  readonly where: string;
  /** What is wrong, and what the engine found instead. */
  readonly what: string;
  /** The YAML to write in place of that part, where it is known. */
  readonly instead?: unknown;
}

/** The failure of a diagram whose id another file has taken. */
export const sameId = (id: string, owner: string): Failure => ({
  where: 'id',
  what: `"${id}" is the id of ${owner} too`,
});

/** A failure as an author reads it: the file, the part, the sentence, and the YAML that would be right. */
export function describeFailure(file: string, { where, what, instead }: Failure): string {
  const sentence = `${file}: ${where}: ${what}`;
  if (instead === undefined) return sentence;
  const yaml = stringify(instead, { flowCollectionPadding: true, lineWidth: 0 }).trimEnd();
  return `${sentence}\n  This would be right:\n${yaml.replace(/^/gm, '    ')}`;
}
