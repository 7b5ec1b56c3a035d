import { describe, expect, test } from 'vitest';
import { toPosition } from '../../src/engine/setup.ts';
import { readXgid, writeCheckers, writeXgid, type GameState } from '../../src/engine/xgid.ts';
import { board, side, START, THEIR_START, valueOf } from './board.ts';

const START_CHECKERS = '-b----E-C---eE---c-e----B-';

/** An XGID with some of its parts changed. */
const xgid = ({
  checkers = START_CHECKERS,
  cube = '0',
  owner = '0',
  turn = '1',
  dice = '31',
  white = '0',
  black = '0',
  flags = '0',
  length = '0',
  max = '10',
} = {}): string =>
  `XGID=${[checkers, cube, owner, turn, dice, white, black, flags, length, max].join(':')}`;

const read = (parts: Parameters<typeof xgid>[0]): GameState => valueOf(readXgid(xgid(parts)));
const problemsOf = (text: string) => {
  const result = readXgid(text);
  return result.ok ? [] : result.problems;
};

describe('an XGID tells', () => {
  test('where the checkers of a lopsided position stand, both bars included', () => {
    const { setup } = read({ checkers: 'cA-b---------------d----BL' });
    expect(setup.white).toEqual(side({ 1: 1, 24: 2, bar: 12 }));
    expect(setup.black).toEqual(side({ 3: 2, 19: 4, bar: 3 }));
  });

  test('the whole start position', () => {
    expect(read({}).setup).toEqual({ white: side(START), black: side(THEIR_START) });
  });

  test('whose turn it is: White’s at the bottom, Black’s at the top', () => {
    expect(read({ turn: '1' }).turn).toBe('white');
    expect(read({ turn: '-1' }).turn).toBe('black');
  });

  test('the board as the top side sees it, when that is to move', () => {
    const { setup, turn } = read({ checkers: 'b----A------------------aC', turn: '-1' });
    expect(valueOf(toPosition(setup, turn))).toEqual(board({ 1: 1, bar: 2 }, { 20: 1, bar: 3 }));
  });

  test('the roll, in the order it was thrown', () => {
    expect(read({ dice: '31' }).dice).toEqual([3, 1]);
    expect(read({ dice: '16' }).dice).toEqual([1, 6]);
    expect(read({ dice: '55' }).dice).toEqual([5, 5]);
  });

  test.each(['00', 'D', 'B', 'R'] as const)('that there is no roll: %s', (dice) => {
    expect(read({ dice }).dice).toBe(dice);
  });

  test('the cube’s value as a power of two, and its owner', () => {
    expect(read({ cube: '0', owner: '0' }).cube).toEqual({ value: 1, owner: null });
    expect(read({ cube: '3', owner: '1' }).cube).toEqual({ value: 8, owner: 'white' });
    expect(read({ cube: '10', owner: '-1' }).cube).toEqual({ value: 1024, owner: 'black' });
    expect(read({ cube: '30' }).cube.value).toBe(2 ** 30);
    expect(read({ max: '6' }).maxCube).toBe(64);
  });

  test('the score and the length of the match', () => {
    const state = read({ white: '3', black: '12', length: '15' });
    expect(state.score).toEqual({ white: 3, black: 12 });
    expect(state.matchLength).toBe(15);
  });

  test('in a match, whether this is the Crawford game; the rest of the flag means nothing there', () => {
    const rules = (flags: string) => {
      const { crawford, jacoby, beavers } = read({ flags, length: '7' });
      return { crawford, jacoby, beavers };
    };
    const none = { crawford: false, jacoby: false, beavers: false };
    expect(['0', '1', '2', '3'].map(rules)).toEqual([
      none,
      { ...none, crawford: true },
      none,
      { ...none, crawford: true },
    ]);
  });

  test('in money play, the Jacoby rule and beavers', () => {
    const rules = (flags: string) => {
      const { crawford, jacoby, beavers } = read({ flags, length: '0' });
      return { crawford, jacoby, beavers };
    };
    const none = { crawford: false, jacoby: false, beavers: false };
    expect(['0', '1', '2', '3'].map(rules)).toEqual([
      none,
      { ...none, jacoby: true },
      { ...none, beavers: true },
      { ...none, jacoby: true, beavers: true },
    ]);
  });

  test('the same without its name in front, with the name in small letters, and with spaces around', () => {
    const bare = xgid().slice('XGID='.length);
    for (const text of [bare, `xgid=${bare}`, `  ${xgid()}\n`]) {
      expect(valueOf(readXgid(text))).toEqual(read({}));
    }
  });
});

describe('an XGID is written', () => {
  test.each([
    xgid(),
    xgid({ cube: '2', owner: '-1', turn: '-1', dice: '62' }),
    xgid({ cube: '1', owner: '1', dice: 'D', flags: '3' }),
    xgid({ white: '4', black: '2', flags: '1', length: '5', max: '0' }),
    xgid({ checkers: 'oA---------------------O--', dice: '00', flags: '2' }),
  ])('as it was read: %s', (text) => {
    expect(writeXgid(valueOf(readXgid(text)))).toBe(text);
  });

  test('without a beaver in a match, where there is none', () => {
    const state = valueOf(readXgid(xgid({ flags: '3', length: '5' })));
    expect(writeXgid(state)).toBe(xgid({ flags: '1', length: '5' }));
  });

  test('with a letter for every count of checkers', () => {
    const setup = { white: side({ 24: 15, bar: 1 }), black: side({ 1: 15, bar: 2 }) };
    expect(writeCheckers(setup)).toBe('bo----------------------OA');
  });
});

