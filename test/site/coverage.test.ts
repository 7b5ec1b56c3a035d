import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CITED } from '../../src/components/islands/cited.ts';
import { REASON_CODES, RULE_OF } from '../../src/engine/reasons.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { COVERAGE_FILE, coverageDocument, TESTS } from '../../tools/coverage/document.ts';
import { examplesIn, examplesOf, REFUSALS } from '../../tools/coverage/examples.ts';
import { placesOf } from '../../tools/coverage/places.ts';
import { FAMILIES } from '../../tools/coverage/subjects.ts';
import { UNSHOWN } from '../../tools/coverage/unshown.ts';
import { diagrams, repeated } from './entries.ts';

const SUBJECTS = FAMILIES.flatMap(({ subjects }) => subjects);

describe('every rule has a proved example', () => {
  test.each(RULE_IDS.filter((id) => !(id in UNSHOWN)))('%s', (rule) => {
    const shown = examplesOf(rule);
    expect(shown).not.toEqual([]);
    expect(shown.filter((id) => !diagrams.has(id))).toEqual([]);
  });

  test('but those that no position can show, and each of these has none', () => {
    const needless = RULE_IDS.filter((id) => id in UNSHOWN && examplesOf(id).length > 0);
    expect(needless).toEqual([]);
  });
});

describe('a diagram is the example of', () => {
  const of = (...lines: string[]): string[] =>
    examplesIn(lines.join('\n')).map(({ of, diagram }) => `${of}: ${diagram}`);

  test('the rules that share its spread', () => {
    expect(
      of(
        '<Spread>',
        '<Rule id="hit">א</Rule>',
        '<Diagram id="one" />',
        '<Rule id="mars">ב</Rule>',
        '</Spread>',
        '<Spread><Rule id="goal">ג</Rule></Spread>',
      ),
    ).toEqual(['hit: one', 'mars: one']);
  });

  test('the rule or the custom that it stands in, and of no other', () => {
    expect(
      of(
        '<Spread>',
        '<Rule id="hit"><Diagram id="one" /></Rule>',
        '<Rule id="mars" />',
        '</Spread>',
      ),
    ).toEqual(['hit: one']);
    expect(of('<Custom id="dice" />', '<Custom id="run"><Diagram id="one" /></Custom>')).toEqual([
      'run: one',
    ]);
  });

  test('the rule whose text points to it', () => {
    expect(of('<Rule id="hit">כמו ב<FigureLink to="one" />.</Rule>')).toEqual(['hit: one']);
  });

  test('nothing, where it stands alone', () => {
    expect(of('<Rule id="hit">א</Rule>', '<Diagram id="one" />')).toEqual([]);
  });
});

describe('every reason against a play is proved by a play that it forbids', () => {
  test.each(REASON_CODES)('%s', (code) => {
    expect(REFUSALS.map((refusal) => refusal.code)).toContain(code);
  });

  test.each(CITED)('by the rule %s', (rule) => {
    const codes = REFUSALS.filter((refusal) => refusal.rule === rule).map(({ code }) => code);
    const own = Object.entries(RULE_OF).flatMap(([code, id]) => (id === rule ? [code] : []));
    expect([...new Set(codes)]).toEqual(own.length > 0 ? own : ['must-play-more']);
  });
});

describe('what the book covers', () => {
  test('is told as it is: npm run coverage writes the document anew', () => {
    expect(readFileSync(COVERAGE_FILE, 'utf8')).toBe(coverageDocument());
  });

  test('has subjects that are numbered from 1 in each family, and none twice', () => {
    const ids = SUBJECTS.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    const families = Map.groupBy(ids, (id) => id.replace(/\d+$/u, ''));
    for (const [family, members] of families) {
      expect(members).toEqual(members.map((_, place) => `${family}${place + 1}`));
    }
  });

  test.each(SUBJECTS)('$id, $name, is told somewhere or left out for a reason', (subject) => {
    expect(placesOf(subject).length > 0).toBe(subject.leftOut === undefined);
  });

  test.each([{ questions: ['castling'] }, { customs: ['castling'] }, { words: ['castling'] }])(
    'cannot be told where there is nothing: %o',
    (places) => {
      expect(() => placesOf(places)).toThrow('which does not exist');
    },
  );

  test('names tests that exist, and tells what each of them is', () => {
    expect(TESTS.filter(([, file]) => !existsSync(file))).toEqual([]);
    const named = SUBJECTS.flatMap((subject) => placesOf(subject).flatMap(({ tests }) => tests));
    const kinds = new Set(named.map((name) => name.replace(/: .*/u, '')));
    expect([...kinds].sort()).toEqual(TESTS.map(([name]) => name).sort());
  });

  test('leaves no rule of the book without a subject', () => {
    const told = new Set(SUBJECTS.flatMap(({ rules = [] }) => rules));
    expect(RULE_IDS.filter((id) => !told.has(id))).toEqual([]);
  });
});
