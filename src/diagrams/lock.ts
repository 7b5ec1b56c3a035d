import { createHash } from 'node:crypto';
import { score, PLAIN_TERMS } from '../engine/score.ts';
import { borneOff, CHECKERS } from '../engine/position.ts';
import { toSetup } from '../engine/setup.ts';
import { writeCheckers } from '../engine/xgid.ts';
import { pipsOf } from './claims/pips.ts';
import type { Failure } from './failure.ts';
import type { Scene } from './scene.ts';

/** What GNU Backgammon said of one diagram. */
export interface LockEntry {
  /** Of the position, the dice and all legal results together. */
  readonly results: string;
  readonly pips: { readonly white: number; readonly black: number };
  /** What a finished game is worth under international terms and the diagram's cube. */
  readonly points: number | null;
}

/** What GNU Backgammon said of every diagram, by its id. Only the driver writes it. */
export interface Lock {
  /** The program and its version. */
  readonly program: string;
  readonly diagrams: Readonly<Record<string, LockEntry>>;
}

/** What can be asked about a diagram, whoever answers: the engine or GNU Backgammon. */
export interface Answer {
  /** XGID's 26 characters. */
  readonly checkers: string;
  readonly turn: string;
  readonly dice: readonly number[] | null;
  /** The position after each legal play in the same form, or `won`; null where there is nothing to play. */
  readonly results: readonly string[] | null;
  readonly pips: { readonly white: number; readonly black: number };
  readonly points: number | null;
}

/** The engine's own answer about a scene. */
export function answerOf(scene: Scene): Answer {
  const { state, dice, plays, outcome } = scene;
  const results = plays?.map(({ result }) =>
    borneOff(result) === CHECKERS ? 'won' : writeCheckers(toSetup(result, state.turn)),
  );
  return {
    checkers: writeCheckers(state.setup),
    turn: state.turn,
    dice,
    results: results ?? null,
    pips: pipsOf(scene),
    points: outcome && score(outcome, { ...PLAIN_TERMS, cube: state.cube.value }).points,
  };
}

/** An answer as the lock keeps it. The order of the dice and of the results does not matter. */
export function lockEntry({ checkers, turn, dice, results, pips, points }: Answer): LockEntry {
  const asked = [checkers, turn, dice?.toSorted() ?? null, [...new Set(results)].sort()];
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return { results: hash, pips, points };
}

/** How the two answers differ, in words; nothing when they agree. */
export function difference(engine: LockEntry, gnubg: LockEntry): string | undefined {
  if (engine.results !== gnubg.results) {
    return 'GNU Backgammon was asked about another position or roll, or lists other results';
  }
  if (engine.pips.white !== gnubg.pips.white || engine.pips.black !== gnubg.pips.black) {
    return `GNU Backgammon counts ${gnubg.pips.white} pips for White and ${gnubg.pips.black} for Black, the engine ${engine.pips.white} and ${engine.pips.black}`;
  }
  if (engine.points !== gnubg.points) {
    return `GNU Backgammon gives ${gnubg.points ?? 'no'} points for this game, the engine ${engine.points ?? 'none'}`;
  }
  return undefined;
}

/** Why the lock does not confirm a scene that it should hold under a name; nothing when it does. */
export function lockFailures(name: string, scene: Scene, lock: Lock): Failure[] {
  const entry = Object.hasOwn(lock.diagrams, name) && lock.diagrams[name];
  const where = 'second program';
  if (!entry) {
    const what = 'GNU Backgammon was not asked about it yet: run npm run verify:gnubg';
    return [{ where, what }];
  }
  const differs = difference(lockEntry(answerOf(scene)), entry);
  return differs === undefined ? [] : [{ where, what: `${differs}: run npm run verify:gnubg` }];
}
