import { describe, expect, test } from 'vitest';
import { answersOf } from '../../src/components/islands/puzzle-answers.ts';
import { joined, type Words } from '../../src/diagrams/words.ts';
import type { Wrong } from '../../src/puzzles/question.ts';
import { ON_DISK, proved } from './raw.ts';

/** What is said to whoever answers a puzzle wrong. */
function repliesOf(puzzle: ReturnType<typeof proved>): readonly Wrong[] {
  const answers = answersOf(puzzle, (rule) => rule);
  if ('options' in answers) {
    return answers.options.flatMap(({ wrong, missed }) => [...wrong, ...(missed ? [missed] : [])]);
  }
  if ('choices' in answers) return answers.choices.flatMap(({ wrong }) => wrong);
  if ('mistakes' in answers) return answers.mistakes.map(({ wrong }) => wrong);
  return 'denied' in answers ? (answers.denied ?? []) : [];
}

/** A text as it is read aloud, with a mark in place of notation and of the links to rules. */
const aloud = (words: Words): string =>
  joined(words)
    .map((word) => (typeof word === 'string' ? word : '#'))
    .join('');

const SAID = ON_DISK.flatMap(({ raw }) => {
  const puzzle = proved(raw);
  const replies = repliesOf(puzzle).map(({ why }) => why);
  const texts = [puzzle.title, puzzle.prompt, puzzle.explanation, ...puzzle.hints, ...replies];
  return [...new Set(texts.map(aloud))].map((text) => `${puzzle.id}: ${text}`);
});

describe('what the puzzles say', () => {
  test('sets no number beside another, where a reader sees one number of them', () => {
    expect(SAID.filter((text) => /\d \d/u.test(text))).toEqual([]);
  });

  test('opens no sentence by the very word that leads to it: "אסור: אסור"', () => {
    expect(SAID.filter((text) => /(?<![א-ת])([א-ת]+): \1(?![א-ת])/u.test(text))).toEqual([]);
  });

  test('counts all of several things with their article: "כל 3 הנקודות"', () => {
    const bare = /כל \d+ (?:אבנים|דרכים|מהלכים|נקודות|צעדים)/u;
    expect(SAID.filter((text) => bare.test(text))).toEqual([]);
  });
});
