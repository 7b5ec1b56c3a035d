import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, visit } from 'yaml';
import { TERMS } from '../../src/content/glossary/terms.ts';
import { proseFaults, typographyFaults } from '../../tools/lint/hebrew.ts';
import { ALSO_OTHERWISE, wordFaults } from '../../tools/lint/words.ts';
import { proseOfChapter, stringsOfCode, textsOfAstro } from '../../tools/lint/texts.ts';

/** Components whose children are notation or a number, which they isolate. */
const OPAQUE = ['Move', 'Roll', 'Fact'];

const read = (file: string): string => readFileSync(file, 'utf8');

const stringsOfYaml = (yaml: string): string[] => {
  const strings: string[] = [];
  for (const document of parseAllDocuments(yaml)) {
    visit(document, {
      Scalar: (_, { value }) => {
        if (typeof value === 'string') strings.push(value);
      },
    });
  }
  return strings;
};

const frontMatter = (mdx: string): string => /^---\n([\s\S]*?)\n---\n/u.exec(mdx)?.[1] ?? '';

/** What a reader sees of a file, piece by piece. */
function textsOf(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.mdx')) {
    return [...proseOfChapter(text, OPAQUE), ...stringsOfYaml(frontMatter(text))];
  }
  if (file.endsWith('.yaml')) return stringsOfYaml(text);
  if (file.endsWith('.astro')) return textsOfAstro(file, text);
  return stringsOfCode(file, text);
}

const FILES = globSync('{src/**,.}/*.{mdx,yaml,astro,ts,tsx}').sort();

/** The glossary tells what things are called elsewhere. */
const TELLING_WORDS = ['src/content/glossary/'];

describe('the Hebrew of the site is typed right', () => {
  test.each(FILES)('in %s', (file) => {
    expect(textsOf(file).flatMap(typographyFaults)).toEqual([]);
  });

  test.each(globSync('src/content/**/*.mdx'))('in the prose of %s', (file) => {
    expect(proseOfChapter(read(file), OPAQUE).flatMap(proseFaults)).toEqual([]);
  });
});

describe('the site has one word for each thing', () => {
  test.each(FILES.filter((file) => !TELLING_WORDS.some((folder) => file.startsWith(folder))))(
    'in %s',
    (file) => {
      expect(textsOf(file).flatMap(wordFaults)).toEqual([]);
    },
  );

  test('so every other word of the glossary is refused, or means other things too', () => {
    const others = TERMS.flatMap(({ terms }) => terms.flatMap(({ also = [] }) => also));
    const allowed = others.filter((word) => wordFaults(word).length === 0);
    expect([...new Set(allowed)].sort()).toEqual(ALSO_OTHERWISE.toSorted());
  });

  test.each([
    ['מזיזים חייל', 'אבן'],
    ['ולכלים אין לאן', 'אבן'],
    ['זה מרס תורכי', 'מארס טורקי'],
    ['הקובייה הכפולה', 'קוביית הכפלה'],
  ])('so it refuses: %s', (text, term) => {
    expect(wordFaults(text).join()).toContain(`it is ${term}`);
  });

  test.each(['יש מי שקורא לה ״חייל״', 'מקצה לקצה, כלילה', 'אבן, משולש, מארס טורקי'])(
    'and allows: %s',
    (text) => {
      expect(wordFaults(text)).toEqual([]);
    },
  );
});

describe('a fault of typography is found', () => {
  test.each([
    ['מזיזים מ־\u200e24', 'mark of direction'],
    ['מ־13 → 8', 'arrow'],
    ['המשולשים 19-24', 'dash between digits'],
    ['המשולשים 19–24', 'dash between digits'],
    ["מאץ'", 'type ׳'],
    ["ג'קובי", 'type ׳'],
    ['תש"ל', 'type ״'],
    ['“אסור”', 'curly'],
    ['אסור -- תמיד', 'two hyphens'],
    ['שימו לב!', 'exclamation'],
    ['ניצחתם 🎲', 'emoji'],
    ['משחקים 24/18 ואז עוצרים', 'notation'],
    ['נכנסים בר/20', 'notation'],
  ])('in: %s', (text, says) => {
    expect(typographyFaults(text)).toContainEqual(expect.stringContaining(says));
  });

  test('and a right text has none', () => {
    expect(typographyFaults('מאץ׳ – עד שבע נקודות, תש״ל: אפשר 6 ו־5? כן.')).toEqual([]);
  });

  test('and English is left alone', () => {
    expect(typographyFaults("It isn't Hebrew!")).toEqual([]);
  });
});

describe('the prose of a chapter holds no number and no play typed by hand', () => {
  test.each([
    ['משחקים 24/18 ואז עוצרים', 'notation'],
    ['נשארו 3 דרכים', 'typed by hand'],
  ])('so it refuses: %s', (text, says) => {
    expect(proseFaults(text)).toContainEqual(expect.stringContaining(says));
  });

  test('what comes through a component is allowed', () => {
    const mdx = [
      '---',
      'order: 2',
      '---',
      "import Move from '../Move.astro';",
      'משחקים <Move play="24/18" /> ואז <Move>18/13</Move>.',
      'יש <Fact of="plays" at={2} /> דרכים.',
    ].join('\n');
    const prose = proseOfChapter(mdx, ['Move', 'Fact']);
    expect(prose).toHaveLength(2);
    expect(prose.flatMap(proseFaults)).toEqual([]);
  });

  test('what stands beside a component is not', () => {
    const prose = proseOfChapter('משחקים <Move play="24/18" /> ואז 18/13.', ['Move']);
    expect(prose.flatMap(proseFaults)).toContainEqual(expect.stringContaining('notation'));
  });
});
