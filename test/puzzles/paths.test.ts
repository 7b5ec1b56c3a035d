import { expect, test } from 'vitest';
import { nextInPath, PUZZLE_PATHS } from '../../src/content/puzzle-paths.ts';
import { difficultyOfPuzzle } from '../../src/puzzles/puzzle-difficulty.ts';
import { ON_DISK, proved, rawOf } from './raw.ts';

const ids = new Set(ON_DISK.map(({ raw }) => raw.id));

test.each(PUZZLE_PATHS)(
  'the path $id leads through puzzles that exist, each once',
  ({ puzzles }) => {
    expect(puzzles.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(puzzles).size).toBe(puzzles.length);
  },
);

test('nothing on the path of a beginner is hard', () => {
  const [beginner] = PUZZLE_PATHS;
  const hard = beginner!.puzzles.filter((id) => difficultyOfPuzzle(proved(rawOf(id))) === 'hard');
  expect(hard).toEqual([]);
});

test('a path leads from each of its puzzles to the next, and ends', () => {
  for (const path of PUZZLE_PATHS) {
    const onward = path.puzzles.map((id) => nextInPath(path, id));
    expect(onward).toEqual([...path.puzzles.slice(1), undefined]);
  }
});

test('the paths are for a beginner, for those who quarrel and for an expert, and the first has 20 puzzles', () => {
  expect(PUZZLE_PATHS.map(({ id }) => id)).toEqual(['beginner', 'disputes', 'expert']);
  expect(PUZZLE_PATHS[0]!.puzzles).toHaveLength(20);
});
