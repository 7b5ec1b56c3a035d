import { BAR, HOME } from '../../../src/engine/position.ts';
import { type Board, largest, movesGiven, movesHome, own, spentFirst, sum } from '../boards.ts';
import { checkersMoved, checkersOff, eachLeg, hitsMade, movesMade, piles } from '../plays.ts';
import type { Count } from './count.ts';

const checkersWith = (board: Board, moves: number): number =>
  sum(eachLeg(board, (leg) => (leg.moves === moves ? leg.checkers : 0)));

/** What is played. */
export const PLAYED: readonly Count[] = [
  {
    counts: 'the checkers that a play moves',
    says: [
      'אבן # (?:משחקת|רצה|אוכלת|עוצרת|נכנסה ורצה)',
      '(?<!אותם |הדאבל |נתן )(?:ל|ב|עם |מביא הביתה )אבן #',
      'עוד # לערימה',
      'אכילות, # אבנים',
      'בין # אבנים',
      'קוברת # אבנים',
      '^# אבנים, מהלך לכל',
      '# אבנים (?:שונות זזו|נוספות|זזות)',
      'הביא # אבנים',
      '^# נפגשות',
      '^אבן #, דאבל',
      'רק # יוצאת',
    ],
    found: ({ board }) => checkersMoved(board),
    least: 27,
  },
  {
    counts: 'the checkers that move once all are in',
    says: ['נתן לאבן #', ', # המשיכה'],
    found: ({ board }) => checkersMoved(board)[0]! - board.scene.position[BAR]!,
    least: 2,
  },
  {
    counts: 'the checkers that make two moves of a doublet',
    says: ['אבן # קיבלה שניים', '^שניים #,'],
    found: ({ board }) => checkersWith(board, 2),
    least: 2,
  },
  {
    counts: 'the checkers that make one move of a doublet',
    says: ['# אבנים קיבלו אחד'],
    found: ({ board }) => checkersWith(board, 1),
    least: 1,
  },
  {
    counts: 'the checkers that a play moves on the board',
    says: ['להזיז # ו'],
    found: ({ board }) => checkersMoved(board).map((all, i) => all - checkersOff(board)[i]!),
    least: 1,
  },
  {
    counts: 'the checkers that a play bears off',
    says: [
      'והוא מוציא #',
      ': # אבנים החוצה',
      'הוציאו #',
      '# היוצאות',
      'ולא #: ',
      'ומוציא #:',
      'ולהוציא #,',
    ],
    found: ({ board }) => checkersOff(board),
    least: 6,
  },
  {
    counts: 'the blots that a play hits',
    says: ['# אכילות', '# עולות על הבר'],
    found: ({ board }) => hitsMade(board),
    least: 3,
  },
  {
    counts: 'the moves of a play',
    says: [
      '(?:שיחק|אחרי|הם|אלה|שזה|\\.|:) # מהלכים(?! מכניסים| לאבן)',
      '(?:בין|יצאו|אבל|אחד|,) # המהלכים (?:על|עמדה|האבן|יוצאים|האלה|נחתו)',
      '^# מהלכים (?:מסודרים|הוציאו)',
      ', # מהלכים$',
      '^# עצירות',
      '# פעמים זה הכי הרבה',
      'משחקים (?:אותו|רק) # ?(?:פעמים)?(?:[:.] \\d|\\.? \\S*/)',
      'נותן: #',
      'מהלך #(?: בלבד| בכל הלוח|\\. מותר|$)',
      'מספר #, ו?ה',
      'רק מספר #\\. איזה',
    ],
    found: ({ board }) => movesMade(board),
    least: 30,
  },
  {
    counts: 'the moves of the checker that makes most of them',
    says: [
      'נחתה #',
      'זזה (?:רק|פעם) #',
      'זזות פעם #',
      'פעם # כל אחת',
      'כל אחת פעם #',
      'קיבלה #',
      '^# לאחת',
      'מהלך # כל',
      '# מהלכים לאבן שבדרך',
    ],
    found: ({ board }) => Math.max(...eachLeg(board, ({ moves }) => moves)),
    least: 10,
  },
  {
    counts: 'the moves of the checkers that make fewest of them',
    says: ['קיבלו #', 'לאחת, #'],
    found: ({ board }) => Math.min(...eachLeg(board, ({ moves }) => moves)),
    least: 2,
  },
  {
    counts: 'the moves of a play at home',
    says: ['# מהלכים לאבנים שבבית'],
    found: ({ board }) => sum(eachLeg(board, ({ from }) => (from <= HOME ? 1 : 0))),
    least: 1,
  },
  {
    counts: 'the moves of a doublet',
    says: [
      '(?:כל|את) # המהלכים(?! שנ)',
      '(?:^|ב)דאבל משחקים # פעמים',
      'דאבל הוא #',
      'משתמשות בכל #',
      'לו # מהלכים של',
      'מתוך #\\. אחרי',
      '# פעמים(?:\\. סוף| לא יוצא)',
      ': # אבנים\\?',
      '^# מהלכים, ומה',
      '# המהלכים הולכים לאיבוד',
    ],
    found: ({ board: { scene } }) => movesGiven(scene),
    least: 18,
  },
  {
    counts: 'the moves that bring all home',
    says: ['# מהלכים (?:מביאים|מכניסים|הביאו)', '^הביתה #'],
    found: ({ board: { scene } }) => movesHome(scene.position, largest(scene.dice!)),
    least: 4,
  },
  {
    counts: 'the moves that bring one checker home',
    says: ['צריכה # מהלכים'],
    found: ({ board: { scene } }) =>
      movesHome(scene.position, largest(scene.dice!)) / own(scene.position, HOME + 1, BAR),
    least: 1,
  },
  {
    counts: 'the moves that are left when all are in',
    says: ['נשאר מהלך #', '#(?: המהלכים)? שנשארו (?:חופשיים|מחלקים|מוציאים)', 'והחוצה #'],
    found: ({ board: { scene } }) => movesGiven(scene) - spentFirst(scene),
    least: 5,
  },
  {
    counts: 'the moves that are lost',
    says: ['# המהלכים הנותרים הולכים לאיבוד'],
    found: ({ board }) => movesGiven(board.scene) - movesMade(board)[0]!,
    least: 1,
  },
  {
    counts: 'the pile that a play adds to',
    says: ['(?:יש בו כבר|עומדות בו|לערימה של) #', 'שישית על #'],
    found: ({ board }) => piles(board, 'to', 'before'),
    least: 4,
  },
  {
    counts: 'the pile that a play makes',
    says: ['נערמו #', '^# אבנים במשולש אחד', 'וערימה של #'],
    found: ({ board }) => piles(board, 'to', 'after'),
    least: 3,
  },
  {
    counts: 'the checkers that a play starts from',
    says: ['(?:שיש בו|עמדה) אבן #', '^אבן #, שני מהלכים'],
    found: ({ board }) => piles(board, 'from', 'before'),
    least: 2,
  },
  {
    counts: "the opponent's checkers that a play would land on",
    says: [
      '^# יחד',
      '# יחד בטוחות',
      '# אורחות',
      'מתוך #\\. משולש',
      'אחת #\\?',
      'עוד # שם',
      'של # השחורות',
      '^# אבנים באותו משולש',
    ],
    found: ({ board }) => piles(board, 'to', 'before').map((count) => -count),
    least: 8,
  },
  {
    counts: 'the places where a play lands',
    says: ['# נחיתות יפות', '# המשולשים שאליהם', '# ערימות בלוח', '# מקומות\\.'],
    found: ({ board }) => new Set(eachLeg(board, ({ to }) => to)).size,
    least: 4,
  },
  {
    counts: 'the steps of each move of a doublet',
    says: ['מהלכים של צעד #'],
    found: ({ board: { scene } }) => largest(scene.dice!),
    least: 1,
  },
  {
    counts: 'the steps that a move is too short or too long',
    says: ['^# פחות', '# יותר שם', 'קצר #', 'ארוך #'],
    found: ({ board }) =>
      eachLeg(board, ({ from, to }) =>
        Math.min(...board.scene.dice!.map((die) => Math.abs(from - to - die))),
      ),
    least: 4,
  },
  {
    counts: 'the steps back of a play',
    says: ['# משולשים אחורה'],
    found: ({ board }) => eachLeg(board, ({ from, to }) => to - from),
    least: 1,
  },
];
