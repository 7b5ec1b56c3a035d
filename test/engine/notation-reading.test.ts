import { describe, expect, test } from 'vitest';
import { readPlay } from '../../src/engine/notation.ts';

const move = (from: number, to: number, hit = false) => ({ from, to, hit });

const USUAL_FORMS = [
  ['one checker by one die', '24/18', [move(24, 18)]],
  ['two checkers', '24/18 13/8', [move(24, 18), move(13, 8)]],
  ['one checker by both dice', '24/13', [move(24, 13)]],
  ['a stop that is named', '24/18/13', [move(24, 18), move(18, 13)]],
  ['several stops', '24/23/22/21', [move(24, 23), move(23, 22), move(22, 21)]],
  ['a hit', '13/7*', [move(13, 7, true)]],
  ['a hit on the way', '24/18*/13', [move(24, 18, true), move(18, 13)]],
  ['hits on the way and at the end', '24/18*/13*', [move(24, 18, true), move(18, 13, true)]],
  ['two checkers that move alike', '8/5(2)', [move(8, 5), move(8, 5)]],
  ['four checkers that move alike', '6/off(4)', Array(4).fill(move(6, 0))],
  ['one checker, counted', '8/5(1)', [move(8, 5)]],
  [
    'two checkers alike by way of a hit',
    '24/21*/18(2)',
    [move(24, 21, true), move(21, 18), move(24, 21, true), move(21, 18)],
  ],
  ['hits by the first of two', '8/4*(2)', [move(8, 4, true), move(8, 4, true)]],
  ['the bar by its name', 'bar/20', [move(25, 20)]],
  ['the bar with a capital', 'Bar/20', [move(25, 20)]],
  ['the bar in capitals', 'BAR/20*', [move(25, 20, true)]],
  ['the bar in Hebrew', 'בר/20', [move(25, 20)]],
  ['the bar by its number', '25/20', [move(25, 20)]],
  ['off by its name', '6/off', [move(6, 0)]],
  ['off with a capital', '6/Off', [move(6, 0)]],
  ['off by its number', '6/0', [move(6, 0)]],
  ['the 1-point and the 24-point', '24/1', [move(24, 1)]],
  ['spaces around', '  24/18   13/8 ', [move(24, 18), move(13, 8)]],
  ['other white space', '\t24/18\n13/8\u00a0', [move(24, 18), move(13, 8)]],
  [
    'spaces within',
    '24 / 18 * / 13 8/5 (2)',
    [move(24, 18, true), move(18, 13), move(8, 5), move(8, 5)],
  ],
  [
    'marks of direction that came along when it was copied',
    '\u202a\u200e24/18\u202c \u206613/8*\u2069\u200f',
    [move(24, 18), move(13, 8, true)],
  ],
  ['isolates around the bar in Hebrew', '\u2068בר\u2069/\u202b20\u202e', [move(25, 20)]],
  ['leading zeros', '08/05', [move(8, 5)]],
  ['a move backwards, which is judged later', '1/7', [move(1, 7)]],
  ['a pass', '', []],
  ['a pass with spaces', '  ', []],
] as const;

describe('a play is read', () => {
  test.each(USUAL_FORMS)('with %s: %j', (_, text, moves) => {
    expect(readPlay(text)).toEqual({ ok: true, value: moves });
  });
});

const FORM = 'write a move like 24/18, bar/20, 6/off or 8/5*(2)';

const NOT_PLAYS = [
  ['a word', 'pass', 'pass', FORM],
  ['a point alone', '24', '24', FORM],
  ['a hyphen for a slash', '24-18', '24-18', FORM],
  ['nothing after the slash', '24/', '24/', FORM],
  ['nothing before the slash', '/18', '/18', FORM],
  ['text before a move', 'x24/18', 'x24/18', FORM],
  ['text after a move', '24/18x', '24/18x', FORM],
  ['two marks', '24/18**', '24/18**', FORM],
  ['a mark before the number', '24/*18', '24/*18', FORM],
  ['a negative number', '24/-1', '24/-1', FORM],
  ['a count that is no number', '8/5(x)', '8/5(x)', FORM],
  ['a count that is empty', '8/5()', '8/5()', FORM],
  ['a count before the end', '8/5(2)/3', '8/5(2)/3', FORM],
  ['only the second of two moves that is wrong', '24/18 13', '13', FORM],
  ['a count of none', '8/5(0)', '8/5(0)', 'a move is made 1 to 4 times, not 0'],
  ['a count of five', '8/5(5)', '8/5(5)', 'a move is made 1 to 4 times, not 5'],
  ['a count of twelve', '8/5(12)', '8/5(12)', 'a move is made 1 to 4 times, not 12'],
  ['a start beyond the bar', '26/20', '26/20', 'there is no point 26'],
  ['an end beyond the bar', '24/30', '24/30', 'there is no point 30'],
  ['a start that is off', 'off/6', 'off/6', 'a checker that is off does not move again'],
  ['a way on from off', '6/0/3', '6/0/3', 'a checker that is off does not move again'],
  ['an end on the bar', '20/bar', '20/bar', 'no checker is moved to the bar'],
  ['an end on the bar by number', '20/25', '20/25', 'no checker is moved to the bar'],
  ['no distance', '6/6', '6/6', 'a move goes from one place to another'],
  ['no distance later on', '8/6/6', '8/6/6', 'a move goes from one place to another'],
  ['a mark at the start', '8*/6', '8*/6', 'a * stands after the point where a blot was hit'],
  [
    'a mark on a checker borne off',
    '6/off*',
    '6/off*',
    'a * stands after the point where a blot was hit',
  ],
] as const;

describe('what is not a play is told, with the part that is wrong', () => {
  test.each(NOT_PLAYS)('%s: %j', (_, text, part, what) => {
    expect(readPlay(text)).toEqual({
      ok: false,
      problems: [{ where: `play, "${part}"`, what }],
    });
  });

  test('a mark at a later stop is in its place', () => {
    expect(readPlay('8/6*/5').ok).toBe(true);
  });
});
