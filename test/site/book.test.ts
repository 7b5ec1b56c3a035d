import { describe, expect, test } from 'vitest';
import { bindBook, type ChapterFile, type ChapterHead } from '../../src/content/book.ts';
import { RULE_IDS } from '../../src/engine/rules.ts';
import { bookOnDisk } from './entries.ts';

const LAWS = {
  forward: { name: 'רק קדימה', law: 'מזיזים רק קדימה.' },
  blocked: { name: 'משולש חסום', law: 'לא נוחתים במשולש חסום.' },
  duty: { name: 'שתי הקוביות', law: 'משחקים את שתי הקוביות.' },
};

const chapter = (
  id: string,
  head: Partial<ChapterHead> & Pick<ChapterHead, 'order' | 'rules'>,
  body = head.rules.map((rule) => `<Rule id="${rule}">\n\nככה.\n\n</Rule>`).join('\n'),
): ChapterFile => ({
  id,
  file: `src/content/rules/${id}.mdx`,
  head: {
    title: 'פרק',
    lede: 'פתיחה',
    description: 'תיאור',
    brief: [],
    updated: new Date('2026-11-30'),
    sources: [],
    ...head,
  },
  body,
});

const basics = chapter('basics', { order: 1, rules: ['forward', 'blocked'] });
const dice = chapter('two-dice', { order: 2, rules: ['duty'], brief: ['duty'] });

describe('a bound book', () => {
  const book = bindBook([dice, basics], LAWS);

  test('numbers each rule by its chapter and its place there', () => {
    expect(book.chapters.map(({ rules }) => rules.map(({ number }) => number))).toEqual([
      ['1.1', '1.2'],
      ['2.1'],
    ]);
  });

  test('puts each chapter in a folder of its own', () => {
    expect(book.chapters.map(({ path }) => path)).toEqual(['/rules/basics/', '/rules/two-dice/']);
    expect(book.rule('blocked').path).toBe('/rules/basics/#blocked');
    expect(book.rule('duty').path).toBe('/rules/two-dice/#duty');
  });

  test('tells the law of each rule, and the rules in brief', () => {
    expect(book.rule('duty')).toMatchObject(LAWS.duty);
    expect(book.chapters[1]?.brief).toEqual([book.rule('duty')]);
  });

  test('keeps the position that a chapter offers to play on from', () => {
    const shown = '<Rule id="duty" />\n<Diagram id="dead-end" />';
    const playable = chapter('two-dice', { order: 2, rules: ['duty'], play: 'dead-end' }, shown);
    expect(bindBook([basics, playable], LAWS).chapters.map(({ play }) => play)).toEqual([
      undefined,
      'dead-end',
    ]);
  });

  test('says so when it is asked for a rule that it has not', () => {
    expect(() => book.rule('castling')).toThrow('There is no rule "castling"');
    expect(() => book.rule('toString')).toThrow('There is no rule "toString"');
  });
});

describe('a book that cannot be bound names the file', () => {
  test.each<[string, ChapterFile[], string]>([
    [
      'when a rule is unknown',
      [basics, chapter('two-dice', { order: 2, rules: ['dutty'] })],
      'src/content/rules/two-dice.mdx names the rule "dutty", which is not in src/engine/rules.ts.',
    ],
    [
      'when a rule has the name of something that every object has',
      [basics, chapter('two-dice', { order: 2, rules: ['constructor'] })],
      'src/content/rules/two-dice.mdx names the rule "constructor", which is not in src/engine/rules.ts.',
    ],
    [
      'when a rule stands in two chapters',
      [basics, chapter('two-dice', { order: 2, rules: ['duty', 'blocked'] })],
      'src/content/rules/two-dice.mdx names the rule "blocked", which already stands in src/content/rules/basics.mdx.',
    ],
    [
      'when a chapter names a rule twice',
      [basics, chapter('two-dice', { order: 2, rules: ['duty', 'duty'] })],
      'src/content/rules/two-dice.mdx names the rule "duty" twice under rules.',
    ],
    [
      'when a rule is in no chapter',
      [basics],
      'The rule "duty" of src/engine/rules.ts is in no chapter: name it under rules at the head of a file in src/content/rules.',
    ],
    [
      'when the text leaves out a rule of the head',
      [basics, chapter('two-dice', { order: 2, rules: ['duty'] }, 'שום כלל.')],
      'src/content/rules/two-dice.mdx lists the rules duty at its head, but its text has <Rule> for none.',
    ],
    [
      'when the text has the rules in another order',
      [
        chapter(
          'basics',
          { order: 1, rules: ['forward', 'blocked'] },
          '<Rule id="blocked" />\n<Rule\n  id="forward"\n/>',
        ),
        dice,
      ],
      'src/content/rules/basics.mdx lists the rules forward, blocked at its head, but its text has <Rule> for blocked, forward.',
    ],
    [
      'when the brief names a rule of another chapter',
      [basics, chapter('two-dice', { order: 2, rules: ['duty'], brief: ['forward'] })],
      'src/content/rules/two-dice.mdx names "forward" under brief, which is not one of its rules.',
    ],
    [
      'when a chapter offers to play on from a diagram that it does not show',
      [
        basics,
        chapter(
          'two-dice',
          { order: 2, rules: ['duty'], play: 'dead-end' },
          '<Rule id="duty" />\n<Diagram id="only-one" />',
        ),
      ],
      'src/content/rules/two-dice.mdx names "dead-end" under play, which is not one of the diagrams that it shows.',
    ],
    [
      'when a link leads to no rule',
      [
        basics,
        chapter(
          'two-dice',
          { order: 2, rules: ['duty'] },
          '<Rule id="duty" />\n<RuleLink id="blocked" /> <RuleLink id="bloked" />',
        ),
      ],
      'src/content/rules/two-dice.mdx links to the rule "bloked", which no chapter holds.',
    ],
    [
      'when two chapters have one number',
      [basics, chapter('two-dice', { order: 1, rules: ['duty'] })],
      'src/content/rules/two-dice.mdx has the order 1 where 2 is due: chapters are numbered 1, 2, 3 without gaps or repetitions.',
    ],
    [
      'when a number is left out',
      [basics, chapter('two-dice', { order: 3, rules: ['duty'] })],
      'src/content/rules/two-dice.mdx has the order 3 where 2 is due: chapters are numbered 1, 2, 3 without gaps or repetitions.',
    ],
  ])('%s', (_, files, message) => {
    expect(() => bindBook(files, LAWS)).toThrow(message);
  });
});

test('the chapters on disk hold every rule of the engine, and the laws hold no other', () => {
  const held = bookOnDisk().chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(held.toSorted()).toEqual(RULE_IDS.toSorted());
});
