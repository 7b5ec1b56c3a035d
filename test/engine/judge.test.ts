import { describe, expect, test } from 'vitest';
import type { Dice } from '../../src/engine/dice.ts';
import { badNotation } from '../../src/engine/judge.ts';
import { writePlay } from '../../src/engine/notation.ts';
import {
  board,
  checkersOf,
  codesOf,
  judged,
  reasonsOf,
  resultOf,
  START,
  THEIR_START,
} from './board.ts';
import type { Places } from './board.ts';

/** Where a legal play leads, as its moves are written and as XGID's characters. */
const legal = (mine: Places, theirs: Places, dice: Dice, text: string) => {
  const verdict = judged(board(mine, theirs), dice, text);
  if (!verdict.legal) throw new Error(verdict.reasons.map(({ code }) => code).join());
  return { play: writePlay(verdict.play.moves), result: verdict.play.result };
};

/** The reasons against a play, with a witness as text. */
const reasons = (mine: Places, theirs: Places, dice: Dice, text: string) =>
  reasonsOf(board(mine, theirs), dice, text).map((reason) =>
    'witness' in reason ? { ...reason, witness: writePlay(reason.witness.moves) } : reason,
  );

test('a larger number bears off by itself, so the stops of both together forbid nothing', () => {
  expect(codesOf(board({ 6: 1, 3: 1 }, { 2: 2 }), [5, 1], '3/off')).toEqual(['checker-behind']);
});

describe('a play is legal', () => {
  test('in whatever order it is written, and tells where it leads', () => {
    const result = board({ 24: 1, 18: 1, 13: 4, 8: 4, 6: 5 }, THEIR_START);
    expect(legal(START, THEIR_START, [6, 5], '24/18 13/8').result).toEqual(result);
    expect(legal(START, THEIR_START, [5, 6], '13/8 24/18').result).toEqual(result);
  });

  test('when only another order than the written one is possible', () => {
    const verdict = judged(board({ bar: 1, 13: 1 }, { 20: 2, 7: 2 }), [6, 5], '13/8 bar/19');
    expect(verdict.legal && verdict.play.moves.map(({ from }) => from)).toEqual([25, 13]);
    expect(legal({ 7: 1, 6: 1 }, { 24: 2 }, [6, 1], '6/off 7/6').play).toBe('7/off');
  });

  test('abbreviated, by whichever stop is open', () => {
    expect(legal({ 24: 1 }, { 18: 2 }, [6, 5], '24/13').play).toBe('24/13');
    expect(legal({ 24: 1 }, { 19: 2 }, [6, 5], '24/13').play).toBe('24/13');
    expect(legal({ 24: 1 }, { 1: 2 }, [3, 3], '24/12').play).toBe('24/12');
  });

  test('abbreviated for two checkers that must go together', () => {
    const mine = { 8: 2, 6: 3 };
    expect(legal(mine, { 24: 1 }, [4, 4], '8/off(2)').play).toBe('8/off(2)');
  });

  test('bearing off by more than needed, or by two numbers that are', () => {
    expect(legal({ 5: 2 }, { 24: 1 }, [6, 5], '5/off(2)').play).toBe('5/off(2)');
    expect(legal({ 6: 1, 1: 1 }, { 24: 1, 2: 2 }, [5, 3], '6/off').play).toBe('6/off');
  });

  test('when it wins with a die left, or with both', () => {
    expect(legal({ 2: 1 }, { 24: 2 }, [5, 1], '2/off').play).toBe('2/off');
    expect(legal({ 2: 1 }, { 24: 2 }, [5, 1], '2/1/off').play).toBe('2/off');
  });

  test('as a pass exactly when nothing can be played', () => {
    const shut = { 24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 19: 2 };
    expect(legal({ bar: 1, 6: 3 }, shut, [6, 1], '').play).toBe('');
    expect(legal({ bar: 1, 6: 3 }, shut, [6, 1], '').result).toEqual(board({ bar: 1, 6: 3 }, shut));
    expect(codesOf(board({ bar: 1, 6: 3 }, { 24: 2 }), [6, 1], '')).toEqual(['must-play-more']);
  });
});

