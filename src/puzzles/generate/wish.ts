import { all, fail, ok, type Result } from '../../engine/result.ts';
import { DIFFICULTIES, type Difficulty } from '../difficulties.ts';
import { LEVELS, PRACTICE_RULES, type PracticeRule } from './levels.ts';

/** Goes up with every change after which a seed would give another puzzle. */
export const GENERATOR_VERSION = 1;

/** What somebody wants to practise. */
export interface Wish {
  /** 1 to 40 small letters, digits and hyphens. */
  readonly seed: string;
  readonly version: number;
  readonly rule: PracticeRule | 'any';
  readonly difficulty: Difficulty | 'any';
}

const ANY = 'any';
const RULES = [...PRACTICE_RULES, ANY] as const;
const DIFFICULTY_NAMES = [...(Object.keys(DIFFICULTIES) as Difficulty[]), ANY] as const;

/** Reads a wish as an address has it. Fails with a problem for each part that means nothing, and where the rule has no puzzles so hard. */
export function readWish(raw: Readonly<Record<keyof Wish, string>>): Result<Wish> {
  const wish = all({
    seed: /^[a-z0-9-]{1,40}$/.test(raw.seed)
      ? ok(raw.seed)
      : fail('seed', 'it is 1 to 40 small letters, digits and hyphens'),
    version:
      raw.version === String(GENERATOR_VERSION)
        ? ok(GENERATOR_VERSION)
        : fail('version', `the generator that is here is ${GENERATOR_VERSION}`),
    rule: oneOf('rule', RULES, raw.rule),
    difficulty: oneOf('difficulty', DIFFICULTY_NAMES, raw.difficulty),
  });
  if (!wish.ok) return wish;
  const { rule, difficulty } = wish.value;
  if (rule === ANY || difficulty === ANY || LEVELS[rule].includes(difficulty)) return wish;
  return fail('difficulty', `puzzles of ${rule} are ${LEVELS[rule].join(' or ')}`);
}

function oneOf<T extends string>(where: string, list: readonly T[], text: string): Result<T> {
  const found = list.find((one) => one === text);
  return found === undefined ? fail(where, `it is one of ${list.join(', ')}`) : ok(found);
}
