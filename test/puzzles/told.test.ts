import { describe, expect, test } from 'vitest';
import { typographyFaults } from '../../tools/lint/hebrew.ts';
import { deal } from '../../src/components/islands/puzzle-dealer.ts';
import { plainText, type Words } from '../../src/diagrams/words.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { whyNotPass } from '../../src/puzzles/can-you-play.ts';
import { PRACTICE_RULES } from '../../src/puzzles/generate/levels.ts';
import { judgeRuling, rulingsOf } from '../../src/puzzles/legal-or-not.ts';
import { tellPuzzle, type ToldPuzzle } from '../../src/puzzles/told.ts';
import { refusedTries } from '../../src/puzzles/tries.ts';
import { choicesOf, judgeWorth } from '../../src/puzzles/worth.ts';
import { generated, wishes } from './generate/wanted.ts';

const puzzles = generated(3, 'told');
const told = puzzles.map(tellPuzzle);
const texts = ({ title, prompt, hints, why }: ToldPuzzle): readonly Words[] => [
  title,
  prompt,
  ...hints,
  why,
];

/** The rules by which wrong answers to a puzzle are refused. */
function rulesMet({ question }: ToldPuzzle): readonly string[] {
  if (question.kind === 'worth') {
    return choicesOf(question).flatMap((choice) => judgeWorth(question, choice)?.rule ?? []);
  }
  if (question.kind === 'legal-or-not') {
    return rulingsOf(question).flatMap((one) => judgeRuling(question, one).map(({ rule }) => rule));
  }
  const tries = refusedTries(question.position, question.dice);
  return [...tries.flatMap(({ reasons }) => reasons), ...whyNotPass(question)].map(
    ({ rule }) => rule,
  );
}

describe('a generated puzzle', () => {
  test('is told in clean Hebrew, with every text that a puzzle has', () => {
    for (const puzzle of told) {
      const hebrew = texts(puzzle)
        .flat()
        .filter((word) => typeof word === 'string');
      expect(hebrew.flatMap(typographyFaults)).toEqual([]);
      expect(plainText(puzzle.title)).toMatch(/[א-ת]/u);
      expect(plainText(puzzle.prompt)).toMatch(/^\S.*[.?]$/su);
    }
  });

  test("is White's, whichever side it was taken from", () => {
    const blacks = puzzles.filter(({ by }) => by === 'black');
    expect(blacks.length).toBeGreaterThan(10);
    for (const puzzle of blacks) {
      const { scene, xgid } = tellPuzzle(puzzle);
      expect(scene.state.turn).toBe('white');
      expect(scene.position).toEqual(puzzle.position);
      expect(xgid.split(':')[3]).toBe('1');
    }
  });

  test('says why its answer is right by this very board, but where the rule itself says all', () => {
    const silent = new Set(told.filter(({ why }) => why.length === 0).map(({ rule }) => rule));
    const allowed = ['jump-over', 'hit-and-run', 'need-not-hit', 'off-optional'];
    for (const rule of silent) expect([...allowed, 'lost-number', 'closed-board']).toContain(rule);
  });

  test('that asks for a play refuses somebody by the rule that it drills', () => {
    const asks = told.filter(({ question }) => 'plays' in question && question.plays.length > 0);
    expect(asks.length).toBeGreaterThan(20);
    for (const puzzle of asks.filter(({ rule }) => rule !== 'only-one')) {
      expect(rulesMet(puzzle)).toContain(puzzle.rule);
    }
  });

  test('that shows a play says so where not all numbers were played', () => {
    const stops = told.filter(({ rule }) => rule === 'both-dice' || rule === 'doublet-most');
    for (const { prompt } of stops) expect(plainText(prompt)).toContain('וזה כל מה ששיחק');
    const whole = told.filter(({ rule }) => rule === 'own-checkers' || rule === 'die-by-die');
    for (const { prompt } of whole) expect(plainText(prompt)).not.toContain('וזה כל מה ששיחק');
  });
});

test('the dealer gives the same puzzle for the same wish, as plain data with one right answer or more', () => {
  const names = Object.fromEntries(RULE_IDS.map((id) => [id, `כלל ${id}`]));
  for (const wish of wishes(1, 'deal')) {
    const dealt = deal({ wish, names });
    expect(deal({ wish, names })).toEqual(dealt);
    expect(structuredClone(dealt)).toEqual(dealt);
    expect(PRACTICE_RULES).toContain(dealt.rule);
    if ('choices' in dealt) {
      expect(dealt.choices.some(({ wrong }) => wrong.length === 0)).toBe(true);
      expect(dealt.choices.some(({ wrong }) => wrong.length > 0)).toBe(true);
      for (const { label } of dealt.choices) expect(label).not.toMatch(/: $/u);
    } else {
      expect(dealt.xgid).toMatch(/^XGID=/u);
    }
  }
});