describe('a hit', () => {
  test('need not be marked', () => {
    expect(legal({ 13: 1, 6: 1 }, { 7: 1 }, [6, 5], '13/7 6/1').play).toBe('13/7* 6/1');
    expect(legal({ 13: 1, 6: 1 }, { 7: 1 }, [6, 5], '13/7* 6/1').play).toBe('13/7* 6/1');
  });

  test('on the way does not happen when it is not marked and can be avoided', () => {
    expect(legal({ 24: 1 }, { 18: 1 }, [6, 5], '24/13').play).toBe('24/13');
    expect(legal({ 24: 1 }, { 19: 1 }, [6, 5], '24/13').play).toBe('24/13');
  });

  test('on the way happens unmarked when the other stop is shut', () => {
    expect(legal({ 24: 1 }, { 18: 1, 19: 2 }, [6, 5], '24/13').play).toBe('24/18*/13');
  });

  test('on the way happens when the stop is named, marked or not', () => {
    expect(legal({ 24: 1 }, { 18: 1 }, [6, 5], '24/18*/13').play).toBe('24/18*/13');
    expect(legal({ 24: 1 }, { 18: 1 }, [6, 5], '24/18/13').play).toBe('24/18*/13');
  });

  test('at the end happens by either way', () => {
    expect(legal({ 24: 1 }, { 13: 1 }, [6, 5], '24/13*').play).toBe('24/13*');
  });

  test('on one of two stops must be told which', () => {
    expect(reasons({ 24: 1 }, { 18: 1, 19: 1 }, [6, 5], '24/13')).toEqual([
      badNotation('several plays could be meant: write 24/18*/13 or 24/19*/13'),
    ]);
    expect(legal({ 24: 1 }, { 18: 1, 19: 1 }, [6, 5], '24/19*/13').play).toBe('24/19*/13');
  });

  test('that is avoidable for one reading only is told apart from the others', () => {
    expect(legal({ 5: 1 }, { 3: 1, 20: 2 }, [5, 2], '5/off').play).toBe('5/off');
    expect(legal({ 5: 1 }, { 3: 1, 20: 2 }, [5, 2], '5/3/off').play).toBe('5/3*/off');
  });

  test('that is marked must happen', () => {
    const what = (points: string) => badNotation(`this play hits nothing on ${points}`);
    const start = [START, THEIR_START, [6, 5]] as const;
    expect(reasons(...start, '24/18*/13')).toEqual([what('18')]);
    expect(reasons(...start, '24/18* 13/8*')).toEqual([what('18, 8')]);
    expect(reasons(START, THEIR_START, [3, 3], '8/5*(2) 6/3(2)')).toEqual([what('5')]);
    expect(reasons({ 13: 1, 6: 1 }, { 7: 1 }, [6, 5], '13/7* 6/1*')).toEqual([what('1')]);
  });

  test('that is marked wrongly does not hide that the play is unfinished', () => {
    expect(codesOf(board(START, THEIR_START), [6, 5], '24/18*')).toEqual(['must-play-more']);
  });
});

