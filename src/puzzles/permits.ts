import { isDoublet, numbersOf, type Dice } from '../engine/dice.ts';
import { make, movesOf, type Move } from '../engine/moves.ts';
import type { Play } from '../engine/plays.ts';
import {
  asPosition,
  BAR,
  borneOff,
  furthest,
  HOME,
  OFF,
  type Board,
  type Position,
} from '../engine/position.ts';
import type { RuleId } from '../engine/rules.ts';
import { isShut } from './shut.ts';

/** A roll that is to be played, with its legal plays. */
export interface Situation {
  readonly position: Position;
  readonly dice: Dice;
  readonly plays: readonly Play[];
}

/** What a rule allows, though people take it for forbidden. */
export interface Permit {
  /** Whether a legal play, made in this order, does what the rule allows. */
  readonly isUsed: (situation: Situation, play: Play) => boolean;
  /** What is told to whoever denies it. */
  readonly says: string;
}

/** A wall is so many shut points in a row or with gaps, all of them passed by one move. */
const WALL = 3;
/** More checkers than stand on any point when a game begins. */
const TALL = 6;

const hits = ({ moves }: Play): number => moves.filter(({ hit }) => hit).length;

const isWon = ({ result }: Play): boolean => furthest(result) === OFF;

/** The two moves of a checker that plays both numbers of a roll; nothing where two checkers play, or a doublet. */
function runOf({ dice }: Situation, { moves }: Play): readonly [Move, Move] | undefined {
  const [first, second] = moves;
  const isRun = moves.length === 2 && !isDoublet(dice) && first!.to === second!.from;
  return isRun ? [first!, second!] : undefined;
}

/** Whether some move is such, on the board on which it is made. */
function anyMove(
  { position }: Situation,
  { moves }: Play,
  isSuch: (move: Move, board: readonly number[]) => boolean,
): boolean {
  const board: Board = position.slice();
  return moves.some((move) => {
    const found = isSuch(move, board);
    make(board, move);
    return found;
  });
}

