import { describe, expect, test } from 'vitest';
import { verifyText } from '../../src/diagrams/file.ts';
import { drawBoard } from '../../tools/referee/board.ts';
import { readGame } from '../../tools/referee/game.ts';
import { writeReport } from '../../tools/referee/report.ts';
import { readLines } from '../fixtures/read.ts';

function gameOf(xgid: string) {
  const game = readGame(xgid);
  if (!game.ok) throw new Error(`${xgid} cannot be read`);
  return game.value;
}
const report = (xgid: string) => writeReport(gameOf(xgid));

describe('The board on a terminal', () => {
  test('shows White’s home at the bottom right and point 24 at the top right', () => {
    const xgid = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10';
    expect(drawBoard(gameOf(xgid))).toEqual([
      '  13  14  15  16  17  18      19  20  21  22  23  24',
      '+------------------------+---+------------------------+',
      '|  O   .   .   .   X   . |   |  X   .   .   .   .   O |  X  Black',
      '|  O               X     |   |  X                   O |     pips 167',
      '|  O               X     |   |  X                     |     off 0',
      '|  O                     |   |  X                     |',
      '|  O                     |   |  X                     |',
      '|                        |BAR|        [6] [5]         |     cube 1',
      '|  X                     |   |  O                     |',
      '|  X                     |   |  O                     |',
      '|  X               O     |   |  O                     |     off 0',
      '|  X               O     |   |  O                   X |     pips 167',
      '|  X   .   .   .   O   . |   |  O   .   .   .   .   X |  O  White',
      '+------------------------+---+------------------------+',
      '  12  11  10   9   8   7       6   5   4   3   2   1',
    ]);
  });

  test('shows checkers on the bar, high stacks, the cube with its owner and Black’s own numbers', () => {
    const xgid = 'XGID=bb-aC-G-C---------c-db--AA:3:-1:-1:31:0:0:0:0:10';
    expect(drawBoard(gameOf(xgid))).toEqual([
      "  12  11  10   9   8   7       6   5   4   3   2   1   Black's points",
      "  13  14  15  16  17  18      19  20  21  22  23  24   White's points",
      '+------------------------+---+------------------------+',
      '|  .   .   .   .   .   X |   |  .   X   X   .   .   O |  X  Black',
      '|                      X |   |      X   X             |     pips 169',
      '|                      X |   |      X                 |     off 1',
      '|                        |   |      X                 |     cube 8',
      '|                        | O |                        |',
      '|        [3] [1]         |BAR|                        |',
      '|                        | X |  7                     |',
      '|                        | X |  O                     |',
      '|                  O     |   |  O       O             |     off 0',
      '|                  O     |   |  O       O           X |     pips 127',
      '|  .   .   .   .   O   . |   |  O   .   O   X   .   X |  O  White',
      '+------------------------+---+------------------------+',
      "  12  11  10   9   8   7       6   5   4   3   2   1   White's points",
      "  13  14  15  16  17  18      19  20  21  22  23  24   Black's points",
    ]);
  });

  test('shows a stack on the bar up from the middle of the board', () => {
    const middle = drawBoard(gameOf('XGID=cE----------------------bG:0:0:1:65:0:0:0:0:10')).slice(
      2,
      13,
    );
    expect(middle.map((line) => line.slice(25, 30))).toEqual([
      ...['| 7 |', '| O |', '| O |', '| O |', '| O |', '|BAR|'],
      ...['| X |', '| X |', '| X |', '|   |', '|   |'],
    ]);
  });

  test('fits on a narrow terminal that knows ASCII only', () => {
    for (const { xgid } of readLines('legal-plays.jsonl').slice(0, 300)) {
      for (const line of drawBoard(gameOf(xgid))) expect(line).toMatch(/^[ -~]{0,78}$/);
    }
  });
});

