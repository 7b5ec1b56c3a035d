import type { NaiveDice, NaiveOptions } from '../naive/naive.ts';
import { choices, legalEnds, numbersOf } from '../naive/results.ts';
import { afterStep, isHit, stepsOf, type Made } from '../naive/steps.ts';
import { readTable, writeTable, type Table } from '../naive/table.ts';

/**
 * Where one checker can land within some legal play, found the long way: every sequence of steps is played
 * to its end, and the sequences that end as a legal play are asked where the checker was.
 *
 * @param seen XGID's 26 characters, capitals for the side to move
 * @param from the checker's place, 25 for the bar
 * @returns points, and 0 for off; null where the mover has no checker on `from`
 */
export function naiveReach(
  seen: string,
  dice: NaiveDice,
  from: number,
  options: NaiveOptions = {},
): Set<number> | null {
  const table = readTable(seen);
  if (!table.mine.includes(from)) return null;
  const key = (end: Table, used: number) => `${used} ${writeTable(end)}`;
  const legal = new Set(
    legalEnds(table, dice, options).map((end) => key(end.table, end.used.length)),
  );
  const reached = new Set<number>();
  const visited = new Set<string>();

  const follow = (
    now: Table,
    left: readonly number[],
    at: number,
    stops: readonly number[],
    last: Made | null,
  ) => {
    const used = numbersOf(dice, options).length - left.length;
    const visit = `${key(now, used)} ${left.join()} ${at} ${stops.join()} ${last?.to} ${last?.hit}`;
    if (visited.has(visit)) return;
    visited.add(visit);
    if (legal.has(key(now, used))) for (const stop of stops) reached.add(stop);
    for (const { distance, left: rest } of choices(left, options)) {
      for (const step of stepsOf(now, distance, options, last)) {
        const then = afterStep(now, step);
        const standsStill = step.from !== at || now.mine.filter((place) => place === at).length > 1;
        const made = { ...step, hit: isHit(now, step) };
        if (step.from === at) follow(then, rest, step.to, [...stops, step.to], made);
        if (standsStill) follow(then, rest, at, stops, made);
      }
    }
  };
  follow(table, numbersOf(dice, options), from, [], null);
  return reached;
}
