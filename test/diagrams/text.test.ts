import { describe, expect, test } from 'vitest';
import { describeFailure } from '../../src/diagrams/failure.ts';
import { usesIn, verifyText } from '../../src/diagrams/file.ts';
import { ON_DISK } from './raw.ts';

const GOOD = `id: opening
position:
  white: { 24: 2, 13: 5, 8: 3, 6: 5 }
  black: { 1: 2, 12: 5, 17: 3, 19: 5 }
dice: [3, 1]
caption: לבן הטיל {dice}.
claims:
  - plays: 16
`;

const told = (text: string): string[] => {
  const verified = verifyText(text);
  return verified.ok ? [] : verified.failures.map(({ where, what }) => `${where}: ${what}`);
};

describe('the text of a diagram is proved', () => {
  test.each([
    ['as it is', GOOD],
    ['with a comment', `# לוח\n${GOOD}`],
    ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['with the mark that Windows sets before a text', `\ufeff${GOOD}`],
    [
      'as JSON',
      '{"id":"a","position":"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10","caption":"לוח","claims":[{"plays":16}]}',
    ],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  test.each(ON_DISK)('on disk: $file', ({ text }) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a text that is not YAML is refused, and the line named', () => {
  test.each([
    ['a list that is not closed', GOOD.replace('[3, 1]', '[3, 1'), /^line [56]: it is not YAML: /],
    ['a tab for spaces', GOOD.replace('  - plays', '\t- plays'), /^line 8: it is not YAML: /],
    [
      'a mapping that is not closed',
      GOOD.replace('6: 5 }', '6: 5'),
      /^line [34]: it is not YAML: /,
    ],
    ['a quote that is not closed', GOOD.replace('caption: ', 'caption: "'), /it is not YAML: /],
    ['two colons', GOOD.replace('id: opening', 'id: opening: x'), /^line 1: it is not YAML: /],
    ['two documents', `${GOOD}---\n${GOOD}`, /^line 9: it is not YAML: /],
    [
      'a key given twice',
      `${GOOD}dice: [6, 5]\n`,
      /^line 9: it is not YAML: Map keys must be unique$/,
    ],
    [
      'a point given twice, once as a text',
      GOOD.replace('6: 5', '6: 5, "6": 2'),
      /^line 3: it is not YAML: Map keys must be unique$/,
    ],
    ['lists without end', '['.repeat(20_000), /^line 1: it is not YAML: /],
    ['mappings without end', '{ a: '.repeat(20_000), /^line 1: it is not YAML: /],
  ])('%s', (_, text, sentence) => {
    expect(told(text)[0]).toMatch(sentence);
  });

  test('in one line', () => {
    for (const sentence of told('a: [\nb: }')) expect(sentence).not.toContain('\n');
  });
});

describe('a text that repeats itself is refused, however little or much it would grow', () => {
  test('by an alias', () => {
    const text = GOOD.replace('dice: [3, 1]', 'dice: &roll [3, 1]\nhighlight: *roll');
    expect(told(text)).toEqual(['line 6: "*roll" repeats another part: write it out']);
  });

  test('by an alias of nothing', () => {
    expect(told(GOOD.replace('[3, 1]', '*roll'))).toEqual([
      'line 5: "*roll" repeats another part: write it out',
    ]);
  });

  test('by an alias of itself', () => {
    expect(told(GOOD.replace('[3, 1]', '&roll [3, *roll]'))).toEqual([
      'line 5: "*roll" repeats another part: write it out',
    ]);
  });

  test('by aliases of aliases, a billion times', () => {
    const levels = Array.from(
      { length: 30 },
      (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`,
    );
    const started = performance.now();
    expect(told(`a0: &a0 לוח\n${levels.join('\n')}\n`)).toEqual([
      'line 2: "*a0" repeats another part: write it out',
    ]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('an anchor alone repeats nothing', () => {
    expect(told(GOOD.replace('[3, 1]', '&roll [3, 1]'))).toEqual([]);
  });
});

describe('a key that is no word is refused', () => {
  test.each([
    ['a list', GOOD.replace('6: 5', '[6, 5]: 5'), 'line 3: a key is one word or number'],
    ['a mapping', GOOD.replace('6: 5', '? { 6: 5 } : 5'), 'line 3: a key is one word or number'],
  ])('%s', (_, text, sentence) => {
    expect(told(text)).toEqual([sentence]);
  });

  test('also many in one another, at once', () => {
    const started = performance.now();
    expect(told('? '.repeat(400))).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test.each([
  ['nothing', ''],
  ['a comment', '# לוח'],
])('a file with %s in it is no diagram', (_, text) => {
  expect(told(text)).toEqual(['diagram: it must be a mapping, not empty']);
});

describe('a failure as an author reads it', () => {
  test('names the file and the part, and shows the YAML to write', () => {
    const verified = verifyText(GOOD.replace('plays: 16', 'plays: 15'));
    const [failure] = verified.ok ? [] : verified.failures;
    expect(describeFailure('two-dice/opening.yaml', failure!)).toBe(
      [
        'two-dice/opening.yaml: claim 1, plays: it is false: there are 16 different results, not 15',
        '  This would be right:',
        '    - plays: 16',
      ].join('\n'),
    );
  });

  test('is one line where nothing is known to be right', () => {
    expect(describeFailure('a.yaml', { where: 'dice', what: 'it is missing' })).toBe(
      'a.yaml: dice: it is missing',
    );
  });
});

describe('the diagrams that a page names', () => {
  test.each([
    ['<Diagram id="a" />', ['a']],
    ["<Diagram id='a' />", ['a']],
    ['<Diagram\n  class="wide"\n  id="a"\n/>', ['a']],
    ['<Diagram id="a" /> ואז <Diagram id="b" />', ['a', 'b']],
    ['<Fact of="a" is="plays" />', ['a']],
    ['<Fact is="plays" of="a" />', ['a']],
    ['<Diagram id="a" /> <Fact of="a" is="plays" />', ['a']],
    ['<FigureLink to="a" /> <Rule id="b" />', []],
    ['{/* <Diagram id="a" /> */}', []],
    ['<!-- <Diagram id="a" /> -->', []],
    ['{/* לא */} <Diagram id="a" /> {/* גם לא */}', ['a']],
    ['---\nrule: a\ndiagram: b\n---\n\nכן.', ['b']],
    ["---\ndiagram: 'b'\n---\n", ['b']],
    ['---\ndiagram: b\n---\n<Fact of="a" is="legal" /> <Diagram id="b" />', ['b', 'a']],
    ['---\nrule: a\n---\ndiagram: b\n---\n', []],
    ['כן.\n\n---\ndiagram: b\n---\n', []],
    ['אין כאן לוח', []],
  ])('%s', (source, ids) => {
    expect(usesIn(source)).toEqual(ids);
  });
});
