import { expect, test } from 'vitest';
import lock from '../../src/diagrams/gnubg.lock.json' with { type: 'json' };
import { plainText } from '../../src/diagrams/words.ts';
import { judge } from '../../src/engine/judge.ts';
import { readPlay } from '../../src/engine/notation.ts';
import { collectionFailures, puzzlesIn } from '../../src/puzzles/collection.ts';
import { verifyPuzzle, verifyPuzzleText } from '../../src/puzzles/verify.ts';
import { failuresOf, findDiagram, ON_DISK, proved, rawOf, withPlainTexts } from './raw.ts';

const only = rawOf('one-runner-left');
const find = rawOf('leave-room-for-six');
const worth = rawOf('house-of-two');

const reachOf = (from: number) => ({ ...withPlainTexts(rawOf('how-far-from-behind')), from });
const ruling = withPlainTexts(rawOf('may-the-two-open'));
const entering = withPlainTexts(rawOf('numbers-that-enter'));
const bearing = withPlainTexts(rawOf('five-and-one-behind'));
const counting = withPlainTexts(rawOf('count-with-the-bar'));
const LAST_CHECKER = { position: { white: { 3: 1 }, black: { 24: 2 } } };

test.each(ON_DISK)('$raw.id is proved, and GNU Backgammon knows its board', ({ raw }) => {
  expect(verifyPuzzle(raw, findDiagram, lock).ok).toBe(true);
});

test.each(ON_DISK.filter(({ raw }) => raw.kind === 'find-play' || raw.kind === 'only-play'))(
  'the last hint to $raw.id is a legal play, and the first is its rule',
  ({ raw }) => {
    const { hints, scene, rules } = proved(raw);
    expect(hints[0]).toEqual([{ rule: rules[0] }]);
    const written = readPlay(plainText(hints[2]));
    expect(written.ok && judge(scene.position, scene.dice!, written.value).legal).toBe(true);
  },
);

test('a hint says which checker and which number decide, as the board is numbered', () => {
  expect(plainText(proved(find).hints[1])).toBe('הסתכלו על האבן שבמשולש 8 ועל ה־6.');
  expect(plainText(proved(rawOf('one-number-enters')).hints[1])).toBe(
    'הסתכלו על האבן שעל הבר ועל ה־2.',
  );
});

test('a hint to Black names the point that is printed on the board', () => {
  const { white, black } = only.position as Record<string, Record<string, number>>;
  const across = (side: Record<string, number> = {}) =>
    Object.fromEntries(Object.entries(side).map(([place, count]) => [25 - Number(place), count]));
  const turned = {
    ...withPlainTexts(only),
    position: { white: across(black), black: across(white) },
    turn: 'black',
  };
  const { hints } = proved(turned);
  expect(plainText(hints[1])).toBe('הסתכלו על האבן שבמשולש 13 ועל ה־6.');
  expect(plainText(hints[2])).toBe('12/6');
});

test('the hints to what a game is worth tell of the last checkers, and then the worth', () => {
  const [, where, answer] = proved(worth).hints;
  expect(plainText(where)).toBe(
    'האבנים של שחור: אין אבנים בחוץ, אבן אחת על הבר, אין אבנים בלוח הבית של לבן.',
  );
  expect(plainText(answer)).toBe('מארס, 4 נקודות.');
});

test('an explanation quotes the answer and the tries that are refused', () => {
  expect(plainText(proved(only).explanation)).toContain('אחרי 12/6 אין איך לשחק את ה־5');
  expect(plainText(proved(find).explanation)).toContain('נשארו 4 דרכים, למשל 24/20 8/2.');
});

const board = { position: only.position, dice: only.dice };
const { id, kind, rules, title, prompt, explanation } = withPlainTexts(only);
const boardless = { id, kind, rules, title, prompt, explanation };