describe('a play is refused because', () => {
  test('the game is over', () => {
    const over = [{ code: 'game-over', rule: 'win-at-once' }];
    expect(reasons({}, { 5: 2 }, [6, 5], '6/5')).toEqual(over);
    expect(reasons({}, { 5: 2 }, [6, 5], '')).toEqual(over);
    expect(reasons({ 2: 1 }, { 24: 2 }, [5, 1], '2/off 3/2')).toEqual(over);
  });

  test('there is no checker of the mover’s there', () => {
    const none = (from: number) => [{ code: 'no-checker', rule: 'own-checkers', from }];
    expect(reasons({ 13: 2 }, { 20: 2 }, [6, 5], '12/6')).toEqual(none(12));
    expect(reasons({ 13: 2 }, { 20: 2 }, [6, 5], '20/14')).toEqual(none(20));
    expect(reasons({ 13: 2 }, { 20: 2 }, [6, 5], 'bar/19')).toEqual(none(25));
    expect(reasons({ 13: 1, 24: 1 }, { 2: 2 }, [6, 5], '13/7 13/8')).toEqual(none(13));
  });

  test('the move goes backwards', () => {
    expect(reasons({ 7: 2 }, { 20: 2 }, [6, 5], '7/13')).toEqual([
      { code: 'wrong-direction', rule: 'forward-only', from: 7, to: 13 },
    ]);
  });

  test('no die has that number', () => {
    const rule = 'die-by-die';
    const not = (from: number, to: number, left: number[]) => [
      { code: 'not-rolled', rule, from, to, left },
    ];
    expect(reasons({ 13: 2 }, { 20: 2 }, [6, 5], '13/10')).toEqual(not(13, 10, [6, 5]));
    expect(reasons({ 13: 2 }, { 20: 2 }, [5, 6], '13/1')).toEqual(not(13, 1, [6, 5]));
    expect(reasons({ 13: 2 }, { 20: 2 }, [4, 4], '13/10')).toEqual(not(13, 10, [4, 4, 4, 4]));
    expect(reasons({ 6: 2 }, { 20: 2 }, [3, 2], '6/off')).toEqual(not(6, 0, [3, 2]));
  });

  test('a die was used already', () => {
    expect(reasons({ 13: 3 }, { 20: 2 }, [6, 5], '13/7 13/7')).toEqual([
      { code: 'not-rolled', rule: 'die-by-die', from: 13, to: 7, left: [5] },
    ]);
    expect(reasons({ 13: 3 }, { 20: 2 }, [6, 5], '13/7 13/8 13/12')).toEqual([
      { code: 'not-rolled', rule: 'die-by-die', from: 13, to: 12, left: [] },
    ]);
    expect(reasons({ 13: 5 }, { 20: 2 }, [6, 6], '13/7(4) 13/7')).toEqual([
      { code: 'not-rolled', rule: 'die-by-die', from: 13, to: 7, left: [] },
    ]);
  });

  test('a checker must enter from the bar first', () => {
    expect(reasons({ bar: 2, 13: 3 }, { 2: 2 }, [6, 5], '13/7')).toEqual([
      { code: 'bar-first', rule: 'bar-first', onBar: 2 },
    ]);
    expect(reasons({ bar: 2, 13: 3 }, { 2: 2 }, [6, 5], 'bar/20 13/7')).toEqual([
      { code: 'bar-first', rule: 'bar-first', onBar: 1 },
    ]);
  });

  test('the point is shut', () => {
    expect(reasons({ 13: 2 }, { 7: 2 }, [6, 5], '13/7')).toEqual([
      { code: 'point-blocked', rule: 'blocked-point', points: [7] },
    ]);
    expect(reasons({ bar: 1 }, { 20: 3 }, [6, 5], 'bar/20')).toEqual([
      { code: 'point-blocked', rule: 'blocked-point', points: [20] },
    ]);
    expect(reasons({ 7: 1 }, { 1: 2 }, [6, 5], '7/1')).toEqual([
      { code: 'point-blocked', rule: 'blocked-point', points: [1] },
    ]);
  });

  test('all stops of an abbreviated move are shut, and names them', () => {
    const shut = (...points: number[]) => [
      { code: 'point-blocked', rule: 'blocked-point', points },
    ];
    expect(reasons({ 24: 1 }, { 18: 2, 19: 2 }, [6, 5], '24/13')).toEqual(shut(19, 18));
    expect(reasons({ 24: 1 }, { 18: 2, 13: 2 }, [6, 5], '24/13')).toEqual(shut(18, 13));
    expect(reasons({ 24: 1 }, { 13: 2 }, [6, 5], '24/13')).toEqual(shut(13));
    expect(reasons({ 24: 1 }, { 16: 2 }, [4, 4], '24/12')).toEqual(shut(16));
    expect(reasons({ 24: 1 }, { 8: 2 }, [4, 4], '24/8')).toEqual(shut(8));
  });

  test('other checkers are not home yet', () => {
    expect(reasons({ 8: 1, 6: 2 }, { 24: 2 }, [6, 5], '6/off')).toEqual([
      { code: 'not-all-home', rule: 'all-home', furthest: 8 },
    ]);
    expect(reasons({ bar: 1, 6: 2 }, { 24: 2 }, [6, 5], '6/off')).toContainEqual({
      code: 'not-all-home',
      rule: 'all-home',
      furthest: 25,
    });
  });

  test('a checker stands behind the one that a larger number should bear off', () => {
    expect(reasons({ 6: 1, 4: 2 }, { 24: 2 }, [5, 1], '4/off')).toEqual([
      { code: 'checker-behind', rule: 'larger-off', from: 4, behind: 6 },
    ]);
    expect(reasons({ 5: 1, 4: 1, 1: 2 }, { 24: 2 }, [6, 2], '1/off')).toEqual([
      { code: 'checker-behind', rule: 'larger-off', from: 1, behind: 5 },
    ]);
  });

  test('of several reasons at once', () => {
    expect(reasons({ 8: 1, 6: 1, 4: 2 }, { 24: 2 }, [5, 1], '4/off')).toEqual([
      { code: 'not-all-home', rule: 'all-home', furthest: 8 },
      { code: 'checker-behind', rule: 'larger-off', from: 4, behind: 6 },
    ]);
    expect(reasons({ 8: 1, 7: 1 }, { 6: 2 }, [6, 1], '7/off')).toEqual([
      { code: 'point-blocked', rule: 'blocked-point', points: [6] },
      { code: 'not-all-home', rule: 'all-home', furthest: 8 },
    ]);
    expect(reasons({ bar: 1, 8: 1 }, { 10: 3 }, [5, 1], '13/10')).toEqual([
      { code: 'no-checker', rule: 'own-checkers', from: 13 },
      { code: 'not-rolled', rule: 'die-by-die', from: 13, to: 10, left: [5, 1] },
      { code: 'bar-first', rule: 'bar-first', onBar: 1 },
      { code: 'point-blocked', rule: 'blocked-point', points: [10] },
    ]);
    expect(reasons({ bar: 1, 8: 1 }, { 14: 2 }, [5, 1], '8/14')).toEqual([
      { code: 'wrong-direction', rule: 'forward-only', from: 8, to: 14 },
      { code: 'bar-first', rule: 'bar-first', onBar: 1 },
      { code: 'point-blocked', rule: 'blocked-point', points: [14] },
    ]);
  });
});

