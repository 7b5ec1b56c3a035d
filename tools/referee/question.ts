import { toDice, type Dice } from '../../src/engine/dice.ts';
import { fail, ok, type Result } from '../../src/engine/result.ts';
import { readGame, readGameOfId, type Game } from './game.ts';

/** A game to be judged, and the play that is asked about; without one, all legal plays are. */
export interface Question {
  readonly game: Game;
  readonly play?: string;
}

/** The longest line that is read, in characters. */
export const LONGEST_LINE = 65_536;

const KEYS = ['xgid', 'positionId', 'dice', 'play'];

/**
 * Reads a line of JSON: `{"xgid", "play"?}` or `{"positionId", "dice", "play"?}`. Fails on everything
 * else, saying which part is wrong.
 */
export function readQuestion(line: string): Result<Question> {
  const fields = readObject(line);
  if (!fields.ok) return fields;
  const { play } = fields.value;
  if (play !== undefined && typeof play !== 'string') return notText('play', play);
  const game = readPosition(fields.value);
  if (!game.ok) return game;
  return ok({ game: game.value, ...(play !== undefined && { play }) });
}

function readObject(line: string): Result<Readonly<Record<string, unknown>>> {
  if (line.length > LONGEST_LINE) {
    return fail('line', `it is longer than ${LONGEST_LINE} characters`);
  }
  if (line.trim() === '') return fail('line', 'it is blank');
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return fail('line', `it is not JSON: ${(error as SyntaxError).message}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail('line', `it is a JSON object like {"xgid": "…"}, not ${quoted(json)}`);
  }
  const stranger = Object.keys(json).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) {
    return fail('line', `there is no key ${quoted(stranger)}: the keys are ${KEYS.join(', ')}`);
  }
  return ok(json as Record<string, unknown>);
}

function readPosition({ xgid, positionId, dice }: Readonly<Record<string, unknown>>): Result<Game> {
  if ((xgid === undefined) === (positionId === undefined)) {
    const which = xgid === undefined ? 'neither is here' : 'both are here';
    return fail('line', `it has either an xgid or a positionId with dice, and ${which}`);
  }
  if (positionId === undefined) {
    if (typeof xgid !== 'string') return notText('xgid', xgid);
    if (dice !== undefined) return fail('dice', 'the XGID already tells them: leave them out');
    return readGame(xgid);
  }
  if (typeof positionId !== 'string') return notText('positionId', positionId);
  const roll = readDice(dice);
  return roll.ok ? readGameOfId(positionId, roll.value) : roll;
}

function readDice(dice: unknown): Result<Dice> {
  if (dice === undefined) return fail('dice', 'a positionId needs them: write "dice": [6, 5]');
  if (!Array.isArray(dice) || dice.length !== 2) {
    return fail('dice', `they are a list of two numbers from 1 to 6, not ${quoted(dice)}`);
  }
  return toDice(dice);
}

const notText = (key: string, value: unknown): Result<never> =>
  fail(key, `it is a text in quotes, not ${quoted(value)}`);

const LONGEST_QUOTE = 60;

/** A value as JSON, cut where it is long. */
function quoted(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > LONGEST_QUOTE ? `${json.slice(0, LONGEST_QUOTE)}…` : json;
}