const GAMES: readonly (readonly [what: string, xgid: string, told: string])[] = [
  [
    'several plays',
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10',
    'White is to play 3-1: 16 legal plays.',
  ],
  [
    'several plays of Black',
    'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10',
    'Black is to play 3-1: 16 legal plays.',
  ],
  [
    'one play',
    'XGID=------F------------bbbbb-A:0:0:1:61:0:0:0:0:10',
    'White is to play 6-1: 1 legal play.',
  ],
  [
    'no play',
    'XGID=------F------------bbbbbbA:0:0:1:65:0:0:0:0:10',
    'White is to play 6-5 and has no legal play.',
  ],
  [
    'no play of Black',
    'XGID=aBBBBBB------------f------:0:0:-1:65:0:0:0:0:10',
    'Black is to play 6-5 and has no legal play.',
  ],
  [
    'a roll still to come',
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
    'White is to roll.',
  ],
  [
    'a double to be answered',
    'XGID=-b----E-C---eE---c-e----B-:1:1:-1:D:2:3:0:7:10',
    'Black is on turn, and a double was offered.',
  ],
  [
    'a beaver to be answered',
    'XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:2:0:10',
    'White is on turn, and a beaver was offered.',
  ],
  [
    'a raccoon to be answered',
    'XGID=-b----E-C---eE---c-e----B-:2:-1:1:R:0:0:2:0:10',
    'White is on turn, and a raccoon was offered.',
  ],
  [
    'a play that wins',
    'XGID=aA------------------------:0:0:1:65:0:0:0:0:10',
    'White is to play 6-5: 1 legal play.',
  ],
  [
    'a game that White has won',
    'XGID=--a----------------eed----:1:1:-1:00:0:0:0:0:10',
    'White has won a backgammon: 6 points.',
  ],
  [
    'a game that Black has won under Jacoby',
    'XGID=-EEE----------------------:0:0:1:00:0:0:1:0:10',
    'Black has won a single: 1 point.',
  ],
  [
    'a game whose winner’s roll still lies there',
    'XGID=-------------------eee----:0:0:1:65:0:0:0:0:10',
    'White has won a gammon: 2 points.',
  ],
  [
    'a board without Black, and a roll',
    'XGID=----------A-A-------------:0:0:1:12:0:0:0:0:10',
    'White is to play 1-2: 3 legal plays.',
  ],
];

describe('The report on a game', () => {
  test.each(GAMES)('tells %s', (_, xgid, told) => {
    expect(report(xgid).split('\n')).toContain(`# ${told}`);
  });

  test.each(GAMES)('is a diagram that can be proved: %s', (_, xgid) => {
    expect(verifyText(report(xgid))).toMatchObject({ ok: true });
  });

  test('is a diagram that can be proved, for games of all sorts and the rolls of both sides', () => {
    for (const { xgid } of readLines('legal-plays.jsonl').filter((_, i) => i % 60 === 0)) {
      for (const side of [xgid, xgid.replace(/:1:(\d\d:)/, ':-1:$1')]) {
        const verification = verifyText(report(side));
        expect(verification, side).toMatchObject({ ok: true, diagram: { xgid: side } });
      }
    }
  });

  test('claims the plays one by one, as long as they are few', () => {
    const few = report('XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10');
    expect(few.match(/^ {2}- .*/gm)).toEqual([
      ...['  - plays: 7', '  - legal: 24/13', '  - legal: 24/18 13/8', '  - legal: 24/18 8/3'],
      ...['  - legal: 13/8 13/7', '  - legal: 13/7 8/3', '  - legal: 13/2', '  - legal: 8/3 8/2'],
      '  - pips:',
    ]);
    const many = report('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10');
    expect(many.match(/legal: /g)).toHaveLength(8);
  });

  test('claims what there is to claim where there is one play, none, no roll or no game', () => {
    const claims = (what: string) => {
      const [, xgid] = GAMES.find(([name]) => name === what)!;
      return report(xgid).match(/^ {2}- .*/gm);
    };
    expect(claims('one play')).toEqual(['  - forced: bar/18', '  - pips:']);
    expect(claims('no play')).toEqual(['  - no-play: true', '  - pips:']);
    expect(claims('a roll still to come')).toEqual(['  - pips:']);
    expect(claims('a game that White has won')).toEqual(['  - outcome:', '  - pips:']);
  });

  test('names each game’s diagram for itself', () => {
    const idOf = (xgid: string) => /^id: (.*)$/m.exec(report(xgid))![1]!;
    const ids = GAMES.map(([, xgid]) => idOf(xgid));
    expect(new Set(ids).size).toBe(GAMES.length);
    expect(ids[0]).toMatch(/^white-31-[0-9a-f]{8}$/);
  });

  test('lists every legal play in columns', () => {
    const lines = report('XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10').split('\n');
    const first = lines.indexOf('# White is to play 6-5: 7 legal plays.') + 1;
    expect(lines.slice(first, first + 2)).toEqual([
      '#   24/13        24/18 13/8   24/18 8/3    13/8 13/7    13/7 8/3',
      '#   13/2         8/3 8/2',
    ]);
  });
});
