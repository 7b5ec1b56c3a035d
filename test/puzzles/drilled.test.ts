import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { verifyText } from '../../src/diagrams/file.ts';
import { bar } from '../../src/content/laws/bar.ts';
import { bearingOff } from '../../src/content/laws/bearing-off.ts';
import { doublets } from '../../src/content/laws/doublets.ts';
import { hitting } from '../../src/content/laws/hitting.ts';
import { moving } from '../../src/content/laws/moving.ts';
import { result } from '../../src/content/laws/result.ts';
import { twoDice } from '../../src/content/laws/two-dice.ts';
import { RULE_OF } from '../../src/engine/reasons.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import { signatureOf } from '../../src/puzzles/collection.ts';
import { PUZZLE_KINDS } from '../../src/puzzles/question.ts';
import { ON_DISK, proved } from './raw.ts';

/** The rules of movement, of bearing off and of scoring that no position can put to the test, and why. */
const UNDRILLED: Readonly<Partial<Record<RuleId, string>>> = {
  'opposite-ways':
    'it says which way each side goes; whoever goes the other way breaks forward-only',
  notation: 'it is about writing, and a play that cannot be read is no puzzle',
  'no-extra-turn': 'it is about what comes after the turn',
  'no-contact': 'it says what happens no more, and allows and forbids nothing',
  'refused-double': 'nothing on a board decides it: somebody gives up before the end',
  'full-count': 'nothing on a board decides it: it is about the score of a match',
};

/** The chapters whose rules are played, or count a finished game. */
const CHAPTERS = { moving, doublets, hitting, bar, twoDice, bearingOff, result };
const RULES = Object.values(CHAPTERS).flatMap((laws) => Object.keys(laws) as RuleId[]);
const DRILLED = RULES.filter((rule) => !Object.hasOwn(UNDRILLED, rule));
const FEWEST_OF_A_KIND = 6;

const drilling = (rule: RuleId): number =>
  ON_DISK.filter(({ raw }) => raw.rules.includes(rule)).length;

test.each(DRILLED)('at least four puzzles drill %s', (rule) => {
  expect(drilling(rule)).toBeGreaterThanOrEqual(4);
});

test.each(Object.keys(UNDRILLED) as RuleId[])('no puzzle says that it drills %s', (rule) => {
  expect(RULES).toContain(rule);
  expect(drilling(rule)).toBe(0);
});

test('every rule by which the engine refuses a play is drilled', () => {
  const refusing = Object.entries(RULE_OF).filter(
    ([code]) => code !== 'bad-notation' && code !== 'game-over',
  );
  expect(DRILLED).toEqual(expect.arrayContaining(refusing.map(([, rule]) => rule)));
});

test.each(Object.keys(PUZZLE_KINDS))('the kind %s has its puzzles', (kind) => {
  const ofKind = ON_DISK.filter(({ raw }) => raw.kind === kind);
  expect(ofKind.length).toBeGreaterThanOrEqual(FEWEST_OF_A_KIND);
});

test('no puzzle with a board of its own stands on the position of a diagram, or its mirror', () => {
  const diagrams = new Map(
    globSync('src/content/diagrams/**/*.{yaml,yml}').flatMap((file) => {
      const verified = verifyText(readFileSync(file, 'utf8'));
      return verified.ok ? [[signatureOf(verified.diagram.scene.position), file] as const] : [];
    }),
  );
  const shared = ON_DISK.filter(({ raw }) => {
    const { hasOwnBoard, scene } = proved(raw);
    return hasOwnBoard && diagrams.has(signatureOf(scene.position));
  });
  expect(diagrams.size).toBeGreaterThan(80);
  expect(shared.map(({ file }) => file)).toEqual([]);
});

test('no two puzzles say the same words', () => {
  for (const text of ['title', 'explanation'] as const) {
    const texts = ON_DISK.map(({ raw }) => raw[text]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
