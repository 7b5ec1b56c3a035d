import type { RuleId } from '../engine/rules.ts';
import type { Law } from './laws.ts';

/** What stands at the head of a chapter's file. */
export interface ChapterHead {
  readonly title: string;
  readonly order: number;
  readonly lede: string;
  readonly description: string;
  readonly brief: readonly string[];
  readonly rules: readonly string[];
  readonly updated: Date;
  readonly sources: readonly { readonly name: string; readonly url?: string | undefined }[];
}

export interface ChapterFile {
  /** The file's name without its ending, which the chapter's address is made of. */
  readonly id: string;
  /** The file's path from the root of the project, for messages. */
  readonly file: string;
  readonly head: ChapterHead;
  /** The MDX below the head. */
  readonly body: string;
}

export interface BookRule extends Law {
  readonly id: RuleId;
  /** What readers call it, such as `2.1`. It changes when chapters move. */
  readonly number: string;
  /** Where it stands, from the base of the site: `/rules/two-dice/#both-dice`. */
  readonly path: string;
}

export interface Chapter extends Omit<ChapterHead, 'brief' | 'rules' | 'order'> {
  readonly id: string;
  readonly number: number;
  readonly path: string;
  readonly brief: readonly BookRule[];
  readonly rules: readonly BookRule[];
}

export interface Book {
  /** By their numbers. */
  readonly chapters: readonly Chapter[];
  /** Finds a rule. Throws an Error with one sentence when the book has no rule of that id. */
  readonly rule: (id: string) => BookRule;
}

const idsOfTags = (body: string, tag: string): string[] =>
  [...body.matchAll(new RegExp(`<${tag}\\s[^>]*?\\bid="([^"]*)"`, 'gu'))].map(([, id]) => id!);

const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

const pathOf = ({ id, head }: ChapterFile): string =>
  head.order === 1 ? '/rules/' : `/rules/${id}/`;

/**
 * Binds the chapters into a book: numbers the rules by their place and gives each its address.
 *
 * @param files the chapters, in any order
 * @param laws every rule that the book must hold
 * @throws Error with one sentence that names the file, when the chapters are not numbered 1, 2, 3…,
 *   when a rule is unknown, in two places or in none, or when a chapter's text and its head name other rules
 */
export function bindBook(files: readonly ChapterFile[], laws: Readonly<Record<string, Law>>): Book {
  const ordered = files.toSorted((a, b) => a.head.order - b.head.order);
  const rules = new Map<string, BookRule>();
  const home = new Map<string, string>();

  ordered.forEach((chapter, index) => {
    const { file, head, body } = chapter;
    if (head.order !== index + 1) {
      throw new Error(
        `${file} has the order ${head.order} where ${index + 1} is due: chapters are numbered 1, 2, 3 without gaps or repetitions.`,
      );
    }
    head.rules.forEach((id, place) => {
      const law = Object.hasOwn(laws, id) ? laws[id] : undefined;
      if (!law)
        throw new Error(`${file} names the rule "${id}", which is not in src/engine/rules.ts.`);
      const earlier = home.get(id);
      if (earlier !== undefined) {
        throw new Error(
          earlier === file
            ? `${file} names the rule "${id}" twice under rules.`
            : `${file} names the rule "${id}", which already stands in ${earlier}.`,
        );
      }
      home.set(id, file);
      rules.set(id, {
        ...law,
        id: id as RuleId,
        number: `${head.order}.${place + 1}`,
        path: `${pathOf(chapter)}#${id}`,
      });
    });

    const written = idsOfTags(body, 'Rule');
    if (written.join() !== head.rules.join()) {
      throw new Error(
        `${file} lists the rules ${listed(head.rules)} at its head, but its text has <Rule> for ${listed(written)}.`,
      );
    }
    const stray = head.brief.find((id) => !head.rules.includes(id));
    if (stray !== undefined) {
      throw new Error(`${file} names "${stray}" under brief, which is not one of its rules.`);
    }
  });

  for (const { file, body } of ordered) {
    const unknown = idsOfTags(body, 'RuleLink').find((id) => !rules.has(id));
    if (unknown !== undefined) {
      throw new Error(`${file} links to the rule "${unknown}", which no chapter holds.`);
    }
  }
  const homeless = Object.keys(laws).find((id) => !rules.has(id));
  if (homeless !== undefined) {
    throw new Error(
      `The rule "${homeless}" of src/engine/rules.ts is in no chapter: name it under rules at the head of a file in src/content/rules.`,
    );
  }

  const rule = (id: string): BookRule => {
    const found = rules.get(id);
    if (!found)
      throw new Error(`There is no rule "${id}": the rules are listed in src/engine/rules.ts.`);
    return found;
  };
  return {
    chapters: ordered.map((file) => ({
      id: file.id,
      number: file.head.order,
      path: pathOf(file),
      title: file.head.title,
      lede: file.head.lede,
      description: file.head.description,
      updated: file.head.updated,
      sources: file.head.sources,
      brief: file.head.brief.map(rule),
      rules: file.head.rules.map(rule),
    })),
    rule,
  };
}
