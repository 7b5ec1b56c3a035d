import { expect, test } from 'vitest';
import { outcome } from '../../../src/engine/outcome.ts';
import { PLAIN_TERMS, score } from '../../../src/engine/score.ts';
import { readLines } from '../../fixtures/read.ts';
import { fromOtherSeat, fromXgid, judged } from '../board.ts';

function pointsOf(xgid: string, play: string): number {
  const { position, dice, state } = fromXgid(xgid);
  const verdict = judged(position, dice, play);
  if (!verdict.legal) throw new Error(`${play} is not legal in ${xgid}`);
  const end = outcome(verdict.play.result);
  if (!end) throw new Error(`${play} does not end ${xgid}`);
  return score(end, {
    ...PLAIN_TERMS,
    cube: state.cube.value,
    cubeCentred: state.cube.owner === null,
    jacoby: state.jacoby,
  }).points;
}

test('every finished game brings the points that GNU Backgammon gives, from either seat', () => {
  const scores = readLines('scores.jsonl');
  expect(scores).toHaveLength(150);
  const wrong = scores.filter(({ xgid, play, points }) =>
    [xgid, fromOtherSeat(xgid)].some((seat) => pointsOf(seat, play) !== points),
  );
  expect(wrong).toEqual([]);
});

test('the cube and the Jacoby rule are read from the XGID as they were set', () => {
  const wrong = readLines('scores.jsonl').filter(({ xgid, cube, jacoby }) => {
    const { state } = fromXgid(xgid);
    return state.cube.value !== cube || state.jacoby !== jacoby;
  });
  expect(wrong).toEqual([]);
});
