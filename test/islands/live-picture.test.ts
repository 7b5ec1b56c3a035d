import { describe, expect, test } from 'vitest';
import { groupPlays } from '../../src/components/islands/all-plays.tsx';
import {
  livePicture,
  needsTray,
  pictureOfRoll,
} from '../../src/components/islands/live-picture.ts';
import { isRoll, sceneOf, type Roll } from '../../src/components/islands/scene.ts';
import { readShown, writeShown } from '../../src/components/islands/shown.ts';
import {
  begin,
  move,
  pick,
  restart,
  takeBack,
  type Turn,
} from '../../src/components/islands/turn.ts';
import { wayBetween } from '../../src/components/islands/use-flight.ts';
import { OFF } from '../../src/engine/position.ts';

/** A roll with its turn, from an XGID's checkers, whose turn it is, and the dice. */
function on(checkers: string, turn: '1' | '-1', dice: string): { roll: Roll; turn: Turn } {
  const scene = sceneOf(`XGID=${checkers}:0:0:${turn}:${dice}:0:0:0:0:10`);
  if (!scene || !isRoll(scene)) throw new Error('nothing to play');
  return { roll: scene, turn: begin(scene.position, scene.dice) };
}

const OPENING = '-b----E-C---eE---c-e----B-';
const HOME = '-BBB--------------------a-';

describe('the picture of a live board', () => {
  test('rings what may move, by the numbers on the board', () => {
    const white = on(OPENING, '1', '31');
    expect(livePicture(white.roll, white.turn, false).live).toMatchObject({
      by: 'white',
      movable: [24, 13, 8, 6],
    });
    const black = on(OPENING, '-1', '31');
    expect(livePicture(black.roll, black.turn, false).live).toMatchObject({
      by: 'black',
      movable: [1, 12, 17, 19],
    });
  });
  test('lifts the picked checker off its point and lights where it can land', () => {
    const { roll, turn } = on(OPENING, '1', '31');
    const { white, live } = livePicture(roll, pick(turn, 8), false);
    expect(white.points[8]).toBe(2);
    expect(live).toMatchObject({
      lifted: { place: 8 },
      landings: [
        { place: 7, dice: [1], hit: false },
        { place: 5, dice: [3], hit: false },
        { place: 4, dice: [1, 3], hit: false },
      ],
    });
  });
  test('shows a refused try as a forbidden arrow, and every checker in its place', () => {
    const { roll, turn } = on(OPENING, '1', '51');
    const picture = livePicture(roll, move(turn, 24, 19), false);
    expect(picture.white).toEqual(livePicture(roll, turn, false).white);
    expect(picture.arrows).toEqual([{ by: 'white', kind: 'forbidden', path: [24, 19], dice: [5] }]);
    expect(picture.live?.movable).toBeUndefined();
  });
  test('lays the dice as thrown, hollows the played ones, and strikes the lost ones', () => {
    const { roll, turn } = on(OPENING, '1', '13');
    const states = (now: Turn, where = roll) =>
      livePicture(where, now, false).dice!.map(({ value, state }) => [value, state]);
    expect(states(turn)).toEqual([
      [1, undefined],
      [3, undefined],
    ]);
    expect(states(move(turn, 8, 5))).toEqual([
      [1, undefined],
      [3, 'used'],
    ]);
    const stuck = on('-----------------------bbA', '1', '21');
    expect(states(stuck.turn, stuck.roll)).toEqual([
      [2, 'lost'],
      [1, 'lost'],
    ]);
    const doublet = on(OPENING, '1', '22');
    expect(states(move(doublet.turn, 13, 9), doublet.roll).map(([, state]) => state)).toEqual([
      'used',
      'used',
      undefined,
      undefined,
    ]);
  });
  test('has a tray only where something is or may be borne off', () => {
    expect(needsTray(on(OPENING, '1', '31').roll)).toBe(false);
    expect(needsTray(on(HOME, '1', '31').roll)).toBe(true);
  });
  test('draws nothing of the tray where it has moved under the board', () => {
    const { roll, turn } = on(HOME, '1', '61');
    const picture = livePicture(roll, pick(turn, 3), false);
    expect([picture.white.off, picture.black.off, picture.cube]).toEqual([0, 0, undefined]);
    expect(picture.live?.landings?.map(({ place }) => place)).toEqual([2]);
    expect(livePicture(roll, pick(turn, 3), true).live?.landings).toHaveLength(2);
  });
});

describe('a checker flies', () => {
  const { turn } = on(OPENING, '1', '31');
  test('along its move, and back when it is taken back', () => {
    const played = move(turn, 8, 4);
    expect(wayBetween(turn, played)).toMatchObject({ from: 8, to: 4 });
    expect(wayBetween(played, takeBack(played))).toMatchObject({ to: 7 });
    expect(wayBetween(played, restart(played))).toMatchObject({ to: 8 });
  });
  test('back from where it was refused', () => {
    expect(wayBetween(turn, move(turn, 24, 19))).toMatchObject({ from: 19, to: 24 });
  });
  test('nowhere when it is only picked up', () => {
    expect(wayBetween(turn, pick(turn, 8))).toBeUndefined();
  });
});

describe('what a diagram’s page carries', () => {
  test('tells plays that are shown from those that are refused', () => {
    const shown = [
      { play: '7/1 6/5', allowed: true },
      { play: '7/6', allowed: false },
    ];
    expect(writeShown(shown)).toBe('7/1 6/5;!7/6');
    expect(readShown(writeShown(shown))).toEqual(shown);
    expect(readShown(writeShown([]))).toEqual([]);
  });
  test('is no roll to play when the game is over, none was thrown, or the text is broken', () => {
    expect(isRoll(sceneOf('XGID=-B----------------------a-:0:0:1:00:0:0:0:0:10')!)).toBe(false);
    expect(isRoll(sceneOf('XGID=------------------------a-:0:0:1:61:0:0:0:0:10')!)).toBe(false);
    expect(sceneOf('XGID=')).toBeUndefined();
  });
});

test('all plays are in groups of the move of their furthest checker', () => {
  const { plays } = on(OPENING, '1', '31').roll;
  const groups = groupPlays(plays!);
  expect(groups.map(({ first }) => first).slice(0, 3)).toEqual(['24/23', '24/21', '13/10']);
  expect(groups.flatMap((group) => group.plays)).toHaveLength(plays!.length);
  for (const { first, plays: grouped } of groups) {
    const [from] = first.split('/');
    for (const { text } of grouped) expect(text.startsWith(`${from}/`)).toBe(true);
  }
});

test('a win is borne off into a tray that counts it', () => {
  const { roll, turn } = on('-A----------------------a-', '1', '61');
  expect(livePicture(roll, move(turn, 1, OFF), true).white).toEqual({
    points: {},
    bar: 0,
    off: 15,
  });
});

test('a number that cannot be played is struck out, but not where that is the riddle', () => {
  const { roll } = on('-----------------bbbbbbb-A', '1', '63');
  const lost = (marks: Turn['marks']) =>
    pictureOfRoll(roll, marks).dice!.filter(({ state }) => state === 'lost').length;
  expect(lost('legal')).toBe(2);
  expect(lost('possible')).toBe(2);
  expect(lost('hidden')).toBe(0);
  expect(pictureOfRoll(roll, 'hidden').live).toBeUndefined();
});
