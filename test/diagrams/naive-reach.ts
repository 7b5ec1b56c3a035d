import type { NaiveDice } from '../naive/naive.ts';
import { choices, legalEnds, numbersOf } from '../naive/results.ts';
import { afterStep, stepsOf } from '../naive/steps.ts';
import { readTable, writeTable, type Table } from '../naive/table.ts';

/**
 * Where one checker can land within some legal play, found the long way: every sequence of steps is played
 * to its end, and the sequences that end as a legal play are asked where the checker was.
 *
 * @param seen XGID's 26 characters, capitals for the side to move
 * @param from the checker's place, 25 for the bar
 * @returns points, and 0 for off; null where the mover has no checker on `from`
 */
export function naiveReach(seen: string, dice: NaiveDice, from: number): Set<number> | null {
  const table = readTable(seen);
  if (!table.mine.includes(from)) return null;
  const key = (end: Table, used: number) => `${used} ${writeTable(end)}`;
  const legal = new Set(legalEnds(table, dice).map((end) => key(end.table, end.used.length)));
  const reached = new Set<number>();
  const visited = new Set<string>();

  const follow = (now: Table, left: readonly number[], at: number, stops: readonly number[]) => {
    const used = numbersOf(dice).length - left.length;
    const visit = `${key(now, used)} ${left.join()} ${at} ${stops.join()}`;
    if (visited.has(visit)) return;
    visited.add(visit);
    if (legal.has(key(now, used))) for (const stop of stops) reached.add(stop);
    for (const { distance, left: rest } of choices(left, {})) {
      for (const step of stepsOf(now, distance, {})) {
        const then = afterStep(now, step);
        const standsStill = step.from !== at || now.mine.filter((place) => place === at).length > 1;
        if (step.from === at) follow(then, rest, step.to, [...stops, step.to]);
        if (standsStill) follow(then, rest, at, stops);
      }
    }
  };
  follow(table, numbersOf(dice), from, []);
  return reached;
}
