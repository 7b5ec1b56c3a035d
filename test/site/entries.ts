import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { bindBook, type Book, type ChapterHead } from '../../src/content/book.ts';
import { LAWS } from '../../src/content/laws.ts';
import { verifyText } from '../../src/diagrams/file.ts';
import type { VerifiedDiagram } from '../../src/diagrams/verify.ts';

export interface Entry<Head> {
  /** Its file's name. */
  readonly id: string;
  readonly head: Head;
  readonly body: string;
}

/** The MDX files of a folder of `src/content`. */
export const entriesIn = (folder: string): Entry<unknown>[] =>
  globSync(`src/content/${folder}/*.mdx`).map((file) => {
    const [, head = '', body = ''] =
      /^---\n(.*?)\n---\n(.*)$/su.exec(readFileSync(file, 'utf8')) ?? [];
    return { id: basename(file, '.mdx'), head: parse(head) as unknown, body: body.trim() };
  });

/** The book as its chapters on disk make it. Throws as `bindBook` does. */
export const bookOnDisk = (): Book =>
  bindBook(
    (entriesIn('rules') as Entry<ChapterHead>[]).map((entry) => ({
      ...entry,
      file: `src/content/rules/${entry.id}.mdx`,
    })),
    LAWS,
  );

/** The diagrams of the site by their ids, as the engine proves them. */
export const diagrams: ReadonlyMap<string, VerifiedDiagram> = new Map(
  globSync('src/content/diagrams/**/*.{yaml,yml}').flatMap((file) => {
    const verified = verifyText(readFileSync(file, 'utf8'));
    return verified.ok ? [[verified.diagram.id, verified.diagram] as const] : [];
  }),
);

/** What stands more than once in a list. */
export const repeated = <T>(list: readonly T[]): T[] =>
  list.filter((one, place) => list.indexOf(one) !== place);
