import { describe, expect, test } from 'vitest';
import { QUESTION_GROUPS } from '../../src/content/question-groups.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { diagrams, entriesIn, repeated, type Entry } from './entries.ts';

interface Head {
  readonly question: string;
  readonly group: string;
  readonly order: number;
  readonly rule: string;
  readonly diagram?: string;
  readonly asked?: boolean;
}

const QUESTIONS = entriesIn('questions') as Entry<Head>[];
const LONGEST_ANSWER = 330;

test('there are 45 questions or more, and no two alike', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(45);
  expect(repeated(QUESTIONS.map(({ head }) => head.question))).toEqual([]);
});

test('no question has the address of a group or of another part of the page', () => {
  const taken = [...QUESTION_GROUPS.map(({ id }) => id), 'main', 'asked', 'contents-title'];
  expect(repeated([...taken, ...QUESTIONS.map(({ id }) => id)])).toEqual([]);
});

test.each(QUESTION_GROUPS)('the questions of "$title" are numbered from 1 on', ({ id }) => {
  const orders = QUESTIONS.filter(({ head }) => head.group === id).map(({ head }) => head.order);
  expect(orders.length).toBeGreaterThan(0);
  expect(orders.toSorted((a, b) => a - b)).toEqual(orders.map((_, place) => place + 1));
});

test('every diagram that they show is proved, and none is shown twice', () => {
  const shown = QUESTIONS.flatMap(({ head }) => head.diagram ?? []);
  expect(shown.filter((id) => !diagrams.has(id))).toEqual([]);
  expect(repeated(shown)).toEqual([]);
});

test('the most asked fit on one screen', () => {
  const asked = QUESTIONS.filter(({ head }) => head.asked);
  expect(asked.length).toBeGreaterThanOrEqual(8);
  expect(asked.length).toBeLessThanOrEqual(10);
});

describe.each(QUESTIONS)('$id', ({ id, head, body }) => {
  test('is a question with an address in small letters', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(head.question).toMatch(/\?$/u);
  });

  test('is answered in a few sentences by a rule of the book', () => {
    expect(RULE_IDS).toContain(head.rule);
    expect(body).toMatch(/\.$/u);
    expect(body.replace(/<[^>]*>/gu, '').length).toBeLessThanOrEqual(LONGEST_ANSWER);
  });
});
