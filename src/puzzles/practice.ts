import { DIFFICULTIES, type Difficulty } from './difficulties.ts';
import type { Result } from '../engine/result.ts';
import { LEVELS, type PracticeRule } from './generate/levels.ts';
import { GENERATOR_VERSION, readWish, type Wish } from './generate/wish.ts';

/** What an address that says nothing of it asks for. */
const UNSAID = { version: String(GENERATOR_VERSION), rule: 'any', difficulty: 'any' } as const;

/** A wish that every address can begin with. */
export const firstWish = (seed: string): Wish => ({
  seed,
  version: GENERATOR_VERSION,
  rule: 'any',
  difficulty: 'any',
});

/**
 * Reads what is to be practised from the query of an address, such as `?seed=a7&version=1&rule=dead-end`.
 * Fails with a problem for each part that means nothing; a part that is not there asks for anything.
 */
export function readPractice(query: string): Result<Wish> {
  const said = new URLSearchParams(query);
  const part = (name: keyof Wish, unsaid: string): string => said.get(name) ?? unsaid;
  return readWish({
    seed: part('seed', ''),
    version: part('version', UNSAID.version),
    rule: part('rule', UNSAID.rule),
    difficulty: part('difficulty', UNSAID.difficulty),
  });
}

/** A query that tells no seed asks for a fresh puzzle: the same query with a seed that was drawn. */
export function withSeed(query: string, seed: string): string {
  const said = new URLSearchParams(query);
  if (said.has('seed')) return query;
  said.set('seed', seed);
  return `?${String(said)}`;
}

/** The query by which anybody comes to the same puzzle. */
export const writePractice = ({ seed, version, rule, difficulty }: Wish): string =>
  `?${String(new URLSearchParams({ seed, version: String(version), rule, difficulty }))}`;

const ORDER = Object.keys(DIFFICULTIES) as Difficulty[];

/** The level that a rule is practised at by somebody who wants another one: the same, or the nearest that it has, of two the harder. */
export function nearestLevel(rule: Wish['rule'], wanted: Wish['difficulty']): Wish['difficulty'] {
  if (rule === 'any' || wanted === 'any' || LEVELS[rule].includes(wanted)) return wanted;
  const distance = (level: Difficulty): number =>
    Math.abs(ORDER.indexOf(level) - ORDER.indexOf(wanted));
  return LEVELS[rule].toSorted(
    (a, b) => distance(a) - distance(b) || ORDER.indexOf(b) - ORDER.indexOf(a),
  )[0]!;
}

/** A seed of letters and digits from numbers that somebody drew. */
export const seedFrom = (drawn: Iterable<number>): string =>
  [...drawn]
    .map((number) => Math.abs(Math.trunc(number)).toString(36))
    .join('')
    .slice(0, 12);

const WRONG: Readonly<Record<keyof Wish, string>> = {
  seed: 'חסר בכתובת הסימן של החידה, או שהוא כתוב אחרת ממה שאנחנו כותבים.',
  version: 'הכתובת מגרסה אחרת של מחולל החידות, ואת החידה ההיא כבר אין לנו.',
  rule: 'הכלל שבכתובת לא נמצא בין הכללים שאפשר לתרגל.',
  difficulty: 'אין רמת קושי כזאת.',
};

/** Why a practice address cannot be followed, in Hebrew: a sentence for each part. */
export function tellWrongAddress(query: string): string[] {
  const read = readPractice(query);
  if (read.ok) return [];
  const said = new URLSearchParams(query);
  const rule = said.get('rule') ?? UNSAID.rule;
  const difficulty = said.get('difficulty') ?? UNSAID.difficulty;
  return read.problems.map(({ where }) =>
    where === 'difficulty' && Object.hasOwn(LEVELS, rule) && Object.hasOwn(DIFFICULTIES, difficulty)
      ? `לכלל הזה יש חידות ברמה אחרת: ${levelsInHebrew(rule as PracticeRule)}.`
      : WRONG[where as keyof Wish],
  );
}

const levelsInHebrew = (rule: PracticeRule): string =>
  LEVELS[rule].map((level) => DIFFICULTIES[level]).join(', ');
