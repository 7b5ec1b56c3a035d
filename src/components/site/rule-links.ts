import type { Book } from '../../content/book.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { RuleLinks } from '../islands/rule-link.tsx';
import { to } from './address.ts';

/** What an island is told of the rules that it may cite: what a link to each says and where it leads. */
export const ruleLinks = (book: Book, ids: Iterable<RuleId>): RuleLinks =>
  Object.fromEntries(
    [...ids].map((id) => {
      const { number, name, path } = book.rule(id);
      return [id, [number, name, to(path)] as const];
    }),
  );
