import { expect, test } from 'vitest';
import { readPlay, writePlay } from '../../../src/engine/notation.ts';
import { judge } from '../../../src/engine/judge.ts';
import { legalPlays } from '../../../src/engine/plays.ts';
import { readLines } from '../../fixtures/read.ts';
import { fromXgid, resultOf, valueOf } from '../board.ts';

test('every play is written exactly as GNU Backgammon writes it', () => {
  const texts = readLines('play-texts.jsonl');
  expect(texts).toHaveLength(500);
  const different = texts.flatMap(({ xgid, plays }) => {
    const { position, dice } = fromXgid(xgid);
    const ours = new Map(
      legalPlays(position, dice).map(({ moves, result }) => [resultOf(result), writePlay(moves)]),
    );
    return plays
      .filter(([text, result]) => ours.get(result) !== text)
      .map(([text, result]) => ({ xgid, theirs: text, ours: ours.get(result) }));
  });
  expect(different).toEqual([]);
});

test('every play that GNU Backgammon writes is read and judged legal, with its result', () => {
  const different = readLines('play-texts.jsonl').flatMap(({ xgid, plays }) => {
    const { position, dice } = fromXgid(xgid);
    return plays
      .map(([text, result]) => {
        const verdict = judge(position, dice, valueOf(readPlay(text)));
        return { xgid, text, result, ours: verdict.legal && resultOf(verdict.play.result) };
      })
      .filter(({ result, ours }) => result !== ours);
  });
  expect(different).toEqual([]);
});
