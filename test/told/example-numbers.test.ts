import { describe, expect, test } from 'vitest';
import { OFF } from '../../src/engine/position.ts';
import type { Board } from './boards.ts';
import { pattern, valueOf } from './numbers.ts';
import { movesMade } from './plays.ts';
import { BESIDE_AN_EXAMPLE } from './texts.ts';

/** What a question, a mistake or a chapter tells of the diagram that it is shown with. */
interface Example {
  readonly tells: string;
  /** A pattern; its groups are the numbers, in the order of the text. */
  readonly says: string;
  readonly right: (board: Board, said: readonly number[]) => readonly number[];
  readonly least: number;
}

/** The mover's points that hold checkers, the furthest first. */
const pointsHeld = ({ scene: { position } }: Board): number[] =>
  position.flatMap((count, place) => (place > OFF && count > 0 ? [place] : [])).reverse();

const N = '([א-ת]+)';

const EXAMPLES: readonly Example[] = [
  {
    tells: 'the points where the last checkers stand',
    says: 'נשארו לי אבנים ב־(\\d) וב־(\\d)',
    right: pointsHeld,
    least: 2,
  },
  {
    tells: 'the roll',
    says: 'יצא (\\d) ו־(\\d)',
    right: ({ scene: { dice } }) => dice!,
    least: 2,
  },
  {
    tells: 'how many checkers stand on two points',
    says: `${N} במשולש (\\d+) ו${N} במשולש (\\d+)`,
    right: ({ scene: { position } }, [, first, , second]) => [
      position[first!]!,
      first!,
      position[second!]!,
      second!,
    ],
    least: 1,
  },
  {
    tells: 'the piles, from the furthest to the nearest',
    says: `${N}, ${N}, ${N}(?:, | ו)${N}(?= אבנים|\\.)`,
    right: (board) => pointsHeld(board).map((point) => board.scene.position[point]!),
    least: 2,
  },
  {
    tells: 'the piles one by one, from the furthest to the nearest',
    says: `- ${N} עומדות [^-]*- ${N} עומדות [^-]*- ${N} כבר [^-]*- ${N} בלוח הבית`,
    right: (board) => pointsHeld(board).map((point) => board.scene.position[point]!),
    least: 1,
  },
  {
    tells: 'the moves that a doublet came to',
    says: `הדאבל אחרי ${N} מהלכים`,
    right: (board) => movesMade(board).slice(0, 1),
    least: 1,
  },
];

describe('what is shown with a diagram tells of it', () => {
  test.each(EXAMPLES)('$tells', ({ says, right, least }) => {
    const told = BESIDE_AN_EXAMPLE.flatMap(({ where, text, board }) =>
      [...text.matchAll(pattern(says))].map(([, ...groups]) => {
        const said = groups.map(valueOf);
        return { where, said, right: right(board, said) };
      }),
    );
    expect(told.map(({ where, said }) => ({ where, said }))).toEqual(
      told.map(({ where, right: said }) => ({ where, said })),
    );
    expect(told.length).toBeGreaterThanOrEqual(least);
  });
});
