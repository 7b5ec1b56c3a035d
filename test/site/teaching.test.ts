import { describe, expect, test } from 'vitest';
import { judgeText } from '../../src/diagrams/claims/legality.ts';
import { BAR } from '../../src/engine/position.ts';
import { diagrams } from './entries.ts';

/** A position that teaches one thing: the mover's own checkers, the roll, and what it allows. */
interface Lesson {
  readonly teaches: string;
  readonly own: Readonly<Record<number, number>>;
  readonly dice: readonly [high: number, low: number];
  /** How many different positions its legal plays lead to. */
  readonly ways: number;
  /** Legal plays of it. */
  readonly legal: readonly string[];
  /** Plays that readers expect, and that are not legal. */
  readonly illegal: readonly string[];
}

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };

const LESSONS: readonly Lesson[] = [
  {
    teaches: 'either number, not both: the larger',
    own: { 13: 1 },
    dice: [6, 5],
    ways: 1,
    legal: ['13/7'],
    illegal: ['13/8'],
  },
  {
    teaches: 'only the smaller can be played',
    own: { 13: 1 },
    dice: [6, 5],
    ways: 1,
    legal: ['13/8'],
    illegal: ['13/7'],
  },
  {
    teaches: 'no first move that strands the second',
    own: { 15: 1, 4: 1 },
    dice: [3, 1],
    ways: 2,
    legal: ['15/14/11', '15/14 4/1'],
    illegal: ['4/3'],
  },
  {
    teaches: 'an empty point, with checkers behind it',
    own: { 6: 1, 5: 1, 2: 1 },
    dice: [4, 1],
    ways: 4,
    legal: ['6/2 5/4', '6/1', '5/1 2/1', '5/off'],
    illegal: ['2/off 6/5'],
  },
  {
    teaches: 'larger numbers bear off from the furthest',
    own: { 3: 2, 2: 1 },
    dice: [6, 5],
    ways: 1,
    legal: ['3/off(2)'],
    illegal: ['3/off 2/off'],
  },
  {
    teaches: 'the duty orders a move inside first',
    own: { 5: 1, 4: 1 },
    dice: [6, 2],
    ways: 1,
    legal: ['5/3 4/off'],
    illegal: ['5/off'],
  },
  {
    teaches: 'nobody has to move inside',
    own: { 4: 1, 2: 1 },
    dice: [6, 3],
    ways: 2,
    legal: ['4/off 2/off', '4/1 2/off'],
    illegal: [],
  },
  {
    teaches: 'one of two enters',
    own: { [BAR]: 2, 6: 13 },
    dice: [6, 1],
    ways: 1,
    legal: ['bar/19'],
    illegal: ['bar/24'],
  },
  {
    teaches: 'a closed board',
    own: { [BAR]: 1, 6: 14 },
    dice: [6, 1],
    ways: 0,
    legal: [],
    illegal: ['bar/19', 'bar/24'],
  },
  {
    teaches: 'three of four',
    own: { 9: 1, 7: 1 },
    dice: [2, 2],
    ways: 1,
    legal: ['9/5 7/5'],
    illegal: ['9/5'],
  },
  {
    teaches: 'entering hits',
    own: { [BAR]: 1, 13: 2, 6: 12 },
    dice: [4, 2],
    ways: 4,
    legal: ['bar/21* 13/11', 'bar/23* 13/9'],
    illegal: [],
  },
  {
    teaches: 'one checker has to play both',
    own: { 24: 1, 1: 14 },
    dice: [6, 5],
    ways: 1,
    legal: ['24/13'],
    illegal: ['24/18'],
  },
  {
    teaches: 'an opening roll',
    own: START,
    dice: [3, 1],
    ways: 16,
    legal: ['8/5 6/5'],
    illegal: ['8/5'],
  },
  {
    teaches: 'a doublet',
    own: START,
    dice: [6, 6],
    ways: 11,
    legal: ['24/18(2) 13/7(2)'],
    illegal: [],
  },
  {
    teaches: 'one still waits',
    own: { [BAR]: 2, 13: 1, 8: 1 },
    dice: [5, 1],
    ways: 1,
    legal: ['bar/20'],
    illegal: ['bar/20 8/7'],
  },
];

const shows = ({ own, dice, ways, legal, illegal }: Lesson): string[] =>
  [...diagrams.values()]
    .filter(({ scene }) => {
      const rolled = [...(scene.dice ?? [])].sort((a, b) => b - a);
      return (
        scene.position.every(
          (count, point) => point === 0 || Math.max(count, 0) === (own[point] ?? 0),
        ) &&
        String(rolled) === String(dice) &&
        scene.plays?.length === ways &&
        legal.every((play) => judgeText(scene, play)?.legal === true) &&
        illegal.every((play) => judgeText(scene, play)?.legal === false)
      );
    })
    .map(({ id }) => id);

describe('the positions that every rule of movement is taught by are among the diagrams', () => {
  test.each(LESSONS)('$teaches, $dice', (lesson) => {
    expect(shows(lesson)).not.toEqual([]);
  });
});
