import type { Book } from '../../content/book.ts';
import { PRACTICE_RULES } from '../../puzzles/generate/levels.ts';
import { CITED } from '../islands/cited.ts';
import type { Rulebook } from '../islands/dealt.ts';
import { ruleLinks } from './rule-links.ts';

/** What an island is told of the rules of generated puzzles: all that a puzzle may cite, and the laws that are practised. */
export const rulebookOf = (book: Book): Rulebook => ({
  rules: ruleLinks(book, new Set([...PRACTICE_RULES, ...CITED])),
  laws: Object.fromEntries(PRACTICE_RULES.map((id) => [id, book.rule(id).law])) as Rulebook['laws'],
});