const WRONG = [
  [{ cube: '31' }, 'cube', 'it is a whole number from 0 to 30, not "31"'],
  [{ cube: '-1' }, 'cube', 'it is a whole number from 0 to 30, not "-1"'],
  [{ cube: '' }, 'cube', 'it is a whole number from 0 to 30, not ""'],
  [{ cube: '1.5' }, 'cube', 'it is a whole number from 0 to 30, not "1.5"'],
  [{ owner: '2' }, 'cube owner', 'it is 0, 1, -1, not "2"'],
  [{ owner: 'toString' }, 'cube owner', 'it is 0, 1, -1, not "toString"'],
  [{ turn: '0' }, 'turn', 'it is 1, -1, not "0"'],
  [{ dice: '07' }, 'dice', 'they are two digits from 1 to 6, or 00, D, B or R, not "07"'],
  [{ dice: '6' }, 'dice', 'they are two digits from 1 to 6, or 00, D, B or R, not "6"'],
  [{ dice: '123' }, 'dice', 'they are two digits from 1 to 6, or 00, D, B or R, not "123"'],
  [{ dice: 'x' }, 'dice', 'they are two digits from 1 to 6, or 00, D, B or R, not "x"'],
  [{ white: 'x' }, "White's score", 'it is a whole number, not "x"'],
  [{ black: '-2' }, "Black's score", 'it is a whole number, not "-2"'],
  [{ black: '1234567890' }, "Black's score", 'it is a whole number, not "1234567890"'],
  [{ white: '1e3' }, "White's score", 'it is a whole number, not "1e3"'],
  [{ flags: '4' }, 'Crawford or Jacoby', 'it is a whole number from 0 to 3, not "4"'],
  [{ length: 'x5' }, 'match length', 'it is a whole number, not "x5"'],
  [{ length: '5x' }, 'match length', 'it is a whole number, not "5x"'],
  [{ max: '31' }, 'largest cube', 'it is a whole number from 0 to 30, not "31"'],
  [{ checkers: '-b' }, 'checkers', 'they are 26 characters, and these are 2'],
  [{ checkers: `${START_CHECKERS}-` }, 'checkers', 'they are 26 characters, and these are 27'],
] as const;

describe('an XGID that cannot be read says what is wrong and where', () => {
  test.each(WRONG)('%j', (parts, where, what) => {
    expect(problemsOf(xgid(parts))).toEqual([{ where: `XGID, ${where}`, what }]);
  });

  test('a part is missing, or there is one too many', () => {
    const what = (parts: number) => `it has 10 parts between colons, and this has ${parts}`;
    expect(problemsOf('XGID=')).toEqual([{ where: 'XGID', what: what(1) }]);
    expect(problemsOf(`${xgid()}:0`)).toEqual([{ where: 'XGID', what: what(11) }]);
    expect(problemsOf(`${START_CHECKERS}:0:0:1:31:0:0:0:0`)).toEqual([
      { where: 'XGID', what: what(9) },
    ]);
    expect(problemsOf(`XGID=XGID=${START_CHECKERS}:0:0:1:31:0:0:0:0:10`)).toHaveLength(1);
  });

  test('a character that is no letter, or no Latin one', () => {
    expect(problemsOf(xgid({ checkers: '-b-?--E-C---eE---c-e---1ש-' }))).toEqual([
      { where: 'XGID, character 4 of the checkers', what: '"?" is neither a letter nor "-"' },
      { where: 'XGID, character 24 of the checkers', what: '"1" is neither a letter nor "-"' },
      { where: 'XGID, character 25 of the checkers', what: '"ש" is neither a letter nor "-"' },
    ]);
  });

  test('a bar with a letter of the other side’s size', () => {
    expect(problemsOf(xgid({ checkers: 'Bb----E-C---eE---c-e----Bb' }))).toEqual([
      {
        where: 'XGID, character 1 of the checkers',
        what: 'it is Black\'s bar, a small letter or "-", not "B"',
      },
      {
        where: 'XGID, character 26 of the checkers',
        what: 'it is White\'s bar, a capital letter or "-", not "b"',
      },
    ]);
  });

  test('every part that is wrong at once', () => {
    const problems = problemsOf(xgid({ cube: 'x', turn: '2', dice: '77' }));
    expect(problems.map(({ where }) => where)).toEqual(['XGID, cube', 'XGID, turn', 'XGID, dice']);
  });

  test('a letter beyond O is read, and refused when it is put on the board', () => {
    const { setup } = read({ checkers: '-p----Z-C---eE---c-e----B-' });
    expect(setup.black.points[1]).toBe(16);
    expect(setup.white.points[6]).toBe(26);
    expect(toPosition(setup, 'white').ok).toBe(false);
  });
});