describe('the move that is blamed', () => {
  test('is the first that fails in the order that gets furthest', () => {
    // Once bar/20 is made, 12/6 fails only for want of a checker.
    expect(reasons({ bar: 1, 13: 1 }, { 2: 2 }, [6, 5], '12/6 bar/20')).toEqual([
      { code: 'no-checker', rule: 'own-checkers', from: 12 },
    ]);
    expect(codesOf(board({ bar: 1, 13: 1 }, { 20: 2, 19: 2 }), [6, 5], '13/8 bar/19')).toEqual([
      'bar-first',
    ]);
  });

  test('is the first as written when several orders get equally far', () => {
    expect(reasons({ 13: 2 }, { 2: 2 }, [6, 5], '12/6 11/6')).toEqual([
      { code: 'no-checker', rule: 'own-checkers', from: 12 },
    ]);
    expect(reasons({ 13: 2 }, { 2: 2 }, [6, 5], '11/6 12/6')).toEqual([
      { code: 'no-checker', rule: 'own-checkers', from: 11 },
    ]);
    expect(reasons({ 13: 2, 9: 1 }, { 7: 2, 4: 2 }, [6, 5], '9/4 13/7')).toEqual([
      { code: 'point-blocked', rule: 'blocked-point', points: [4] },
    ]);
  });

  test('comes after all moves that can be made, whatever is half done on the way', () => {
    // 17/7 and 12/7 use the same checker for a while; bar/20/15 and 17/7 use up the four fives.
    const position = board({ 2: 5, 4: 4, 6: 3, 8: 1, 17: 1, bar: 1 }, { 5: 1, 7: 1, 10: 1 });
    expect(codesOf(position, [5, 5], '20/15 13/8 12/7 bar/20 17/7')).toEqual([
      'no-checker',
      'not-rolled',
    ]);
  });
});

