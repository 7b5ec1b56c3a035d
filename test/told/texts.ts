import { globSync, readFileSync } from 'node:fs';
import { plainText } from '../../src/diagrams/words.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { BY_ID } from '../diagrams/raw.ts';
import { ON_DISK as PUZZLES, proved } from '../puzzles/raw.ts';
import { diagrams, entriesIn, type Entry } from '../site/entries.ts';
import type { Board } from './boards.ts';
import { inNotation } from './plays.ts';

/** A text that stands beside a board. */
export interface Told {
  readonly where: string;
  readonly text: string;
  readonly board: Board;
}

/** The plays that a diagram makes claims of, in notation. */
const claimed = (id: string, ...kinds: readonly ('legal' | 'forced' | 'illegal')[]): string[] =>
  BY_ID.get(id)!.claims.flatMap((claim) =>
    kinds.map((kind) => claim[kind]).filter((play) => typeof play === 'string'),
  );

const boardOf = (id: string): Board => {
  const { scene, facts } = diagrams.get(id)!;
  return { scene, facts, plays: claimed(id, 'legal', 'forced'), refused: claimed(id, 'illegal') };
};

const CAPTIONS: readonly Told[] = [...diagrams.values()].map(({ id, caption }) => ({
  where: `the caption of ${id}`,
  text: plainText(caption),
  board: boardOf(id),
}));

const playsOf = (question: Question, answers: readonly string[]): readonly string[] =>
  question.kind === 'legal-or-not' ? [question.text] : answers;

const OF_PUZZLES: readonly Told[] = PUZZLES.flatMap(({ raw }) => {
  const { id, question, scene, ...texts } = proved(raw);
  const board = { scene, question, refused: [], plays: playsOf(question, inNotation(scene)) };
  return (['title', 'prompt', 'explanation'] as const).map((part) => ({
    where: `the ${part} of ${id}`,
    text: plainText(texts[part]),
    board,
  }));
});

const proseOf = (mdx: string): string => mdx.replace(/<[^<>]*>/gu, '');

/** The sentences of chapters that point to a figure. */
const OF_CHAPTERS: readonly Told[] = globSync('src/content/rules/*.mdx').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/\n|(?<=[.?:]) /u)
    .flatMap((sentence) => {
      const id = /<FigureLink to="([^"]*)"/u.exec(sentence)?.[1];
      if (id === undefined) return [];
      const text = proseOf(sentence).trim();
      return [{ where: `${file}, ${text.slice(0, 30)}`, text, board: boardOf(id) }];
    }),
);

/** What is written for one board: captions, the titles, prompts and explanations of puzzles, sentences of chapters. */
export const TEXTS: readonly Told[] = [...CAPTIONS, ...OF_PUZZLES, ...OF_CHAPTERS];

interface AnswerHead {
  readonly question?: string;
  readonly saying?: string;
  readonly diagram?: string;
}

const ANSWERS: readonly Told[] = ['questions', 'mistakes'].flatMap((folder) =>
  (entriesIn(folder) as Entry<AnswerHead>[]).flatMap(({ id, head, body }) =>
    head.diagram === undefined
      ? []
      : [
          {
            where: `${folder}, ${id}`,
            text: `${head.question ?? head.saying ?? ''}\n${proseOf(body)}`,
            board: boardOf(head.diagram),
          },
        ],
  ),
);

/** What is written for every board, and shown beside one: questions and mistakes that have a diagram, and how to set up. */
export const BESIDE_AN_EXAMPLE: readonly Told[] = [
  ...ANSWERS,
  {
    where: 'rules, setup',
    text: proseOf(entriesIn('rules').find(({ id }) => id === 'setup')!.body),
    board: boardOf('start-position'),
  },
];