test.each([
  ['an unknown key', { ...only, hint: 'x' }, 'puzzle: "hint" is not a key here'],
  ['no board', boardless, 'puzzle: it has no board: name a diagram, or write a position'],
  [
    'an unknown diagram',
    { ...boardless, diagram: 'nowhere' },
    'diagram: there is no diagram called "nowhere"',
  ],
  [
    'a diagram and a board',
    { ...boardless, ...board, diagram: 'dead-end' },
    'position, dice: the diagram already tells it; leave it out',
  ],
  [
    'only-play with several results',
    { ...withPlainTexts(find), kind: 'only-play' },
    'kind: only-play wants one legal result, and there are 4',
  ],
  [
    'find-play with nothing tempting',
    { ...withPlainTexts(rawOf('one-number-enters')), kind: 'find-play' },
    'kind: find-play wants a move that its number allows and the turn forbids, and there is none',
  ],
  [
    'worth of a game that goes on',
    { ...withPlainTexts(only), kind: 'worth' },
    'kind: worth asks about a finished game, and this one is not over',
  ],
  [
    'a play of a finished game',
    { ...withPlainTexts(rawOf('almost-turkish')), kind: 'only-play' },
    'kind: only-play asks for a play, but the game is over',
  ],
  [
    'a play without a roll',
    { ...withPlainTexts(only), dice: undefined },
    'kind: only-play asks for a play, but there is no roll',
  ],
  [
    'all-plays with one result',
    { ...withPlainTexts(only), kind: 'all-plays' },
    'kind: all-plays wants 2 to 8 legal results, and there are 1',
  ],
  [
    'can-you-play where nothing is refused',
    { ...withPlainTexts(only), ...LAST_CHECKER, kind: 'can-you-play', dice: [6, 5] },
    'kind: can-you-play wants a try that is refused, and there is none',
  ],
  ['reach without a checker', { ...reachOf(23), from: 24 }, 'from: white has no checker on 24'],
  [
    'reach of a checker that is stuck',
    { ...reachOf(22), dice: [6, 3] },
    'from: the checker there can reach no point',
  ],
  [
    'reach of a checker that can leave the board',
    { ...withPlainTexts(only), ...LAST_CHECKER, kind: 'reach', dice: [6, 1], from: 3 },
    'from: the checker there can be borne off too, and reach asks for points',
  ],
  [
    'reach from off',
    { ...reachOf(23), from: 'off' },
    'puzzle, from: it must be a point from 1 to 24, or bar',
  ],
  [
    'reach from nowhere',
    { ...reachOf(23), from: undefined },
    'from: it is missing: a puzzle of the kind reach must have it',
  ],
  [
    'a checker to follow in a roll to be played',
    { ...only, from: 6 },
    'from: a puzzle of the kind only-play has none',
  ],
  [
    'a play that cannot be read',
    { ...ruling, play: '7-5' },
    expect.stringMatching(/^play: .*write a move like/),
  ],
  [
    'a play without a move',
    { ...ruling, play: ' ' },
    'play: it has no move: can-you-play asks whether there is one',
  ],
  [
    'a play that hits nothing',
    { ...ruling, play: '7/1* 6/4' },
    'play: this play hits nothing on 1',
  ],
  [
    'a rule that is not among those to choose',
    { ...ruling, rules: ['turkish-mars'] },
    expect.stringContaining('rules: no wrong answer is refused by "turkish-mars": there are '),
  ],
  [
    'a rule that allows what the answer does not need',
    { ...withPlainTexts(rawOf('run-from-thirteen')), rules: ['jump-over'] },
    'rules: no wrong answer is refused by "jump-over", and the right one does not need what it allows: there are blocked-point, dead-end, larger-die, one-or-two, stop-between, need-not-hit',
  ],
  [
    'enter without a checker on the bar',
    { ...entering, position: only.position },
    'position: enter wants checkers on the bar, and white has none there',
  ],
  [
    'enter where every number enters',
    { ...entering, position: { white: { bar: 1, 6: 5 }, black: { 1: 2 } } },
    'position: enter wants a number that does not enter, and all of them do',
  ],
  [
    'enter with a roll',
    { ...entering, dice: [6, 5] },
    'dice: enter asks about no roll; leave it out',
  ],
  [
    'bear-off where all may leave',
    { ...bearing, position: LAST_CHECKER.position },
    'number: bear-off wants a checker that stays, and all of them may leave',
  ],
  [
    'bear-off with a seven',
    { ...bearing, number: 7 },
    'puzzle, number: it must be 6 or less, not 7',
  ],
  [
    'bear-off of a finished game',
    { ...bearing, position: { white: { off: 15 }, black: { 1: 1 } } },
    'kind: bear-off asks about a game that goes on, and this one is over',
  ],
  [
    'pips of nobody',
    { ...counting, of: 'red' },
    'puzzle, of: it must be one of white, black, not "red"',
  ],
  [
    'pips with a roll',
    { ...counting, dice: [2, 1] },
    'dice: pips asks about no roll; leave it out',
  ],
  ['terms of a roll', { ...only, terms: {} }, 'terms: a puzzle of the kind only-play has none'],
  [
    'terms that no house has',
    { ...worth, terms: { backgammon: 'never' } },
    'terms, backgammon: it must be one of bar-or-home, home, bar, none, not "never"',
  ],
  [
    'an unknown rule',
    { ...only, rules: ['larger'] },
    expect.stringContaining('puzzle, rules 1: it must be one of goal,'),
  ],
  [
    'a rule that no try meets',
    { ...only, rules: ['larger-die', 'bar-first'] },
    expect.stringContaining('rules: no wrong answer is refused by "bar-first": there are '),
  ],
  [
    'a rule twice',
    { ...only, rules: ['larger-die', 'larger-die'] },
    'rules: "larger-die" is named twice',
  ],
  [
    'a number that was typed',
    { ...only, explanation: 'רק 12/6.' },
    expect.stringContaining('explanation: "12" is typed by hand'),
  ],
  [
    'a prompt that gives the answer away',
    { ...only, prompt: 'שחקו {answer}.' },
    'prompt: no fact is called "answer": there are dice, dice.high, dice.low',
  ],
  [
    'a sixteenth checker',
    { ...only, position: { white: { 6: 16 }, black: { 1: 1 } } },
    expect.stringContaining('position: '),
  ],
])('%s is refused in a sentence', (_name, raw, sentence) => {
  expect(failuresOf(raw)).toContainEqual(sentence);
});

