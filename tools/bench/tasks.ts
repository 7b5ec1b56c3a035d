import { readFileSync } from 'node:fs';
import { toPosition } from '../../src/engine/setup.ts';
import { readXgid } from '../../src/engine/xgid.ts';
import type { Task } from './contestants.ts';

/**
 * Reads positions with their rolls from a file of JSON lines that each hold an `xgid`.
 *
 * @throws Error naming the first line that is no position with a roll
 */
export function readTasks(file: URL): Task[] {
  return readFileSync(file, 'utf8').trim().split('\n').map(readTask);
}

function readTask(line: string, index: number): Task {
  const { xgid } = JSON.parse(line) as { xgid: string };
  const state = readXgid(xgid);
  const position = state.ok ? toPosition(state.value.setup, state.value.turn) : state;
  if (!state.ok || !position.ok || typeof state.value.dice === 'string') {
    throw new Error(`line ${index + 1}: ${xgid} is no position with a roll`);
  }
  return { position: position.value, dice: state.value.dice };
}