describe('the duty to use the dice is broken', () => {
  const more = (rule: string, witness: string) => [{ code: 'must-play-more', rule, witness }];

  test('when the play can go on, and the witness goes on from it', () => {
    expect(reasons(START, THEIR_START, [6, 5], '24/18')).toEqual(more('both-dice', '24/13'));
    expect(reasons(START, THEIR_START, [6, 5], '8/3')).toEqual(more('both-dice', '24/18 8/3'));
    expect(reasons(START, THEIR_START, [6, 5], '')).toEqual(more('both-dice', '24/13'));
  });

  test('when another first move would have let both be played', () => {
    expect(reasons({ 15: 1, 4: 1 }, { 12: 2, 24: 13 }, [3, 1], '4/3')).toEqual(
      more('dead-end', '15/14 4/1'),
    );
  });

  test('when the only number that can be played is not', () => {
    expect(reasons({ 13: 1 }, { 7: 2, 2: 2 }, [6, 5], '')).toEqual(more('only-one', '13/8'));
  });

  test('when a doublet can be played more often', () => {
    expect(reasons({ 24: 1 }, { 1: 2 }, [5, 5], '24/14')).toEqual(more('doublet-most', '24/4'));
    expect(reasons({ 20: 1 }, { 8: 2 }, [6, 6], '')).toEqual(more('doublet-most', '20/14'));
  });

  test('when the smaller number is played though the larger could be', () => {
    expect(reasons({ 13: 1 }, { 2: 2, 20: 13 }, [6, 5], '13/8')).toEqual([
      { code: 'must-play-larger', rule: 'larger-die', witness: '13/7' },
    ]);
    expect(reasons({ 13: 1 }, { 2: 2, 20: 13 }, [5, 6], '13/8')).toEqual([
      { code: 'must-play-larger', rule: 'larger-die', witness: '13/7' },
    ]);
  });

  test('when neither of two numbers is played, of which only one can be', () => {
    expect(reasons({ 13: 1 }, { 2: 2, 20: 13 }, [6, 5], '')).toEqual(more('only-one', '13/7'));
  });

  test('though one die could have won at once', () => {
    expect(reasons({ 2: 1 }, { 24: 2 }, [5, 1], '2/1')).toEqual(more('both-dice', '2/off'));
    expect(reasons({ 5: 1 }, { 3: 1, 20: 2 }, [5, 2], '5/3')).toEqual(
      more('both-dice', '5/3*/off'),
    );
  });

  test('and a play that is also impossible is refused for that alone', () => {
    expect(codesOf(board({ 13: 1 }, { 2: 2, 20: 13 }), [6, 5], '13/8 13/7')).toEqual([
      'no-checker',
    ]);
  });

  test('and the witness is a legal play with its result', () => {
    const position = board({ 15: 1, 4: 1 }, { 12: 2, 24: 13 });
    const [reason] = reasonsOf(position, [3, 1], '15/14');
    if (reason?.code !== 'must-play-more') throw new Error('no witness');
    expect(reason.witness.moves.map(({ from }) => from)).toEqual([15, 14]);
    expect(resultOf(reason.witness.result)).toBe(
      checkersOf(board({ 11: 1, 4: 1 }, { 12: 2, 24: 13 })),
    );
  });
});
