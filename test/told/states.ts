import type { Scene } from '../../src/diagrams/scene.ts';
import { isDoublet } from '../../src/engine/dice.ts';
import { BAR, borneOff, HOME, OFF } from '../../src/engine/position.ts';
import type { Colour } from '../../src/engine/setup.ts';
import { isClosed, isShut } from '../../src/puzzles/shut.ts';
import { own } from './boards.ts';
import { eachLeg } from './plays.ts';
import type { Spoken } from './spoken.ts';

/** What texts say of their board without a number, or of a point by its number, and when that is so. */
export interface State {
  readonly states: string;
  /** Patterns; `(?<at>\d+)` is a point, as the mover counts. */
  readonly says: readonly string[];
  readonly holds: (spoken: Spoken) => boolean;
  /** It is said so often at least. */
  readonly least: number;
}

/** A point by its number, alone or in a list. */
const POINT = 'משולש(?:ים \\d+ ו־| )(?<at>\\d+)';

/** What is said of points that have numbers. Every such point is in one of these. */
export const OF_POINTS: readonly State[] = [
  {
    states: 'a point is shut',
    says: [
      `${POINT},? (?:(?:אבל |וגם |ו)?הוא )?(?:ומשולש \\d+ )?חסו[םמ]`,
      'המשולשים (?<at>\\d+) ו־\\d+ חסומים',
      'משולש \\d+ ומשולש (?<at>\\d+) חסומים',
      'חסומים, משולש (?<at>\\d+) ומשולש',
      'חסומים, משולש \\d+ ומשולש (?<at>\\d+)',
      '(?:מול |נתקלות ב|סגירה של )משולש (?<at>\\d+)',
      `ב${POINT} (?:אסור לנחות|עומדות (?:שתי )?אבנים שחורות|עומדות שתיים)`,
      `ב${POINT}, (?:והוא|היא על אבנים של היריב|וגם הוא)`,
      'הן שתיים, במשולש (?<at>\\d+)',
    ],
    holds: ({ board: { scene }, at }) => isShut(scene.position, at),
    least: 52,
  },
  {
    states: 'none of the mover stands on a point',
    says: ['אין אבן במשולש (?<at>\\d+)', 'במשולש (?<at>\\d+) אין אבן'],
    holds: ({ board: { scene }, at }) => scene.position[at]! <= 0,
    least: 2,
  },
  {
    states: 'a checker of the mover stands on a point',
    says: [
      'במשולש (?<at>\\d+) (?:יש|עומדות שלוש)',
      'יש אבן(?: רחוקה יותר,)? במשולש (?<at>\\d+)',
      'ה?אבן ממשולש (?<at>\\d+)',
      ': ממשולש (?<at>\\d+)',
    ],
    holds: ({ board: { scene }, at }) => scene.position[at]! > 0,
    least: 11,
  },
  {
    states: 'a play comes to a point',
    says: ['(?:אבן אחת|ממשולש \\d+) למשולש (?<at>\\d+)'],
    holds: ({ board, at }) => eachLeg(board, ({ to }) => to).includes(at),
    least: 2,
  },
];

const COLOURS: Readonly<Record<string, Colour>> = { לבן: 'white', שחור: 'black' };

function winnerOf({ outcome, state: { turn } }: Scene): Colour | undefined {
  if (!outcome) return undefined;
  return (outcome.winner === 'mover') === (turn === 'white') ? 'white' : 'black';
}

/** What is said of the whole board. */
export const OF_BOARDS: readonly State[] = [
  {
    states: 'whose turn it is',
    says: ['תור (?<side>לבן|שחור)', '(?<side>לבן|שחור) הטיל'],
    holds: ({ board: { scene }, named }) => scene.state.turn === COLOURS[named!],
    least: 180,
  },
  {
    states: 'that the roll is a doublet',
    says: ['תור לבן[,.] דאבל', 'זה דאבל', ', דאבל', '^דאבל', 'וכבר דאבל'],
    holds: ({ board: { scene } }) => scene.dice !== null && isDoublet(scene.dice),
    least: 50,
  },
  {
    states: 'that none is off',
    says: ['(?<!אילו שחור )לא הוציא (?:אף אבן|כלום)', 'אין אף אבן בחוץ', 'אף אחת לא (?:בחוץ|יצאה)'],
    holds: ({ side }) => borneOff(side) === 0,
    least: 18,
  },
  {
    states: 'who has won',
    says: ['(?<![א-ת])(?<side>לבן|שחור) ניצח', 'כל האבנים של (?<side>לבן) בחוץ'],
    holds: ({ board: { scene }, named }) => winnerOf(scene) === COLOURS[named!],
    least: 30,
  },
  {
    states: 'that the win is a mars',
    says: ['ניצח (?:שוב )?במארס(?! טורקי)'],
    holds: ({ board: { scene } }) => scene.outcome?.kind === 'gammon',
    least: 3,
  },
  {
    states: 'that the win is a Turkish mars',
    says: ['ניצח במארס טורקי'],
    holds: ({ board: { scene } }) => scene.outcome?.kind === 'backgammon',
    least: 1,
  },
  {
    states: 'that all are home',
    says: ['כל האבנים (?:של לבן|של שחור|שלו|שנשארו לו) (?:כבר )?ב(?:בית|לוח הבית)'],
    holds: ({ side }) => own(side, HOME + 1, BAR) === 0,
    least: 9,
  },
  {
    states: "that the opponent's home board is closed",
    says: ['לוח הבית של (?:היריב|שחור) (?:סגור|חסום)(?! כמעט)', 'הלוח סגור'],
    holds: ({ board: { scene } }) => isClosed(scene.position),
    least: 5,
  },
  {
    states: 'that the bar of a loser is empty',
    says: ['(?<!שה)(?:^|[ ו])הבר ריק', 'אף אחת לא על הבר', 'אין לו אבן על הבר'],
    holds: ({ board: { scene }, side }) => scene.outcome !== null && side[BAR] === 0,
    least: 5,
  },
  {
    states: 'that a play comes to an empty point',
    says: ['אל משולש ריק(?!,)', 'היעד (?:פנוי|ריק)'],
    holds: ({ board }) =>
      eachLeg(board, ({ to }) => to).some((to) => to > OFF && board.scene.position[to] === 0),
    least: 3,
  },
];
