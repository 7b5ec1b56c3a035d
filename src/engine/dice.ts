import { fail, ok, type Result } from './result.ts';

export type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** The two numbers of a roll, in the order they were thrown. */
export type Dice = readonly [Die, Die];

export const isDie = (value: unknown): value is Die =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

/** Reads two numbers as a roll. Fails, naming the dice, unless both are whole numbers from 1 to 6. */
export function toDice(values: readonly unknown[]): Result<Dice> {
  const [first, second] = values;
  if (values.length !== 2 || !isDie(first) || !isDie(second)) {
    return fail('dice', `a roll is two whole numbers from 1 to 6, not ${JSON.stringify(values)}`);
  }
  return ok([first, second]);
}

export const isDoublet = ([first, second]: Dice): boolean => first === second;

/** The numbers that a roll gives to play with: two, or four of a doublet. The larger comes first. */
export function numbersOf([first, second]: Dice): Die[] {
  if (first === second) return [first, first, first, first];
  return first > second ? [first, second] : [second, first];
}
