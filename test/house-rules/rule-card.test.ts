import { readFileSync } from 'node:fs';
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cardOf,
  complete,
  readChoices,
  sameCard,
  writeChoices,
  type Choices,
} from '../../src/components/islands/rule-card.ts';
import { CUSTOMS, SETS } from '../../src/content/house-rules.ts';
import { counted, NOUNS } from '../../src/diagrams/words.ts';
import { PLAIN_TERMS, score, type Terms } from '../../src/engine/score.ts';

const INTERNATIONAL = complete(CUSTOMS);
const every = CUSTOMS.flatMap(({ id, variants }) =>
  variants.map((variant) => [id, variant.id] as const),
);
const choices: fc.Arbitrary<Choices> = fc.record(
  Object.fromEntries(
    CUSTOMS.map(({ id, variants }) => [id, fc.constantFrom(...variants.map((one) => one.id))]),
  ),
);

const read = (query: string): Choices => readChoices(CUSTOMS, query).choices;
const troublesOf = (query: string): string[] =>
  readChoices(CUSTOMS, query).troubles.map(({ written, says }) => `${written}: ${says}`);
const cardSays = (picked: Choices): string[] =>
  cardOf(CUSTOMS, complete(CUSTOMS, picked)).map(({ variant }) => variant.says);

describe('the address holds the choices', () => {
  prop.prop([choices])('and gives back the same ones, without a complaint', (picked) => {
    expect(readChoices(CUSTOMS, writeChoices(CUSTOMS, picked))).toEqual({
      choices: picked,
      troubles: [],
    });
  });

  test.each(every)('of %s: %s', (custom, variant) => {
    const picked = { ...INTERNATIONAL, [custom]: variant };
    const query = writeChoices(CUSTOMS, picked);
    expect(read(query)).toEqual(picked);
    expect(query).toBe(variant === INTERNATIONAL[custom] ? '' : `?${custom}=${variant}`);
  });

  test('in letters that no messenger changes', () => {
    for (const [custom, variant] of every) expect(`${custom}${variant}`).toMatch(/^[a-z-]+$/u);
  });
});

describe('an address that somebody spoiled', () => {
  test('costs only what is wrong in it, and is told', () => {
    expect(read('?star=both&mars=banana&cube=none')).toEqual({
      ...INTERNATIONAL,
      star: 'both',
      cube: 'none',
    });
    expect(troublesOf('?star=both&mars=banana&cube=none')).toEqual([
      'mars=banana: אין דרך כזאת לשחק ב״מארס טורקי״, והיא לא נכנסה לכרטיס.',
    ]);
  });

  test('that names no house rule is told so', () => {
    for (const name of ['opening2', 'OPENING', 'constructor', '__proto__', '']) {
      expect(troublesOf(`?${name}=both&star=both`)).toEqual([
        expect.stringContaining(`${name}=both: אין כאן חוק בית כזה`),
      ]);
      expect(read(`?${name}=both&star=both`)).toEqual({ ...INTERNATIONAL, star: 'both' });
    }
  });

  test('that names a variant of every object is told so', () => {
    expect(troublesOf('?star=constructor')).toHaveLength(1);
    expect(read('?star=__proto__')).toEqual(INTERNATIONAL);
  });

  test('that says two things of one custom keeps the first, whatever is broken before it', () => {
    expect(read('?mars=x&mars=home&mars=bar')['mars']).toBe('home');
    expect(troublesOf('?mars=home&mars=bar')).toEqual([
      'mars=bar: ״מארס טורקי״ כתוב פעמיים, והראשון קבע.',
    ]);
    expect(troublesOf('?mars=home&mars=home')).toEqual([]);
  });

  test('is quoted, but never at length', () => {
    const [trouble] = readChoices(CUSTOMS, `?mars=${'x'.repeat(10_000)}`).troubles;
    expect(trouble!.written).toBe(`mars=${'x'.repeat(35)}`);
  });

  test('that a messenger added to is left in peace', () => {
    expect(troublesOf('?fbclid=IwAR0&utm_source=whatsapp&gclid=1&star=both')).toEqual([]);
  });

  prop.prop([fc.string(), choices])('never keeps the rest from being read', (spoiled, picked) => {
    const query = `${writeChoices(CUSTOMS, picked) || '?'}&not-a-rule=${encodeURIComponent(spoiled)}`;
    expect(readChoices(CUSTOMS, query).choices).toEqual(picked);
    expect(readChoices(CUSTOMS, query).troubles).toHaveLength(1);
  });

  prop.prop([fc.string({ unit: 'binary' })])('of any kind gives whole choices', (query) => {
    const { choices: found } = readChoices(CUSTOMS, query);
    expect(Object.keys(found)).toEqual(CUSTOMS.map(({ id }) => id));
    expect(cardOf(CUSTOMS, found).length).toBeGreaterThan(0);
  });
});

