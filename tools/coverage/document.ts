import { placesOf } from './places.ts';
import { FAMILIES, type Subject } from './subjects.ts';

/** Where the document is kept. */
export const COVERAGE_FILE = 'docs/coverage.md';

/** What the tests of the tables are, and what each holds. */
export const TESTS: readonly (readonly [name: string, file: string, holds: string])[] = [
  ['book', 'test/site/book.test.ts', 'the rule stands once in the book, in its chapter'],
  [
    'claims',
    'test/diagrams/naive.test.ts',
    'every claim of its diagrams is true for the engine and for the naive program',
  ],
  [
    'refused',
    'test/site/coverage.test.ts',
    'a diagram has a play that the engine refuses by this rule and for this reason',
  ],
  [
    'off',
    'test/diagrams/switched-off.test.ts',
    'one of its diagrams is false when the naive program turns the rule off',
  ],
  ['questions', 'test/site/questions.test.ts', 'the question is answered by a rule of the book'],
  ['mistakes', 'test/site/mistakes.test.ts', 'the saying is refuted by a proved diagram'],
  ['house rules', 'test/house-rules/rule-card.test.ts', 'the custom and its variants make a card'],
  ['glossary', 'test/site/glossary.test.ts', 'the word is explained once'],
];

const INTRODUCTION = `# What the book covers

What a book of rules should tell, and where this one does. \`npm run coverage\` writes this file from
\`tools/coverage/subjects.ts\` and from the book itself, and a test holds it to both.

A rule has its number and its name, everything else the name of its file or its id. A diagram is a rule's
example when the rule's chapter shows it there, when a question or a mistake about the rule does, or when
the rule forbids one of its plays. What the tests are is told at the end.`;

const unique = (list: readonly string[]): string[] => [...new Set(list)];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table with no spaces to align it, which would be most of it. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    '<!-- prettier-ignore -->',
    row(head),
    row(head.map(() => '---')),
    ...rows.map((cells) => row(cells)),
  ].join('\n');

function rowOf(subject: Subject): string[] {
  const places = placesOf(subject);
  const diagrams = unique(places.flatMap((place) => place.diagrams));
  const unshown = unique(places.flatMap((place) => place.unshown ?? []));
  const leftOut = subject.leftOut === undefined ? [] : [`left out: ${subject.leftOut}`];
  return [
    subject.id,
    subject.name,
    [...places.map(({ name }) => name), ...leftOut].join('; '),
    diagrams.length > 0 ? diagrams.join(', ') : unshown.map((why) => `none: ${why}`).join('; '),
    unique(places.flatMap(({ tests }) => tests)).join(', '),
  ];
}

/** The document of what the book covers, in Markdown. Throws as `placesOf` does. */
export const coverageDocument = (): string =>
  [
    INTRODUCTION,
    ...FAMILIES.flatMap(({ title, subjects }) => [
      `## ${title}`,
      table(['Subject', 'What it is', 'Where', 'Diagrams', 'Tests'], subjects.map(rowOf)),
    ]),
    '## The tests',
    table(
      ['Test', 'File', 'Holds'],
      TESTS.map(([name, file, holds]) => [name, file, holds]),
    ),
  ].join('\n\n') + '\n';