/** The rules that allow something, in the order of the book. The generator looks for plays by them, and the proof asks them. */
export const PERMITS = {
  'one-or-two': {
    isUsed: (situation, play) => runOf(situation, play) !== undefined,
    says: 'אבן אחת יכולה לשחק את שני המספרים, זה אחרי זה.',
  },
  'stop-between': {
    isUsed(situation, play) {
      const run = runOf(situation, play);
      return run !== undefined && isShut(situation.position, run[0].from - run[1].die);
    },
    says: 'די שהעצירה באמצע פתוחה באחד משני הסדרים.',
  },
  'jump-over': {
    isUsed: ({ position }, { moves }) =>
      moves.some(({ from, to }) => {
        const passed = position.slice(to + 1, from).filter((count) => count <= -2);
        return passed.length >= WALL && position[from]! > 0;
      }),
    says: 'מעל משולשים חסומים מותר לדלג. רק הנחיתה צריכה להיות פתוחה.',
  },
  'no-limit': {
    isUsed: (_, { moves, result }) => moves.some(({ to }) => to > OFF && result[to]! >= TALL),
    says: 'אין הגבלה על מספר האבנים שלכם במשולש אחד.',
  },
  'four-times': {
    isUsed: ({ dice }, { moves }) => isDoublet(dice) && moves.length === 4,
    says: 'דאבל משחקים ארבע פעמים.',
  },
  'split-freely': {
    isUsed({ position, dice }, { moves }) {
      const mayGoOn = ({ from }: Move, i: number): boolean =>
        moves.slice(0, i).some(({ to }) => to === from);
      const goesOn = moves.filter(mayGoOn);
      return (
        isDoublet(dice) &&
        moves.length - goesOn.length > 1 &&
        goesOn.some(({ from }) => position[from]! <= 0)
      );
    },
    says: 'את המהלכים של דאבל מחלקים בין האבנים איך שרוצים.',
  },
  hit: {
    isUsed: (_, play) => hits(play) > 0,
    says: 'על אבן בודדת של היריב מותר לנחות, והיא נאכלת.',
  },
  'on-the-way': {
    isUsed: (_, { moves }) =>
      moves.some(({ hit, to }, i) => hit && moves.slice(i + 1).some(({ from }) => from === to)),
    says: 'אבן שנחתה באמצע הדרך על אבן בודדת אכלה אותה, ומותר לה להמשיך.',
  },
  'several-hits': {
    isUsed: (_, play) => hits(play) > 1,
    says: 'מותר לאכול כמה אבנים באותו תור.',
  },
  'hit-and-run': {
    isUsed: (_, { moves }) =>
      moves.some(({ hit, to }, i) => hit && to <= HOME && moves[i + 1]?.from === to),
    says: 'אבן שאכלה יכולה להמשיך באותו תור, גם בתוך לוח הבית.',
  },
  'hit-anywhere': {
    isUsed: (situation, play) =>
      anyMove(
        situation,
        play,
        ({ from, hit }, board) => hit && (from === BAR || borneOff(board) > 0),
      ),
    says: 'מותר לאכול בכל שלב: גם בכניסה מהבר, וגם אחרי שהתחלתם להוציא.',
  },
  'need-not-hit': {
    isUsed: ({ plays }, play) => hits(play) === 0 && plays.some((other) => hits(other) > 0),
    says: 'אין חובה לאכול כשיש דרך מותרת אחרת.',
  },
  'enter-and-hit': {
    isUsed: (_, { moves }) => moves.some(({ from, hit }) => hit && from === BAR),
    says: 'נכנסים גם אל אבן בודדת של היריב, והיא נאכלת.',
  },
  'enter-most': {
    isUsed: ({ position }, { moves, result }) =>
      position[BAR]! > 1 && result[BAR]! > 0 && moves.length > 0,
    says: 'מכניסים כמה אבנים שאפשר, ומה שנשאר על הבר מחכה.',
  },
  'rest-of-roll': {
    isUsed: ({ position }, { moves, result }) =>
      position[BAR]! > 0 && result[BAR] === 0 && moves.length > position[BAR]!,
    says: 'אחרי שכולן נכנסו, את המספרים שנשארו משחקים באיזו אבן שרוצים.',
  },
  'free-order': {
    isUsed: ({ dice }, { moves }) =>
      moves.length === 2 && !isDoublet(dice) && moves[0]!.die < moves[1]!.die,
    says: 'מותר להתחיל גם במספר הקטן.',
  },
  'lost-number': {
    isUsed: ({ dice }, play) =>
      play.moves.length > 0 && play.moves.length < numbersOf(dice).length && !isWon(play),
    says: 'מספר שאין דרך לשחק אותו הולך לאיבוד.',
  },
  'exact-off': {
    isUsed: (situation, play) =>
      anyMove(
        situation,
        play,
        ({ from, to, die }, board) => to === OFF && from === die && furthest(board) > from,
      ),
    says: 'מספר מוציא מהמשולש שלו, גם כשיש אבנים רחוקות יותר.',
  },
  'off-optional': {
    isUsed({ position, plays }, { result }) {
      if (furthest(position) > HOME) return false;
      const off = borneOff(position);
      return borneOff(result) === off && plays.some((other) => borneOff(other.result) > off);
    },
    says: 'מי שיכול להוציא רשאי גם להזיז בתוך לוח הבית.',
  },
  'empty-point': {
    isUsed: (situation, play) =>
      anyMove(
        situation,
        play,
        ({ from, to, die }, board) =>
          furthest(board) <= HOME && to > OFF && board[die]! <= 0 && furthest(board) > from,
      ),
    says: 'כשאין אבן במשולש של המספר מזיזים אבן רחוקה ממנו, לאו דווקא את הרחוקה ביותר.',
  },
  'hit-while-off': {
    isUsed: ({ position }, { result }) =>
      furthest(position) > HOME && borneOff(position) > 0 && borneOff(result) > borneOff(position),
    says: 'כשכל האבנים שוב בלוח הבית ממשיכים להוציא, גם באותו תור.',
  },
  'win-at-once': {
    isUsed: ({ dice }, play) => isWon(play) && play.moves.length < numbersOf(dice).length,
    says: 'מי שהוציא את האבן האחרונה ניצח, ומה שנשאר כבר לא משחקים.',
  },
} as const satisfies Partial<Record<RuleId, Permit>>;

/** A rule that allows something. */
export type Permission = keyof typeof PERMITS;

export const isPermission = (rule: RuleId): rule is Permission => Object.hasOwn(PERMITS, rule);

/** What is told to whoever denies what a rule allows. */
export const permitSays = (rule: Permission): string => PERMITS[rule].says;

/** The rules without which a legal play could not be made: every order and every way that leads where it leads uses them. */
export function permissionsOf(situation: Situation, { result }: Play): Permission[] {
  const ways = waysTo(situation, result);
  return (Object.keys(PERMITS) as Permission[]).filter((rule) =>
    ways.every((way) => (PERMITS[rule] as Permit).isUsed(situation, way)),
  );
}

/** Every sequence of moves that leads to the result of a legal play. */
function waysTo({ position, dice, plays }: Situation, result: Position): Play[] {
  const goal = result.join();
  const most = Math.max(...plays.map(({ moves }) => moves.length));
  const ways: Play[] = [];
  const goOn = (board: Position, left: readonly number[], moves: readonly Move[]): void => {
    if (board.join() === goal && (moves.length === most || furthest(board) === OFF)) {
      ways.push({ moves, result: board });
    }
    for (const die of new Set(left)) {
      for (const move of movesOf(board, die)) {
        const next: Board = board.slice();
        make(next, move);
        goOn(asPosition(next), left.toSpliced(left.indexOf(die), 1), [...moves, move]);
      }
    }
  };
  goOn(position, numbersOf(dice), []);
  return ways;
}
