import { describe, expect, test } from 'vitest';
import { legalPlays } from '../../../src/engine/plays.ts';
import { readPositionId, writePositionId } from '../../../src/engine/position-id.ts';
import { toPosition } from '../../../src/engine/setup.ts';
import { readXgid } from '../../../src/engine/xgid.ts';
import { readLines } from '../../fixtures/read.ts';
import { fromOtherSeat, fromXgid, judged, resultOf, valueOf } from '../board.ts';

/**
 * Where this project decided otherwise: a play that bears off the last checker is always legal, so 5/off
 * stands beside 5/3*, 3/off.
 */
const DECIDED: Readonly<Record<string, { count: number; plays: readonly string[] }>> = {
  A033: { count: 2, plays: ['5/off', '5/3*/off'] },
};

const reports = readLines('field-reports.jsonl').map((report) => ({
  ...report,
  ...DECIDED[report.id],
}));
const counted = reports.filter(({ count }) => count !== undefined);
const SEATS = [
  ['at the bottom', (xgid: string) => xgid],
  ['at the top', fromOtherSeat],
] as const;

test('there are 132 reports, 120 of them with a count', () => {
  expect([reports.length, counted.length]).toEqual([132, 120]);
});

describe.each(SEATS)('what went wrong elsewhere goes right here, with the mover %s', (_, seat) => {
  test.each(counted)('$id: $count plays', ({ xgid, count, plays }) => {
    const { position, dice } = fromXgid(seat(xgid));
    const results = legalPlays(position, dice).map(({ result }) => result.join());
    expect(results).toHaveLength(count!);

    const expected = plays?.map((text) => {
      const verdict = judged(position, dice, text);
      return verdict.legal ? verdict.play.result.join() : text;
    });
    expect(expected?.sort() ?? results.sort()).toEqual(results.sort());
  });
});

test('every reported position has its Position ID', () => {
  const wrong = reports.filter(({ xgid, positionId }) => {
    const { setup, turn } = valueOf(readXgid(xgid));
    const position = valueOf(toPosition(setup, turn));
    const back = valueOf(readPositionId(positionId));
    return writePositionId(position) !== positionId || resultOf(back) !== resultOf(position);
  });
  expect(wrong).toEqual([]);
});
