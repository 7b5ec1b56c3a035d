/** A diagram's position on the reader's side, from what the page was proved with. */
import type { VerifiedDiagram } from '../../diagrams/verify.ts';
import type { Dice } from '../../engine/dice.ts';
import { outcome } from '../../engine/outcome.ts';
import { legalPlays } from '../../engine/plays.ts';
import { toPosition } from '../../engine/setup.ts';
import { readXgid } from '../../engine/xgid.ts';

export type Scene = VerifiedDiagram['scene'];

/** A scene with a roll to play. */
export interface Roll extends Scene {
  readonly dice: Dice;
}

/** The scene that an XGID tells; nothing for one that cannot be read or cannot be. */
export function sceneOf(xgid: string): Scene | undefined {
  const read = readXgid(xgid);
  if (!read.ok) return undefined;
  const { setup, turn, dice: rolled } = read.value;
  const position = toPosition(setup, turn);
  if (!position.ok) return undefined;
  const dice = typeof rolled === 'string' ? null : rolled;
  const ended = outcome(position.value);
  const plays = dice && !ended ? legalPlays(position.value, dice) : null;
  return { state: read.value, position: position.value, dice, plays, outcome: ended };
}

/** Whether there is something to play. */
export const isRoll = (scene: Scene): scene is Roll =>
  scene.dice !== null && scene.outcome === null;
