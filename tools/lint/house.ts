/** Who may import whom. The first entry whose `room` holds a file rules that file. */

export interface Room {
  /** A folder, or one file, from the root of the project. */
  readonly room: string;
  /** The only folders of the project that may be imported. Absent: all of them. */
  readonly only?: readonly string[];
  /** Folders or files of the project that may not be imported. */
  readonly never?: readonly string[];
  /** Files that `never` lets through after all. */
  readonly except?: readonly string[];
  /** The only packages that may be imported. Absent: all of them. */
  readonly packages?: readonly string[];
  /** Said to whoever breaks it. */
  readonly because: string;
}

const BOARD = 'src/components/board';
const ONLY_PROVED =
  'a page reaches a board only through a verified diagram or puzzle, or an island';

export const HOUSE: readonly Room[] = [
  {
    room: 'src/engine',
    only: ['src/engine'],
    packages: [],
    because: 'the engine imports nothing outside itself',
  },
  {
    room: 'src/diagrams',
    only: ['src/diagrams', 'src/engine'],
    packages: ['yaml', 'zod', 'node:crypto'],
    because: 'diagrams import the engine, and what they need to read a file',
  },
  {
    room: 'src/puzzles/generate',
    only: [
      'src/puzzles/generate',
      'src/puzzles/difficulties.ts',
      'src/puzzles/difficulty.ts',
      'src/puzzles/permits.ts',
      'src/puzzles/shut.ts',
      'src/puzzles/start.ts',
      'src/engine',
    ],
    packages: [],
    because: 'the generator of puzzles imports the engine alone',
  },
  {
    room: 'src/puzzles',
    only: ['src/puzzles', 'src/diagrams', 'src/engine'],
    packages: ['zod'],
    because: 'puzzles import the engine and the diagrams',
  },
  {
    room: BOARD,
    only: [BOARD],
    packages: ['preact'],
    because: 'the board draws what it is given and knows neither rules nor diagrams',
  },
  {
    room: 'src/components/islands',
    only: ['src/components/islands', BOARD, 'src/engine', 'src/diagrams', 'src/puzzles'],
    packages: ['preact'],
    because: 'an island joins the engine and the board',
  },
  { room: 'src/components/site/Diagram.astro', because: ONLY_PROVED },
  { room: 'src/components/site/Puzzle.astro', because: ONLY_PROVED },
  { room: 'src/components/booklet/Figure.astro', because: ONLY_PROVED },
  {
    room: 'src/layouts',
    never: [BOARD],
    except: [`${BOARD}/sprite.tsx`, `${BOARD}/legend.tsx`],
    because: ONLY_PROVED,
  },
  { room: 'src/components/site', never: [BOARD], because: ONLY_PROVED },
  { room: 'src/components/booklet', never: [BOARD], because: ONLY_PROVED },
  { room: 'src/pages', never: [BOARD], because: ONLY_PROVED },
  { room: 'src/content', never: [BOARD], because: ONLY_PROVED },
  {
    room: 'test/naive',
    never: ['src'],
    because: 'the naive generator must not share a line with what it checks',
  },
  {
    room: 'tools/gnubg',
    never: ['src'],
    because: 'whoever asks the second program must not know what the first one says',
  },
];

const holds = (place: string, path: string): boolean =>
  path === place || path.startsWith(`${place}/`);

const normalize = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

/**
 * Says why a file may not import something.
 *
 * @param file the importing file, from the root of the project, with `/` between folders
 * @param specifier what stands in quotes after `from`
 * @returns one sentence, or null when the import is allowed
 */
export function whyNot(file: string, specifier: string): string | null {
  const rule = HOUSE.find(({ room }) => holds(room, file));
  if (!rule) return null;
  const bare = specifier.replace(/[?#].*$/u, '');
  const inProject = /^\.{0,2}\//u.test(bare);
  if (!inProject) {
    const allowed = rule.packages?.some((name) => holds(name, bare)) ?? true;
    return allowed ? null : `${file} may not import ${bare}: ${rule.because}.`;
  }
  const target = normalize(bare.startsWith('/') ? bare : `${file}/../${bare}`);
  const outside = rule.only !== undefined && !rule.only.some((place) => holds(place, target));
  const barred =
    rule.never?.some((place) => holds(place, target)) && !rule.except?.includes(target);
  return outside || barred ? `${file} may not import ${target}: ${rule.because}.` : null;
}