describe('the card', () => {
  test('says one sentence of each custom that matters, in their order', () => {
    expect(cardSays({})).toEqual(CUSTOMS.map(({ variants: [first] }) => first!.says));
  });

  test('of a table without a cube says nothing of Jacoby, beavers or Crawford', () => {
    const said = cardSays({ cube: 'none', jacoby: 'yes', beaver: 'yes' }).join(' ');
    expect(said).toContain('בלי קוביית הכפלה');
    expect(said).not.toMatch(/ג׳קובי|ביבר|קרופורד|אוטומטי/u);
  });

  test('of an app says nothing of dice that fell on a checker or came too early', () => {
    expect(cardSays({ dice: 'app' }).join(' ')).not.toMatch(/נעצרה|ההטלה תקפה/u);
    expect(cardSays({ dice: 'table' }).join(' ')).toMatch(/נעצרה/u);
  });

  test('is one where only what does not matter is different', () => {
    const without = complete(CUSTOMS, { cube: 'none' });
    expect(sameCard(CUSTOMS, without, { ...without, beaver: 'yes' })).toBe(true);
    expect(sameCard(CUSTOMS, without, { ...without, run: 'stay' })).toBe(false);
    expect(sameCard(CUSTOMS, without, INTERNATIONAL)).toBe(false);
  });

  prop.prop([choices])('says each sentence once, and whole', (picked) => {
    const said = cardSays(picked);
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^[א-ת].*\.$/u);
  });
});

describe('a named set', () => {
  test.each(SETS.map(({ id, choices: picked }) => [id, picked] as const))(
    '%s picks variants that there are, none of them international',
    (_, picked) => {
      const customs = Object.keys(picked);
      expect(Object.keys(INTERNATIONAL)).toEqual(expect.arrayContaining(customs));
      for (const custom of customs) {
        expect(complete(CUSTOMS, picked)[custom]).toBe(picked[custom]);
        expect(INTERNATIONAL[custom]).not.toBe(picked[custom]);
      }
    },
  );

  test('makes a card unlike the others', () => {
    for (const a of SETS) {
      const same = SETS.filter((b) =>
        sameCard(CUSTOMS, complete(CUSTOMS, a.choices), complete(CUSTOMS, b.choices)),
      );
      expect(same).toEqual([a]);
    }
  });
});

describe('what a variant says of points is what the engine counts', () => {
  const says = (custom: string, variant: string): string =>
    CUSTOMS.find(({ id }) => id === custom)!.variants.find(({ id }) => id === variant)!.says;
  const points = (loser: { bar: number; home: number }, terms: Partial<Terms>): number =>
    score({ loser: { off: 0, ...loser } }, { ...PLAIN_TERMS, ...terms }).points;
  const IN_WORDS = ['', 'נקודה אחת', 'שתי נקודות', 'שלוש נקודות', 'ארבע נקודות'];

  test.each([
    ['bar-or-home', 3, 3],
    ['home', 2, 3],
    ['bar', 3, 2],
    ['none', 2, 2],
  ] as const)('turkish mars: %s', (backgammon, onBar, atHome) => {
    expect(points({ bar: 1, home: 0 }, { backgammon })).toBe(onBar);
    expect(points({ bar: 0, home: 1 }, { backgammon })).toBe(atHome);
    expect(says('mars', backgammon)).toContain(IN_WORDS[Math.max(onBar, atHome)]);
  });

  test('star mars', () => {
    const both = points({ bar: 1, home: 1 }, { starMars: true });
    expect(says('star', 'both')).toContain(IN_WORDS[both]);
    expect(points({ bar: 2, home: 0 }, { starMars: true })).toBeLessThan(both);
  });

  test('and the words for points are the site’s own', () => {
    expect([1, 2].map((count) => counted(count, NOUNS.points))).toEqual(IN_WORDS.slice(1, 3));
  });
});

test('the page tells every custom, in the order of the card', () => {
  const page = readFileSync('src/pages/house-rules/index.astro', 'utf8');
  const told = [...page.matchAll(/<Custom id="([^"]*)"/gu)].map(([, id]) => id);
  expect(told).toEqual(CUSTOMS.map(({ id }) => id));
});
