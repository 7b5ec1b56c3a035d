import { readFileSync } from 'node:fs';
import { CONFUSED } from '../../src/content/glossary/confused.ts';
import { TERMS } from '../../src/content/glossary/terms.ts';
import { CUSTOMS } from '../../src/content/house-rules.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import { bookOnDisk, entriesIn, type Entry } from '../../test/site/entries.ts';
import { examplesIn, examplesOf, REFUSALS } from './examples.ts';
import type { Places } from './subjects.ts';
import { SWITCHES } from './switches.ts';
import { UNSHOWN } from './unshown.ts';

/** A part of the site that tells a subject. */
export interface Place {
  /** What the part is called, with its number if it has one. */
  readonly name: string;
  /** Ids of the proved diagrams that it shows. */
  readonly diagrams: readonly string[];
  /** Why it shows none, where no position can show it. */
  readonly unshown?: string | undefined;
  /** By what the tests hold it: names from `TESTS`, some with the rule of the naive program or the reason. */
  readonly tests: readonly string[];
}

const BOOK = bookOnDisk();
const HOUSE_RULES = examplesIn(readFileSync('src/pages/house-rules/index.astro', 'utf8'));
const QUESTIONS = entriesIn('questions') as Entry<{ question: string; diagram?: string }>[];
const MISTAKES = entriesIn('mistakes') as Entry<{ saying: string; diagram: string }>[];

function rule(id: RuleId): Place {
  const { number, name } = BOOK.rule(id);
  const refused = REFUSALS.filter((refusal) => refusal.rule === id).map(({ code }) => code);
  const diagrams = examplesOf(id);
  return {
    name: `${number} ${name}`,
    diagrams,
    unshown: UNSHOWN[id],
    tests: [
      'book',
      ...(diagrams.length > 0 ? ['claims'] : []),
      ...[...new Set(refused)].map((code) => `refused: ${code}`),
      ...(SWITCHES[id] ?? []).map((off) => `off: ${off}`),
    ],
  };
}

function found<T>(list: readonly T[], is: (one: T) => boolean, what: string): T {
  const one = list.find(is);
  if (!one) throw new Error(`A subject is said to be told in ${what}, which does not exist.`);
  return one;
}

function question(id: string): Place {
  const { head } = found(QUESTIONS, (entry) => entry.id === id, `the question "${id}"`);
  const diagrams = head.diagram === undefined ? [] : [head.diagram];
  return { name: `question ${id}`, diagrams, tests: ['questions'] };
}

function mistake(id: string): Place {
  const { head } = found(MISTAKES, (entry) => entry.id === id, `the mistake "${id}"`);
  return { name: `mistake ${id}`, diagrams: [head.diagram], tests: ['mistakes'] };
}

function custom(id: string): Place {
  found(CUSTOMS, (one) => one.id === id, `the house rule "${id}"`);
  const diagrams = HOUSE_RULES.filter(({ of }) => of === id).map(({ diagram }) => diagram);
  return { name: `house rule ${id}`, diagrams, tests: ['house rules'] };
}

function word(id: string): Place {
  const words = [...TERMS.flatMap(({ terms }) => terms), ...CONFUSED];
  found(words, (one) => one.id === id, `the word "${id}" of the glossary`);
  return { name: `word ${id}`, diagrams: [], tests: ['glossary'] };
}

function chapter(id: string): Place {
  const { number, title } = found(BOOK.chapters, (one) => one.id === id, `the chapter "${id}"`);
  return { name: `chapter ${number} ${title}`, diagrams: [], tests: [] };
}

/**
 * The parts of the site that tell a subject, rules first.
 *
 * @throws Error with one sentence when one of them does not exist
 */
export function placesOf(places: Places): Place[] {
  const { rules = [], chapters = [], questions = [] } = places;
  const { mistakes = [], customs = [], words = [] } = places;
  return [
    ...rules.map(rule),
    ...chapters.map(chapter),
    ...questions.map(question),
    ...mistakes.map(mistake),
    ...customs.map(custom),
    ...words.map(word),
  ];
}
