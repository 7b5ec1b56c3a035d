import { expect, test } from 'vitest';
import { readPositionId, writePositionId } from '../../../src/engine/position-id.ts';
import { readLines } from '../../fixtures/read.ts';
import { checkersOf, fromXgid, valueOf } from '../board.ts';

const xgidOf = (position: string) => `XGID=${position}:0:0:1:11:0:0:0:0:10`;

test('every position has the Position ID that GNU Backgammon gives it', () => {
  const ids = readLines('position-ids.jsonl');
  expect(ids).toHaveLength(100);
  const written = ids.map(({ position }) => writePositionId(fromXgid(xgidOf(position)).position));
  expect(written).toEqual(ids.map(({ gnubgPositionId }) => gnubgPositionId));
});

test('every Position ID of GNU Backgammon is read as its position', () => {
  const ids = readLines('position-ids.jsonl');
  const read = ids.map(({ gnubgPositionId }) =>
    checkersOf(valueOf(readPositionId(gnubgPositionId))),
  );
  expect(read).toEqual(ids.map(({ position }) => position));
});
