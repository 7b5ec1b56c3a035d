import type { Facts } from '../../../src/diagrams/caption.ts';
import { worthOf } from '../../../src/puzzles/worth.ts';
import type { Count } from './count.ts';

const pointsOf = (facts: Facts | undefined, name: string): number => {
  const fact = facts?.get(name);
  return fact && 'count' in fact ? fact.count : Number.NaN;
};

/** What a game or a match brings. */
export const SCORED: readonly Count[] = [
  {
    counts: 'the points that a match lacked',
    says: ['היה צריך נקודה #'],
    found: ({ board: { facts } }) =>
      pointsOf(facts, 'match.length') - pointsOf(facts, 'before.white'),
    least: 1,
  },
  {
    counts: 'the points that a game brings',
    says: ['# נקודות', '(?<!(?:עוד|רק|צריך) )נקודה #'],
    found: ({ board: { facts, question } }) =>
      question?.kind === 'worth'
        ? worthOf(question).points
        : [...(facts?.values() ?? [])].flatMap((fact) =>
            'count' in fact && fact.noun === 'points' ? [fact.count] : [],
          ),
    least: 54,
  },
];
