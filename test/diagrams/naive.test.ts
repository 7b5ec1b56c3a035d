import { describe, expect, test } from 'vitest';
import { answerOf } from '../../src/diagrams/lock.ts';
import { verifyDiagram } from '../../src/diagrams/verify.ts';
import { naiveOutcome, naivePips, naiveResults, naiveTurned } from '../naive/naive.ts';
import { naiveBoard, naivelyFalse, naiveResultCount, seenByMover } from './naive-claims.ts';
import { ON_DISK, type RawDiagram } from './raw.ts';
import { SAMPLES } from './samples.ts';

const DIAGRAMS = [...ON_DISK.map(({ raw }) => raw), ...SAMPLES];

/** What the naive program says of a diagram, in the form of the lock's question. */
function naiveAnswer(raw: RawDiagram) {
  const board = naiveBoard(raw);
  const seen = seenByMover(board);
  const seenByWhite = (checkers: string) =>
    checkers === 'won' || board.turn === 'white' ? checkers : naiveTurned(checkers);
  return {
    checkers: board.checkers,
    turn: board.turn,
    dice: board.dice,
    results:
      board.dice && !naiveOutcome(seen)
        ? [...naiveResults(seen, board.dice)].map(seenByWhite).sort()
        : null,
    pips: { white: naivePips(board.checkers), black: naivePips(naiveTurned(board.checkers)) },
  };
}

describe('the naive program, which shares no line with the engine, says the same', () => {
  test.each(DIAGRAMS)('of the roll, the results and the pips of $id', (raw) => {
    const verified = verifyDiagram(raw);
    if (!verified.ok) expect.fail(JSON.stringify(verified.failures));
    const answer = answerOf(verified.diagram.scene);
    const results = answer.results && [...new Set(answer.results)].sort();
    expect({ ...answer, results }).toMatchObject(naiveAnswer(raw));
  });

  test.each(DIAGRAMS)('of each claim of $id', (raw) => {
    expect(naivelyFalse(raw)).toEqual([]);
  });

  test.each(DIAGRAMS.filter((raw) => naiveBoard(raw).dice))(
    'of the number of ways to play in $id',
    (raw) => {
      const board = naiveBoard(raw);
      const verified = verifyDiagram(raw);
      const plays = verified.ok ? (verified.diagram.scene.plays?.length ?? null) : undefined;
      const over = naiveOutcome(seenByMover(board)) !== null;
      expect(plays).toBe(over ? null : naiveResultCount(seenByMover(board), board.dice!));
    },
  );
});
