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
  /** The diagram whose position the chapter offers to play on from; none where all its games are over. */
  readonly play?: string | undefined;
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

const pathOf = ({ id }: ChapterFile): string => `/rules/${id}/`;

const inOrder = (files: readonly ChapterFile[]): ChapterFile[] => {
  const ordered = files.toSorted((a, b) => a.head.order - b.head.order);
  ordered.forEach(({ file, head }, index) => {
    if (head.order !== index + 1) {
      throw new Error(
        `${file} has the order ${head.order} where ${index + 1} is due: chapters are numbered 1, 2, 3 without gaps or repetitions.`,
      );
    }
  });
  return ordered;
};

function placeRules(
  chapters: readonly ChapterFile[],
  laws: Readonly<Record<string, Law>>,
): Map<string, BookRule> {
  const rules = new Map<string, BookRule>();
  const homes = new Map<string, string>();
  for (const chapter of chapters) {
    const { file, head } = chapter;
    head.rules.forEach((id, place) => {
      const law = Object.hasOwn(laws, id) ? laws[id] : undefined;
      const home = homes.get(id);
      if (!law) {
        throw new Error(`${file} names the rule "${id}", which is not in src/engine/rules.ts.`);
      }
      if (home !== undefined) {
        throw new Error(
          home === file
            ? `${file} names the rule "${id}" twice under rules.`
            : `${file} names the rule "${id}", which already stands in ${home}.`,
        );
      }
      homes.set(id, file);
      rules.set(id, {
        ...law,
        id: id as RuleId,
        number: `${head.order}.${place + 1}`,
        path: `${pathOf(chapter)}#${id}`,
      });
    });
  }
  const homeless = Object.keys(laws).find((id) => !rules.has(id));
  if (homeless !== undefined) {
    throw new Error(
      `The rule "${homeless}" of src/engine/rules.ts is in no chapter: name it under rules at the head of a file in src/content/rules.`,
    );
  }
  return rules;
}

function checkText({ file, head, body }: ChapterFile, rules: ReadonlyMap<string, BookRule>): void {
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
  if (head.play !== undefined && !idsOfTags(body, 'Diagram').includes(head.play)) {
    throw new Error(
      `${file} names "${head.play}" under play, which is not one of the diagrams that it shows.`,
    );
  }
  const unknown = idsOfTags(body, 'RuleLink').find((id) => !rules.has(id));
  if (unknown !== undefined) {
    throw new Error(`${file} links to the rule "${unknown}", which no chapter holds.`);
  }
}

/**
 * Binds the chapters into a book: numbers the rules by their place and gives each its address.
 *
 * @param files the chapters, in any order
 * @param laws every rule that the book must hold
 * @throws Error with one sentence that names the file, when the chapters are not numbered 1, 2, 3…,
 *   when a rule is unknown, in two places or in none, or when a chapter's text and its head name other rules
 */
export function bindBook(files: readonly ChapterFile[], laws: Readonly<Record<string, Law>>): Book {
  const ordered = inOrder(files);
  const rules = placeRules(ordered, laws);
  for (const chapter of ordered) checkText(chapter, rules);

  const rule = (id: string): BookRule => {
    const found = rules.get(id);
    if (found) return found;
    throw new Error(`There is no rule "${id}": the rules are listed in src/engine/rules.ts.`);
  };
  return {
    chapters: ordered.map((file) => {
      const { order, brief, rules: ids, ...told } = file.head;
      return {
        ...told,
        id: file.id,
        number: order,
        path: pathOf(file),
        brief: brief.map(rule),
        rules: ids.map(rule),
      };
    }),
    rule,
  };
}
