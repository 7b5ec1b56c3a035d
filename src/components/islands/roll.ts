import type { Dice } from '../../engine/dice.ts';
import type { Position } from '../../engine/position.ts';
import { toPosition } from '../../engine/setup.ts';
import { readXgid, type GameState } from '../../engine/xgid.ts';

/** A roll that is to be played on a board. */
export interface Roll {
  readonly state: GameState;
  /** As the side to move sees it. */
  readonly position: Position;
  readonly dice: Dice;
}

/** The roll that an XGID tells; nothing for one that has none or cannot be read. */
export function rollOf(xgid: string): Roll | undefined {
  const state = readXgid(xgid);
  if (!state.ok || typeof state.value.dice === 'string') return undefined;
  const { setup, turn, dice } = state.value;
  const position = toPosition(setup, turn);
  return position.ok ? { state: state.value, position: position.value, dice } : undefined;
}
