import { describe, expect, test } from 'vitest';
import { toSetup } from '../../../src/engine/setup.ts';
import { legalPlays } from '../../../src/engine/plays.ts';
import { borneOff, CHECKERS } from '../../../src/engine/position.ts';
import { writeCheckers, writeXgid } from '../../../src/engine/xgid.ts';
import { readLines } from '../../fixtures/read.ts';
import { fromOtherSeat, fromXgid, seenFrom } from '../board.ts';

/** The different results of a roll, as the board is seen in the XGID. */
function resultsOf(xgid: string): string[] {
  const { position, dice, state } = fromXgid(xgid);
  const results = legalPlays(position, dice).map(({ result }) =>
    borneOff(result) === CHECKERS ? 'won' : writeCheckers(toSetup(result, state.turn)),
  );
  return [...new Set(results)].sort();
}

const FILES = [
  ['legal-plays.jsonl', 6000],
  ['natural.jsonl', 790],
] as const;

describe.each(FILES)('every roll of %s', (file, count) => {
  test('has the legal plays that GNU Backgammon finds', () => {
    const rolls = readLines(file);
    expect(rolls).toHaveLength(count);
    const wrong = rolls.filter(({ xgid, results }) => resultsOf(xgid).join() !== results.join());
    expect(wrong).toEqual([]);
  });

  test('has the same plays when the board is turned and the top side moves', () => {
    const wrong = readLines(file).filter(({ xgid, results }) => {
      const turned = results.map((result) => seenFrom('black', result)).sort();
      return resultsOf(fromOtherSeat(xgid)).join() !== turned.join();
    });
    expect(wrong).toEqual([]);
  });

  test('lists no resulting position twice', () => {
    const twice = readLines(file).filter(({ xgid }) => {
      const { position, dice } = fromXgid(xgid);
      const results = legalPlays(position, dice).map(({ result }) => result.join());
      return new Set(results).size !== results.length;
    });
    expect(twice).toEqual([]);
  });

  test('is written as the XGID it was read from', () => {
    const changed = readLines(file)
      .flatMap(({ xgid }) => [xgid, fromOtherSeat(xgid)])
      .filter((xgid) => writeXgid(fromXgid(xgid).state) !== xgid);
    expect(changed).toEqual([]);
  });
});
