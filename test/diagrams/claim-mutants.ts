import { naiveBoard, seenByMover, type RawMatch } from './naive-claims.ts';
import { playTexts } from './play-texts.ts';
import { COLOURS, type Mutant } from './mutant.ts';
import type { RawClaim, RawCounts, RawDiagram } from './raw.ts';

const KINDS_OF_WIN = ['single', 'gammon', 'backgammon'] as const;
const CODES = [
  'bad-notation',
  'game-over',
  'no-checker',
  'wrong-direction',
  'not-rolled',
  'bar-first',
  'point-blocked',
  'not-all-home',
  'checker-behind',
  'must-play-more',
  'must-play-larger',
];

/** Every mutant of a diagram's claims. Its caption quotes none of them, so that only a claim can fail. */
export function claimMutants(raw: RawDiagram): Mutant[] {
  const board = naiveBoard(raw);
  const texts = playTexts(seenByMover(board), board.dice ?? [6, 1]);
  return raw.claims.flatMap((claim, i) =>
    otherClaims(claim, texts)
      .filter(([, other]) => JSON.stringify(other) !== JSON.stringify(claim))
      .map(([way, other]) => ({
        way,
        raw: { ...raw, caption: 'לוח', claims: raw.claims.with(i, other) },
      })),
  );
}

type Changed = readonly [way: string, claim: RawClaim];

const KIND_NAMES = [
  'legal',
  'illegal',
  'plays',
  'forced',
  'no-play',
  'reach',
  'pips',
  'outcome',
  'score',
  'drop',
  'match',
] as const;

function otherClaims(claim: RawClaim, texts: readonly string[]): Changed[] {
  const kind = KIND_NAMES.find((name) => name in claim)!;
  const { [kind]: told, because, ...rest } = claim;
  switch (kind) {
    case 'legal':
      return [
        ...texts.map((text): Changed => ['legal: another play', { ...claim, legal: text }]),
        ...reasonSets([]).map((codes): Changed => [
          'legal: called illegal',
          { ...rest, illegal: told, because: codes },
        ]),
        ['legal: called forced', { ...rest, forced: told }],
      ];
    case 'illegal':
      return [
        ...texts.map((text): Changed => ['illegal: another play', { ...claim, illegal: text }]),
        ...reasonSets(because as string[]).map((codes): Changed => [
          'illegal: another set of reasons',
          { ...claim, because: codes },
        ]),
        ['illegal: called legal', { ...rest, legal: told }],
      ];
    case 'plays':
      return oneOff(told as number).map((count) => ['plays: another count', { plays: count }]);
    case 'forced':
      return [
        ...texts.map((text): Changed => ['forced: another play', { ...claim, forced: text }]),
        ...reasonSets([]).map((codes): Changed => [
          'forced: called illegal',
          { ...rest, illegal: told, because: codes },
        ]),
        ['forced: called no play', { 'no-play': true }],
      ];
    case 'no-play':
      return [
        ...texts.map((text): Changed => ['no play: called forced', { forced: text }]),
        ...texts.map((text): Changed => ['no play: called legal', { legal: text }]),
        ['no play: counted', { plays: 1 }],
      ];
    case 'reach':
      return otherReaches(told as RawReach).map((other) => [
        'reach: other points',
        { ...claim, reach: other },
      ]);
    case 'pips':
      return Object.entries(told as RawCounts).flatMap(([colour, count]) =>
        oneOff(count).map((other): Changed => [
          'pips: another count',
          { ...claim, pips: { ...(told as RawCounts), [colour]: other } },
        ]),
      );
    case 'outcome':
      return COLOURS.flatMap((winner) =>
        KINDS_OF_WIN.map((won): Changed => [
          'outcome: another',
          { ...claim, outcome: { winner, kind: won } },
        ]),
      );
    case 'score':
      return [
        ...[...oneOff(told as number), ...[2, 3, 4].map((n) => n * (told as number))].map(
          (points): Changed => ['score: other points', { ...claim, score: points }],
        ),
        ...allTerms().map((others): Changed => ['score: other terms', { ...claim, terms: others }]),
      ];
    case 'drop':
      return [...oneOff(told as number), 2 * (told as number), (told as number) / 2].map((cost) => [
        'drop: another cost',
        { ...claim, drop: cost },
      ]);
    case 'match':
      return otherMatches(told as RawMatch).map((other) => [
        'match: another result or score',
        { ...claim, match: other },
      ]);
  }
}

const oneOff = (count: number): number[] =>
  [count - 2, count - 1, count + 1, count + 2].filter((n) => n >= 0);

/** Every single reason, every pair, and the given set with one reason more or less. */
function reasonSets(given: readonly string[]): string[][] {
  return [
    ...CODES.map((code) => [code]),
    ...CODES.flatMap((one, i) => CODES.slice(i + 1).map((two) => [one, two])),
    ...CODES.filter((code) => !given.includes(code)).map((code) => [...given, code]),
    ...given.map((code) => given.filter((other) => other !== code)),
  ].filter((codes) => codes.length > 0);
}

interface RawReach {
  readonly from: number | 'bar';
  readonly points: readonly (number | 'off')[];
}

function otherReaches({ from, points }: RawReach): RawReach[] {
  const places = ['off' as const, ...Array.from({ length: 24 }, (_, i) => i + 1)];
  const absent = places.filter((place) => !points.includes(place));
  const froms = ['bar' as const, ...Array.from({ length: 24 }, (_, i) => i + 1)];
  return [
    ...absent.map((place) => ({ from, points: [...points, place] })),
    ...points.map((_, i) => ({ from, points: points.toSpliced(i, 1) })),
    ...points.flatMap((_, i) => absent.map((place) => ({ from, points: points.with(i, place) }))),
    ...froms.map((other) => ({ from: other, points })),
  ];
}

const allTerms = (): object[] =>
  [true, false].flatMap((jacoby) =>
    ['bar-or-home', 'home', 'bar', 'none'].flatMap((backgammon) =>
      [true, false].map((starMars) => ({ jacoby, backgammon, 'star-mars': starMars })),
    ),
  );

function otherMatches(told: RawMatch): RawMatch[] {
  const { length, games, white, black } = told;
  const withGame = (i: number, part: object) => ({
    ...told,
    games: games.with(i, { ...games[i]!, ...part }),
  });
  return [
    ...oneOff(white).map((points) => ({ ...told, white: points })),
    ...oneOff(black).map((points) => ({ ...told, black: points })),
    { ...told, white: black, black: white },
    ...oneOff(length)
      .map((points) => ({ ...told, length: points }))
      .filter((m) => m.length > 0),
    ...games.flatMap((_, i) => [
      ...COLOURS.map((winner) => withGame(i, { winner })),
      ...KINDS_OF_WIN.map((kind) => withGame(i, { kind })),
      ...[1, 2, 4, 8].map((cube) => withGame(i, { cube })),
      { ...told, games: games.toSpliced(i, 1) },
    ]),
    { ...told, games: [...games, { winner: 'white', kind: 'single' }] },
  ];
}
