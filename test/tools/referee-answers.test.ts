import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { answer, type Listing, type Ruling } from '../../tools/referee/answer.ts';
import { readLines } from '../fixtures/read.ts';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10';

const ask = (question: object) => answer(JSON.stringify(question));
const listing = (xgid: string) => ask({ xgid }) as Listing;
const ruling = (xgid: string, play: string) => ask({ xgid, play }) as Ruling;
const errorOf = (line: string) => (answer(line) as { error: string }).error;

/** The board of 26 characters as it is when the two sides change colours and places. */
const turnBoard = (checkers: string): string =>
  [...checkers]
    .reverse()
    .map((letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    )
    .join('');

/** The same game with Black where White was. */
function turnGame(xgid: string): string {
  const [checkers, cube, owner, turn, ...rest] = xgid.replace('XGID=', '').split(':');
  const minus = (number: string) => String(0 - Number(number));
  return `XGID=${[turnBoard(checkers!), cube, minus(owner!), minus(turn!), ...rest].join(':')}`;
}

/** Every fifteenth line or so: some four hundred of them. */
const some = <T>(lines: readonly T[]): T[] => lines.filter((_, i) => i % 15 === 0);

const SIDES = [
  { mover: 'White', turn: (xgid: string) => xgid, back: (checkers: string) => checkers },
  { mover: 'Black', turn: turnGame, back: turnBoard },
];

describe.each(SIDES)('The referee, when $mover is to move,', ({ turn, back }) => {
  const hasWon = (checkers: string) => !/[A-Z]/.test(checkers);

  test('lists the results that GNU Backgammon lists, on a board that is not turned', () => {
    for (const { xgid, results } of some(readLines('legal-plays.jsonl'))) {
      const found = listing(turn(xgid)).plays!.map(({ result }) => back(result));
      const named = new Set(found.map((checkers) => (hasWon(checkers) ? 'won' : checkers)));
      expect([...named].sort(), xgid).toEqual(results);
    }
  });

  test('finds every play that it lists legal, with the same result', () => {
    for (const { xgid } of some(readLines('natural.jsonl'))) {
      for (const { play, result } of listing(turn(xgid)).plays!) {
        expect(ruling(turn(xgid), play), `${xgid} ${play}`).toMatchObject({ legal: true, result });
      }
    }
  });

  test('names the reason why a play is illegal', () => {
    for (const { xgid, play, code } of readLines('judged.jsonl')) {
      const verdict = ruling(turn(xgid), play);
      const codes = verdict.legal ? [] : verdict.reasons.map((reason) => reason.code);
      expect(codes, `${xgid} ${play}`).toContain(code);
    }
  });

  test('counts a win as GNU Backgammon does, under the cube and the Jacoby rule', () => {
    const winner = turn(START) === START ? 'white' : 'black';
    for (const { xgid, play, points, cube } of readLines('scores.jsonl')) {
      const verdict = ruling(turn(xgid), play);
      const outcome = verdict.legal ? verdict.outcome : null;
      expect(outcome, xgid).toMatchObject({ winner, points });
      expect(points, xgid).toBe({ single: 1, gammon: 2, backgammon: 3 }[kindOf(outcome!)] * cube);
    }
  });
});

const kindOf = ({ kind }: { kind: string }) => kind as 'single' | 'gammon' | 'backgammon';

describe('The referee', () => {
  test('answers a position with its plays, outcome, pips and Position ID, and nothing else', () => {
    expect(JSON.stringify(listing(START))).toBe(
      '{"plays":[' +
        '{"play":"24/13","result":"-b----E-C---eF---c-e----A-"},' +
        '{"play":"24/18 13/8","result":"-b----E-D---eD---cAe----A-"},' +
        '{"play":"24/18 8/3","result":"-b-A--E-B---eE---cAe----A-"},' +
        '{"play":"13/8 13/7","result":"-b----EAD---eC---c-e----B-"},' +
        '{"play":"13/7 8/3","result":"-b-A--EAB---eD---c-e----B-"},' +
        '{"play":"13/2","result":"-bA---E-C---eD---c-e----B-"},' +
        '{"play":"8/3 8/2","result":"-bAA--E-A---eE---c-e----B-"}' +
        '],"outcome":null,"pips":{"white":167,"black":167},"positionId":"4HPwATDgc/ABMA"}',
    );
  });

  test('answers a legal play with its result and outcome, and nothing else', () => {
    expect(JSON.stringify(ruling(START, '13/8 24/18'))).toBe(
      '{"legal":true,"result":"-b----E-D---eD---cAe----A-","outcome":null}',
    );
  });

  test('answers an illegal play with its reasons, each with its rule', () => {
    expect(JSON.stringify(ruling(START, '24/19'))).toBe(
      '{"legal":false,"reasons":[{"code":"point-blocked","rule":"blocked-point"}]}',
    );
  });

  test('shows a witness where more or other dice had to be used', () => {
    expect(JSON.stringify(ruling(START, '24/18'))).toBe(
      '{"legal":false,"reasons":[{"code":"must-play-more","rule":"both-dice","witness":"24/13"}]}',
    );
  });

  test('takes no moves for a pass, which is legal only when nothing can be played', () => {
    const shutOut = 'XGID=------F------------bbbbbbA:0:0:1:65:0:0:0:0:10';
    expect(ruling(START, '')).toMatchObject({ reasons: [{ code: 'must-play-more' }] });
    expect(listing(shutOut).plays).toEqual([]);
    expect(ruling(shutOut, '')).toEqual({
      legal: true,
      result: '------F------------bbbbbbA',
      outcome: null,
    });
  });

  test('numbers the plays of Black from its own side', () => {
    const xgid = 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10';
    expect(ruling(xgid, '8/5 6/5')).toEqual({
      legal: true,
      result: '-b----E-C---eE---b-db---B-',
      outcome: null,
    });
  });

  test('reads a Position ID as White’s, with the dice beside it', () => {
    const question = { positionId: '4HPwATDgc/ABMA', dice: [6, 5] };
    expect(ask(question)).toEqual(listing(START));
    expect(ask({ ...question, play: '24/13' })).toEqual(ruling(START, '24/13'));
  });

  test('writes the Position IDs that GNU Backgammon writes, whoever moves', () => {
    for (const { position, gnubgPositionId } of readLines('position-ids.jsonl')) {
      const xgid = `XGID=${position}:0:0:1:00:0:0:0:0:10`;
      expect(listing(xgid).positionId).toBe(gnubgPositionId);
      expect(listing(turnGame(xgid)).positionId).toBe(gnubgPositionId);
    }
  });

  test.each(['00', 'D', 'B', 'R'])('lists no plays where the dice are %s', (dice) => {
    const xgid = START.replace(':65:', `:${dice}:`);
    expect(listing(xgid)).toMatchObject({ plays: null, outcome: null, pips: { white: 167 } });
    expect(ask({ xgid, play: '24/18' })).toEqual({
      error: `play: there is no roll to play: the XGID has ${dice} for dice`,
    });
  });

  describe('when the game is over', () => {
    const LOST = {
      single: '------------------abbb----',
      gammon: '-------------------eee----',
      backgammon: '--a----------------eed----',
    };

    test.each([
      ['a single', LOST.single, '1:1:1:00:0:0:0:0:10', { kind: 'single', points: 2 }],
      ['a gammon', LOST.gammon, '1:1:1:00:0:0:0:0:10', { kind: 'gammon', points: 4 }],
      ['a backgammon', LOST.backgammon, '3:-1:1:00:0:0:0:0:10', { kind: 'backgammon', points: 24 }],
      [
        'a gammon before Black rolls',
        LOST.gammon,
        '0:0:-1:00:0:0:0:0:10',
        { kind: 'gammon', points: 2 },
      ],
      [
        'a gammon, the roll still lying',
        LOST.gammon,
        '0:0:1:65:0:0:0:0:10',
        { kind: 'gammon', points: 2 },
      ],
      ['a single under Jacoby', LOST.gammon, '0:0:1:00:0:0:1:0:10', { kind: 'single', points: 1 }],
      [
        'a gammon under Jacoby, doubled',
        LOST.gammon,
        '1:1:1:00:0:0:1:0:10',
        { kind: 'gammon', points: 4 },
      ],
      ['a gammon in a match', LOST.gammon, '0:0:1:00:4:4:1:5:10', { kind: 'gammon', points: 2 }],
    ])('tells %s', (_, checkers, rest, outcome) => {
      const xgid = `XGID=${checkers}:${rest}`;
      expect(listing(xgid)).toMatchObject({
        plays: null,
        outcome: { winner: 'white', ...outcome },
      });
      expect(listing(turnGame(xgid))).toMatchObject({
        plays: null,
        outcome: { winner: 'black', ...outcome },
      });
    });

    test('refuses every play, but tells first that a play cannot be read', () => {
      const over = `XGID=${LOST.gammon}:0:0:1:00:0:0:0:0:10`;
      const gameOver = { legal: false, reasons: [{ code: 'game-over', rule: 'win-at-once' }] };
      expect(ruling(over, '6/off')).toEqual(gameOver);
      expect(ruling(over, '')).toEqual(gameOver);
      expect(ruling(over.replace(':00:', ':65:'), '6/off')).toEqual(gameOver);
      expect(ruling(over, 'six off')).toMatchObject({ reasons: [{ code: 'bad-notation' }] });
    });
  });

  test('takes a board without Black’s checkers for an exercise when there is a roll to play', () => {
    const xgid = 'XGID=----------A-A-------------:0:0:1:12:0:0:0:0:10';
    expect(listing(xgid)).toMatchObject({ outcome: null, plays: { length: 3 } });
    expect(listing(xgid.replace(':12:', ':11:'))).toMatchObject({ plays: { length: 4 } });
    expect(ruling(xgid, '12/9')).toMatchObject({ legal: true, outcome: null });
    expect(listing(xgid.replace(':12:', ':00:'))).toMatchObject({
      plays: null,
      outcome: { winner: 'black' },
    });
  });

  test.each(['hello', '24', '24/18/', '26/20', '24/18 13-8', 'x'.repeat(5000), ' '.repeat(5000)])(
    'rules a play that cannot be read bad notation (%#)',
    (play) => {
      expect(ruling(START, play)).toEqual({
        legal: false,
        reasons: [{ code: 'bad-notation', rule: 'notation' }],
      });
    },
  );

  test.each([
    ['', 'line: it is blank'],
    [' \t\r', 'line: it is blank'],
    ['[]', 'line: it is a JSON object like {"xgid": "…"}, not []'],
    ['null', 'line: it is a JSON object like {"xgid": "…"}, not null'],
    ['"XGID"', 'line: it is a JSON object like {"xgid": "…"}, not "XGID"'],
    ['{}', 'line: it has either an xgid or a positionId with dice, and neither is here'],
    [
      '{"xgid": "a", "positionId": "b"}',
      'line: it has either an xgid or a positionId with dice, and both are here',
    ],
    [
      '{"xgid": "a", "moves": 1}',
      'line: there is no key "moves": the keys are xgid, positionId, dice, play',
    ],
    ['{"xgid": 5}', 'xgid: it is a text in quotes, not 5'],
    ['{"positionId": null, "dice": [1, 2]}', 'positionId: it is a text in quotes, not null'],
    ['{"xgid": "a", "play": ["24/18"]}', 'play: it is a text in quotes, not ["24/18"]'],
    ['{"xgid": "a", "dice": [1, 2]}', 'dice: the XGID already tells them: leave them out'],
    ['{"positionId": "a"}', 'dice: a positionId needs them: write "dice": [6, 5]'],
    [
      '{"positionId": "a", "dice": [1, 2, 3]}',
      'dice: they are a list of two numbers from 1 to 6, not [1,2,3]',
    ],
    [
      '{"positionId": "a", "dice": "65"}',
      'dice: they are a list of two numbers from 1 to 6, not "65"',
    ],
    [
      '{"positionId": "a", "dice": [0, 7]}',
      'dice: a roll is two whole numbers from 1 to 6, not [0,7]',
    ],
    ['{"positionId": "a", "dice": [1, 2]}', 'Position ID: it is 14 characters long, and this is 1'],
    ['{"xgid": "a"}', 'XGID: it has 10 parts between colons, and this has 1'],
    [
      JSON.stringify({ xgid: START.replace(':1:65', ':2:67') }),
      'XGID, turn: it is 1, -1, not "2"; ' +
        'XGID, dice: they are two digits from 1 to 6, or 00, D, B or R, not "67"',
    ],
    [
      JSON.stringify({ xgid: START.replace('E-C', 'EAC') }),
      'White: 16 checkers, which is more than 15',
    ],
    [
      JSON.stringify({ xgid: 'a'.repeat(300) }),
      'XGID: it is at most 200 characters, and this is 300',
    ],
    [
      `{"${'k'.repeat(100)}": 1}`,
      `line: there is no key "${'k'.repeat(59)}…: the keys are xgid, positionId, dice, play`,
    ],
    [' '.repeat(70_000), 'line: it is longer than 65536 characters'],
  ])('says what cannot be read, and where: %.60s', (line, error) => {
    expect(answer(line)).toEqual({ error });
  });

  test('quotes what stops it from reading JSON', () => {
    expect(errorOf('{"xgid": "a",}')).toMatch(/^line: it is not JSON: .*position 13/);
    expect(errorOf("{'xgid': 'a'}")).toMatch(/^line: it is not JSON: /);
  });

  const plays = fc.oneof(fc.stringMatching(/^[0-9bar/off* ()]{0,20}$/), fc.string());
  const questions = fc.oneof(
    fc.record({ xgid: fc.constant(START), play: plays }),
    fc.record({ positionId: fc.base64String(), dice: fc.tuple(fc.nat(7), fc.nat(7)) }),
    fc.record(
      { xgid: fc.jsonValue(), positionId: fc.jsonValue(), dice: fc.jsonValue(), play: plays },
      { requiredKeys: [] },
    ),
  );

  property.prop(
    [
      fc.oneof(
        fc.string(),
        fc.json(),
        questions.map((question) => JSON.stringify(question)),
      ),
    ],
    { numRuns: 1000 },
  )('answers whatever is asked, in one of its three forms', (line) => {
    const found = answer(line);
    if ('error' in found) {
      expect(found.error).toMatch(/^[\w' ,]+: /);
    } else if ('legal' in found && !found.legal) {
      expect(found.reasons.length).toBeGreaterThan(0);
      for (const { rule } of found.reasons) expect(RULE_IDS).toContain(rule);
    } else if ('legal' in found) {
      expect(found.result).toHaveLength(26);
    } else {
      expect(found.positionId).toHaveLength(14);
    }
  });

  test('answers a thousand lines in less than a second of the processor’s time', () => {
    const lines = readLines('legal-plays.jsonl')
      .slice(0, 1000)
      .map(({ xgid }) => JSON.stringify({ xgid }));
    const before = process.cpuUsage();
    for (const line of lines) answer(line);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
});