test('a puzzle may stand on a diagram of the site, which the lock holds under its own name', () => {
  const raw = {
    ...boardless,
    id: 'on-a-diagram',
    kind: 'find-play',
    diagram: 'dead-end',
    rules: ['dead-end'],
  };
  const verified = verifyPuzzle(raw, findDiagram, lock);
  expect(verified.ok && verified.value.hasOwnBoard).toBe(false);
  expect(verified.ok && verified.value.xgid).toBe(findDiagram('dead-end')!.xgid);
});

test('a board of its own that GNU Backgammon was not asked about is refused', () => {
  for (const changed of [{ id: 'new-here' }, { dice: [6, 4] as const }]) {
    const raw = { ...withPlainTexts(rawOf('last-three-home')), ...changed };
    const verified = verifyPuzzle({ ...raw, kind: 'find-play' }, findDiagram, lock);
    expect(verified.ok).toBe(false);
  }
  const renamed = verifyPuzzle({ ...only, id: 'new-here' }, findDiagram, lock);
  expect(!renamed.ok && renamed.failures.map(({ where }) => where)).toEqual(['second program']);
});

test('a text that is not YAML is refused with its line', () => {
  const verified = verifyPuzzleText('id: [', findDiagram);
  expect(verified.ok).toBe(false);
});

test('no two puzzles share an id, a position or its mirror', () => {
  const first = { file: 'a.yaml', puzzle: proved(only) };
  const { white, black } = only.position as Record<string, Record<string, number>>;
  const across = (side: Record<string, number> = {}) =>
    Object.fromEntries(Object.entries(side).map(([place, count]) => [25 - Number(place), count]));
  const mirror = proved({
    ...withPlainTexts(only),
    id: 'mirror',
    position: { white: across(black), black: across(white) },
    turn: 'black',
  });
  const told = (puzzles: Parameters<typeof collectionFailures>[0]) =>
    collectionFailures(puzzles).map(({ file, failure }) => `${file}: ${failure.what}`);
  expect(told([first, { file: 'b.yaml', puzzle: proved(find) }])).toEqual([]);
  expect(
    told([first, { file: 'b.yaml', puzzle: { ...proved(find), id: first.puzzle.id } }]),
  ).toEqual(['b.yaml: "one-runner-left" is the id of a.yaml too']);
  expect(told([first, { file: 'b.yaml', puzzle: mirror }])).toEqual([
    'b.yaml: a.yaml has the same position, or its mirror',
  ]);
});

test('the puzzles of the site are all different', () => {
  const puzzles = ON_DISK.map(({ file, raw }) => ({ file, puzzle: proved(raw) }));
  expect(collectionFailures(puzzles)).toEqual([]);
});

test('a page shows the puzzles that stand outside its comments', () => {
  const page = `<Puzzle id="a" />{/* <Puzzle id="b" /> */}<!-- <Puzzle id="c" /> --><Puzzle alone id='d' /><Puzzle id="a" />`;
  expect(puzzlesIn(page)).toEqual(['a', 'd']);
});
