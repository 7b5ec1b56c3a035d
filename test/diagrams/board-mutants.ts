import { COLOURS, type Colour, type Mutant } from './mutant.ts';
import { naiveBoard } from './naive-claims.ts';
import type { RawCounts, RawDiagram } from './raw.ts';

const OFF = 0;
const BAR = 25;
const PLACES = Array.from({ length: BAR + 1 }, (_, place) => place);
const FACES = [1, 2, 3, 4, 5, 6];
const LETTERS = { white: '-ABCDEFGHIJKLMNO', black: '-abcdefghijklmno' } as const;

/** How many checkers of a colour stand on each place: 0 off, 1 to 24 as the board is numbered, 25 the bar. */
type Counts = readonly number[];
type Counted = Readonly<Record<Colour, Counts>>;

/** Every mutant of a diagram's board that can stand: other checkers, another roll, turn or cube. */
export function boardMutants(raw: RawDiagram): Mutant[] {
  return [
    ...placeMutants(raw, ({ theirs, to }) => to === OFF || to === BAR || theirs[to] === 0),
    ...diceMutants(raw),
    ...turnMutants(raw),
    ...cubeMutants(raw),
  ];
}

/** Mutants that cannot stand on a board: a checker among the other side's, and a sixteenth. */
export function impossibleMutants(raw: RawDiagram): Mutant[] {
  const board = countedOf(raw);
  const sixteen = COLOURS.filter((colour) => board[colour][OFF] === 0).map((colour) => {
    const counts = board[colour];
    const place = counts.findLastIndex((count) => count > 0);
    const more = { ...board, [colour]: counts.with(place, counts[place]! + 1) };
    return { way: 'impossible: a sixteenth checker', raw: withCheckers(raw, more) };
  });
  const among = placeMutants(
    raw,
    ({ theirs, to }) => to !== OFF && to !== BAR && theirs[to]! > 0,
  ).map((mutant) => ({ ...mutant, way: 'impossible: a checker among others' }));
  return [...among, ...sixteen];
}

function countedOf(raw: RawDiagram): Counted {
  return { white: countsOf(raw, 'white'), black: countsOf(raw, 'black') };
}

function countsOf(raw: RawDiagram, colour: Colour): Counts {
  const { checkers } = naiveBoard(raw);
  const bar = colour === 'white' ? BAR : 0;
  const counts = PLACES.map((place) => {
    if (place === OFF) return 0;
    return Math.max(0, LETTERS[colour].indexOf(checkers.charAt(place === BAR ? bar : place)));
  });
  return counts.with(OFF, 15 - counts.reduce((sum, count) => sum + count, 0));
}

/** The diagram with other checkers, its position written in the form that it has. */
function withCheckers(raw: RawDiagram, { white, black }: Counted): RawDiagram {
  if (typeof raw.position !== 'string') {
    return { ...raw, position: { white: written(white), black: written(black) } };
  }
  const checkers = PLACES.map((place) => {
    const ours = place === 0 ? 0 : white[place]!;
    const theirs = place === 0 ? black[BAR]! : place === BAR ? 0 : black[place]!;
    return ours > 0 ? LETTERS.white.charAt(ours) : LETTERS.black.charAt(theirs);
  }).join('');
  return { ...raw, position: raw.position.replace(/[-A-Za-z]{26}/, checkers) };
}

function written(counts: Counts): RawCounts {
  const points = counts.map((count, place) => [place, count] as const).slice(1, BAR);
  const standing = points.filter(([, count]) => count > 0);
  return { ...Object.fromEntries(standing), bar: counts[BAR]!, off: counts[OFF]! };
}

/** Every way to put one checker elsewhere that is wanted, and leaves somebody on the board. */
function placeMutants(
  raw: RawDiagram,
  isWanted: (move: { readonly theirs: Counts; readonly to: number }) => boolean,
): Mutant[] {
  const board = countedOf(raw);
  return COLOURS.flatMap((colour) => {
    const counts = board[colour];
    const theirs = board[colour === 'white' ? 'black' : 'white'];
    return PLACES.filter((from) => counts[from]! > 0).flatMap((from) =>
      PLACES.filter((to) => to !== from && isWanted({ theirs, to }))
        .map((to) => {
          const moved = counts.with(from, counts[from]! - 1).with(to, counts[to]! + 1);
          const what = from === OFF ? 'added' : to === OFF ? 'taken off' : 'moved';
          return { what, board: { ...board, [colour]: moved } };
        })
        .filter((changed) => changed.board.white[OFF]! + changed.board.black[OFF]! < 30)
        .map((changed) => ({
          way: `board: a checker ${changed.what}`,
          raw: withCheckers(raw, changed.board),
        })),
    );
  });
}

function diceMutants(raw: RawDiagram): Mutant[] {
  const { dice } = naiveBoard(raw);
  if (!dice) return [];
  return [0, 1].flatMap((i) =>
    FACES.filter((face) => face !== dice[i]).map((face) => ({
      way: 'board: a die changed',
      raw: withDice(raw, dice.with(i, face)),
    })),
  );
}

function withDice(raw: RawDiagram, dice: readonly number[]): RawDiagram {
  return typeof raw.position === 'string'
    ? withField(raw, raw.position, 4, dice.join(''))
    : { ...raw, dice };
}

function withField(raw: RawDiagram, xgid: string, part: number, text: string): RawDiagram {
  return { ...raw, position: xgid.split(':').with(part, text).join(':') };
}

function turnMutants(raw: RawDiagram): Mutant[] {
  const turn: Colour = naiveBoard(raw).turn === 'white' ? 'black' : 'white';
  const changed =
    typeof raw.position === 'string'
      ? withField(raw, raw.position, 3, turn === 'white' ? '1' : '-1')
      : { ...raw, turn };
  return [{ way: 'board: the turn changed', raw: changed }];
}

function cubeMutants(raw: RawDiagram): Mutant[] {
  const { value, owner } = naiveBoard(raw).cube;
  const owners = [null, ...COLOURS].filter((other) => other !== owner);
  const values = [value / 2, value * 2].filter((other) => other >= 1);
  const marks = { white: '1', black: '-1' };
  const withCube = (cube: number, by: Colour | null): RawDiagram => {
    if (typeof raw.position !== 'string') {
      return { ...raw, cube: by === null ? { value: cube } : { value: cube, owner: by } };
    }
    const valued = withField(raw, raw.position, 1, String(Math.log2(cube)));
    return withField(valued, valued.position as string, 2, by === null ? '0' : marks[by]);
  };
  return [
    ...values.map((other) => withCube(other, owner)),
    ...owners.map((other) => withCube(value, other)),
  ].map((changed) => ({ way: 'board: the cube changed', raw: changed }));
}
