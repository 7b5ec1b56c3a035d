import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { describeFailure } from '../../src/diagrams/failure.ts';
import { verifyText } from '../../src/diagrams/file.ts';
import { verifyDiagram, type Verification } from '../../src/diagrams/verify.ts';
import { ON_DISK } from './raw.ts';
import { SAMPLES } from './samples.ts';

/** A diagram is proved, or there is a sentence for each thing that is wrong with it. */
function expectVerdict(verified: Verification): void {
  if (verified.ok) {
    expect(verified.diagram.claims.length).toBeGreaterThan(0);
    return;
  }
  expect(verified.failures.length).toBeGreaterThan(0);
  for (const failure of verified.failures) {
    expect(failure.where).not.toBe('');
    expect(failure.what).not.toBe('');
    expect(describeFailure('a.yaml', failure)).toContain('a.yaml: ');
  }
}

const KEYS = [
  'id position turn dice cube highlight caption claims white black bar off value owner legal illegal because',
  'show plays forced no-play reach from points pips outcome winner kind score terms jacoby backgammon star-mars',
  'drop match length games name __proto__ constructor 1 6 24 25',
].flatMap((line) => line.split(' '));

const WORDS = [
  'white black bar off single gammon backgammon bar-or-home none point-blocked not-rolled must-play-more',
  '8/5 24/18*/13 bar/20 6/off 8/5(4) {dice} {plays:ways} {legal} } opening',
  'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 XGID=:::::::::',
].flatMap((line) => line.split(' '));

const leaf = fc.oneof(
  fc.integer({ min: -2, max: 26 }),
  fc.constantFrom(...WORDS),
  fc.constantFrom(null, true, false, NaN, Infinity, -0, 1.5, 1e300, '', ' ', 'לוח'),
  fc.string(),
);

/** Values that are made of the words of diagrams, put together without sense. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('tree'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

const DIAGRAMS = [...ON_DISK.map(({ raw }) => raw), ...SAMPLES] as readonly object[];

/** A true diagram, some part of which was replaced by anything. */
const distorted = fc
  .tuple(fc.constantFrom(...DIAGRAMS), fc.infiniteStream(fc.nat()), tree)
  .map(([diagram, choices, anything]) => replaceSomewhere(diagram, choices, anything));

function replaceSomewhere(value: unknown, choices: Iterator<number>, anything: unknown): unknown {
  const choice: number = choices.next().value as number;
  if (typeof value !== 'object' || value === null || choice % 5 === 0) return anything;
  const keys = Object.keys(value);
  const key = keys[choice % keys.length];
  if (key === undefined) return anything;
  const inner = replaceSomewhere((value as Record<string, unknown>)[key], choices, anything);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

const PIECES = [
  '\n',
  '  ',
  '- ',
  ': ',
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '&a ',
  '*a',
  '!!set ',
  '<<: ',
  '? ',
  '|',
  '\t',
  '#',
  ...WORDS,
  ...KEYS,
];

/** The text of a diagram of the site, with pieces cut out, doubled and put in. */
const garbled = fc
  .tuple(
    fc.constantFrom(...ON_DISK.map(({ text }) => text)),
    fc.array(
      fc.record({
        at: fc.nat(1000),
        cut: fc.oneof(fc.constant(0), fc.nat(40)),
        doubled: fc.boolean(),
        piece: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES), fc.string()),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((now, { at, cut, doubled, piece }) => {
      const start = at % (now.length + 1);
      const taken = now.slice(start, start + cut);
      const rest = now.slice(start + (doubled ? 0 : cut));
      return now.slice(0, start) + (doubled ? taken : '') + piece + rest;
    }, text),
  );

describe('whatever is given for a diagram, there is a verdict', () => {
  test.prop([fc.jsonValue()])('on any JSON', (raw) => {
    expectVerdict(verifyDiagram(raw));
  });

  test.prop([tree], { numRuns: 1000 })('on words of diagrams without sense', (raw) => {
    expectVerdict(verifyDiagram(raw));
  });

  test.prop([distorted], { numRuns: 1500 })('on a true diagram with a part replaced', (raw) => {
    expectVerdict(verifyDiagram(raw));
  });

  test.prop([fc.string({ maxLength: 400 })])('on any text', (text) => {
    expectVerdict(verifyText(text));
  });

  test.prop([garbled], { numRuns: 500 })('on the text of a true diagram, garbled', (text) => {
    expectVerdict(verifyText(text));
  });

  test.prop([fc.constantFrom('[', '{a: ', '- ', '? ', 'a:\n'), fc.nat(3000)], { numRuns: 30 })(
    'on a text that is nested deeply',
    (opening, depth) => {
      expectVerdict(verifyText(opening.repeat(depth)));
    },
  );
});
