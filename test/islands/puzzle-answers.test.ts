import { describe, expect, test } from 'vitest';
import {
  answersOf,
  rulesCited,
  type Answers,
} from '../../src/components/islands/puzzle-answers.ts';
import { lean, puzzlePicture } from '../../src/components/islands/puzzle-picture.ts';
import { plainText } from '../../src/diagrams/words.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import type { Wrong } from '../../src/puzzles/question.ts';
import { ON_DISK, proved, rawOf } from '../puzzles/raw.ts';

const nameOf = (rule: RuleId): string => rule;
const answersTo = (id: string): Answers => answersOf(proved(rawOf(id)), nameOf);
const answered = ON_DISK.map(({ raw }) => raw).filter(
  ({ kind }) => !['find-play', 'only-play', 'all-plays', 'can-you-play'].includes(kind),
);

/** Every answer that can be given at one press: what is wrong about it. */
function wrongs(answers: Answers): readonly (readonly Wrong[])[] {
  if ('options' in answers) return answers.options.map(({ wrong }) => wrong);
  if ('choices' in answers) return answers.choices.map(({ wrong }) => wrong);
  return 'mistakes' in answers ? answers.mistakes.map(({ wrong }) => [wrong]) : [];
}

describe('what a page tells the island of a puzzle', () => {
  test.each(answered)('gives a reason and its rule for each wrong answer to $id', ({ id }) => {
    const answers = answersTo(id);
    const all = wrongs(answers).flat();
    expect(all.length).toBeGreaterThan(0);
    for (const { rule, why } of all) {
      expect(plainText(why)).toMatch(/[א-ת].*\.$/u);
      expect(rulesCited(answers)).toContain(rule);
    }
  });

  test('says of each point that is right what is wrong when it is missing', () => {
    for (const id of ['how-far-from-behind', 'numbers-that-enter', 'six-for-the-last-point']) {
      const answers = answersTo(id);
      if (!('options' in answers)) throw new Error(id);
      for (const { wrong, missed } of answers.options) {
        expect(missed === undefined).toBe(wrong.length > 0);
      }
    }
  });

  test.each([
    ['empty-four', 'empty-point', 'exact-off'],
    ['nobody-gets-in', 'closed-board', 'blocked-point'],
  ] as const)('cites to a wrong answer to %s its own rule %s and not %s', (id, own, general) => {
    const cited = wrongs(answersTo(id)).flatMap((all) => all.map(({ rule }) => rule));
    expect(cited).toContain(own);
    expect(cited).not.toContain(general);
  });

  test('cites the rule of the reason where the puzzle names none that is narrower', () => {
    const cited = wrongs(answersTo('five-and-one-behind')).flat();
    expect(new Set(cited.map(({ rule }) => rule))).toEqual(
      new Set(['own-checkers', 'exact-off', 'larger-off']),
    );
  });

  test('numbers points as they are printed, whoever moves', () => {
    const raw = rawOf('six-for-the-last-point');
    const { white, black } = raw.position as Record<string, Record<string, number>>;
    const across = (side: Record<string, number> = {}) =>
      Object.fromEntries(
        Object.entries(side).map(([place, n]) => [place === 'off' ? place : 25 - Number(place), n]),
      );
    const position = { white: across(black), black: across(white) };
    const turned = proved({ ...raw, position, turn: 'black' });
    const answers = answersOf(turned, nameOf);
    if (!('mark' in answers)) throw new Error(turned.kind);
    expect(answers.by).toBe('black');
    expect(answers.options.filter(({ missed }) => missed).map(({ value }) => value)).toEqual([21]);
    const [why] = answers.options.find(({ value }) => value === 22)!.wrong;
    expect(why?.why).toEqual([
      'מספר גדול מהדרוש לא מוציא אבן ממשולש 22: לשחור יש אבנים רחוקות יותר, במשולש 21.',
    ]);
  });
});

describe('the picture of a puzzle gives nothing away', () => {
  test.each(ON_DISK.map(({ raw }) => raw))('$id', ({ id }) => {
    const { dice = [], arrows = [], live } = puzzlePicture(proved(rawOf(id)));
    expect(dice.filter(({ state }) => state !== undefined)).toEqual([]);
    expect(arrows.filter(({ kind }) => kind === 'forbidden')).toEqual([]);
    expect(live?.landings).toBeUndefined();
  });

  test('and shows what is asked about: the checker, the number, the play', () => {
    expect(puzzlePicture(proved(rawOf('how-far-from-behind'))).live).toEqual({
      by: 'white',
      movable: [23],
    });
    expect(puzzlePicture(proved(rawOf('five-and-one-behind'))).dice).toEqual([
      { value: 5, by: 'white' },
    ]);
    expect(puzzlePicture(proved(rawOf('from-the-middle'))).arrows).toMatchObject([
      { kind: 'play', path: [6, 1], dice: [5] },
      { kind: 'play', path: [3, 'off'], dice: [3] },
    ]);
  });

  test('and loses nothing when a page carries it as text', () => {
    expect(
      lean({
        white: { points: { 6: 5 }, bar: 0, off: 2 },
        black: { points: {} },
        dice: [],
        tray: false,
        arrows: [{ by: 'white', kind: 'play', path: [6, 'off'], dice: [] }],
      }),
    ).toEqual({
      white: { points: { 6: 5 }, off: 2 },
      black: { points: {} },
      arrows: [{ by: 'white', kind: 'play', path: [6, 'off'] }],
    });
  });
});
