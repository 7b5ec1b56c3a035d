import { expect, test } from 'vitest';
import { plainText } from '../../src/diagrams/words.ts';
import { BAR, borneOff, CHECKERS, HOME, turned, type Position } from '../../src/engine/position.ts';
import type { VerifiedPuzzle } from '../../src/puzzles/verify.ts';
import { ON_DISK, proved } from './raw.ts';

/** The numbers that are told of checkers, as Hebrew has them: alone, and before their noun. */
const NUMBERS: Readonly<Record<string, number>> = {
  אחת: 1,
  שתי: 2,
  שתיים: 2,
  שלוש: 3,
  ארבע: 4,
  חמש: 5,
  שש: 6,
  שבע: 7,
  שמונה: 8,
  תשע: 9,
  עשר: 10,
};
const NUMBER = `(?<![א-ת])[ושה]?(${Object.keys(NUMBERS).join('|')})(?![א-ת])`;
const ONE = '(?<![א-ת])ו?אבן(?: לבנה)?( אחת)';

const outside = (position: Position): number =>
  position.slice(HOME + 1).reduce((sum, count) => sum + Math.max(0, count), 0);

/** How a text counts checkers of a side, and what the engine counts. */
interface Count {
  readonly counts: string;
  readonly says: readonly string[];
  readonly found: (side: Position) => number;
  /** So many texts count so at least: a pattern that fits none proves nothing. */
  readonly least: number;
}

const COUNTS: readonly Count[] = [
  {
    counts: 'the checkers on the bar',
    says: [`${NUMBER}(?: אבנים)?(?: לבנות)? על הבר`, `${ONE} על הבר`],
    found: (side) => side[BAR]!,
    least: 15,
  },
  {
    counts: 'the checkers that are off',
    says: [`${NUMBER} אבנים כבר בחוץ`, `כבר הוציא ${NUMBER} אבנים`],
    found: borneOff,
    least: 3,
  },
  {
    counts: 'the checkers that are left',
    says: [`נשארו(?: לכם)? ${NUMBER} אבנים`],
    found: (side) => CHECKERS - borneOff(side),
    least: 2,
  },
  {
    counts: 'the checkers outside the home board',
    says: [`${NUMBER} אבנים(?: עוד)? מחוץ ללוח הבית`],
    found: outside,
    least: 1,
  },
];

interface Told {
  readonly id: string;
  readonly text: string;
  readonly said: number;
  readonly found: number;
}

/** Black is named; without a name the mover is meant, and in a game that is over its loser. */
function sideOf(text: string, { question, scene }: VerifiedPuzzle): Position {
  const { position, state } = scene;
  const isMover =
    question.kind === 'worth'
      ? borneOff(position) < CHECKERS
      : state.turn === 'black' || !/(?<![א-ת])ל?שחור(?![א-ת])/u.test(text);
  return isMover ? position : turned(position);
}

/** What a title and a prompt tell of the board as it stands. */
function toldBy({ says, found }: Count): Told[] {
  return ON_DISK.flatMap(({ raw }) => {
    const puzzle = proved(raw);
    const { id, title, prompt } = puzzle;
    return [title, prompt]
      .flatMap((words) => plainText(words).split(/(?<=[.?:])\s/))
      .flatMap((text) =>
        says.flatMap((pattern) =>
          [...text.matchAll(new RegExp(pattern, 'gu'))].map(([, number]) => {
            const side = sideOf(text, puzzle);
            return { id, text, said: NUMBERS[number!.trim()]!, found: found(side) };
          }),
        ),
      );
  });
}

test.each(COUNTS)('a title or a prompt that counts $counts counts right', (count) => {
  const told = toldBy(count);
  expect(told.filter(({ said, found }) => said !== found)).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(count.least);
});
