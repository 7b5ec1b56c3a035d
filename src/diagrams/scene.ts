import { z } from 'zod';
import { toDice, type Dice } from '../engine/dice.ts';
import { outcome, type Outcome } from '../engine/outcome.ts';
import { legalPlays, type Play } from '../engine/plays.ts';
import { BAR, CHECKERS, type Position } from '../engine/position.ts';
import { toPosition, type Colour, type Setup, type Side } from '../engine/setup.ts';
import { readXgid, type GameState } from '../engine/xgid.ts';
import { CubeValue } from './cube.ts';
import type { Failure } from './failure.ts';
import { mappingOf, readAs, type Form, type Read } from './form.ts';

/** A diagram's board, proved possible, with what the engine says of it. */
export interface Scene {
  readonly state: GameState;
  /** As the side to move sees it. */
  readonly position: Position;
  readonly dice: Dice | null;
  /** Every legal play of the roll; null where there is no roll, or the game is over. */
  readonly plays: readonly Play[] | null;
  readonly outcome: Outcome | null;
}

const Turn = z.enum(['white', 'black']).default('white');
const Roll = z.array(z.unknown()).optional();
const Cube = z
  .strictObject({ value: CubeValue, owner: z.enum(['white', 'black']).optional() })
  .default({ value: 1 });
const Counts = mappingOf(z.int().min(0));
const Counted = z.strictObject({ white: Counts.default({}), black: Counts.default({}) });

/** The parts of a form that tell of its board. */
type BoardForm = Pick<Form, 'position' | 'turn' | 'dice' | 'cube'>;

/** Reads a board: an XGID, or counts with the turn, the dice and the cube beside them. */
export function readScene(form: BoardForm): Read<Scene> {
  const state = typeof form.position === 'string' ? fromXgid(form) : fromCounts(form);
  if (!state.ok) return state;
  const { setup, turn, dice } = state.value;
  const position = toPosition(setup, turn);
  if (!position.ok) return failed(...position.problems.map(atPosition));

  const roll = typeof dice === 'string' ? null : dice;
  const ended = outcome(position.value);
  const plays = roll && !ended ? legalPlays(position.value, roll) : null;
  return {
    ok: true,
    value: { state: state.value, position: position.value, dice: roll, plays, outcome: ended },
  };
}

const failed = (...failures: Failure[]): Read<never> => ({ ok: false, failures });

const atPosition = ({ where, what }: { where: string; what: string }): Failure => ({
  where: 'position',
  what: `${where}: ${what}`,
});

function fromXgid(form: BoardForm): Read<GameState> {
  const twice = (['turn', 'dice', 'cube'] as const).filter((key) => form[key] !== undefined);
  if (twice.length > 0) {
    return failed({ where: twice.join(', '), what: 'the XGID already tells it; leave it out' });
  }
  const state = readXgid(form.position as string);
  return state.ok ? state : failed(...state.problems.map(atPosition));
}

function fromCounts(form: BoardForm): Read<GameState> {
  const counted = readAs(Counted, form.position, 'position');
  const turn = readAs(Turn, form.turn, 'turn');
  const roll = readAs(Roll, form.dice, 'dice');
  const cube = readAs(Cube, form.cube, 'cube');
  if (!counted.ok || !turn.ok || !roll.ok || !cube.ok) {
    return failed(...[counted, turn, roll, cube].flatMap((part) => (part.ok ? [] : part.failures)));
  }
  const failures: Failure[] = [];
  const setup: Setup = {
    white: sideOf('white', counted.value.white, failures),
    black: sideOf('black', counted.value.black, failures),
  };
  const dice = roll.value === undefined ? null : toDice(roll.value);
  if (dice && !dice.ok) failures.push(...dice.problems);
  if (failures.length > 0) return failed(...failures);
  return {
    ok: true,
    value: {
      setup,
      cube: { value: cube.value.value, owner: cube.value.owner ?? null },
      turn: turn.value,
      dice: dice?.ok ? dice.value : '00',
      score: { white: 0, black: 0 },
      crawford: false,
      jacoby: false,
      beavers: false,
      matchLength: 0,
      maxCube: 1024,
    },
  };
}

/** A side's counts by place; `off` is not needed, and is held to the rest when it is given. */
function sideOf(
  colour: Colour,
  counts: Readonly<Record<string, number>>,
  failures: Failure[],
): Side {
  const where = `position, ${colour}`;
  const points = Array<number>(BAR).fill(0);
  for (const [place, count] of Object.entries(counts)) {
    if (place === 'bar' || place === 'off') continue;
    const point = Number(place);
    if (/^[1-9]\d?$/.test(place) && point < BAR) points[point] = count;
    else failures.push({ where, what: `"${place}" is no place: write 1 to 24, bar or off` });
  }
  const bar = counts['bar'] ?? 0;
  const left = CHECKERS - bar - points.reduce((sum, count) => sum + count, 0);
  const off = counts['off'];
  if (off !== undefined && left >= 0 && off !== left) {
    failures.push({
      where,
      what: `off is ${left}, so that there are ${CHECKERS} checkers, not ${off}`,
    });
  }
  return { points, bar };
}
