import {
  BAR,
  borneOff,
  CHECKERS,
  furthest,
  HOME,
  OFF,
  pipCount,
} from '../../../src/engine/position.ts';
import { START } from '../../diagrams/raw.ts';
import { type Board, THEIR_HOME, after, overTheBorder, own } from '../boards.ts';
import type { Count } from './count.ts';

/** Checkers, before what is said of them; not none of them, and not a step or a point. */
const checkers = (said: string): string =>
  `(?<!(?:אף|אפילו|לפחות|צעד|משולש) )#(?: ה?אבנים)?(?: לבנות| שחורות)?(?: שלו| שלכם| משלו| של שחור)? ${said}`;

const isOver = ({ scene }: Board): boolean => scene.outcome !== null;

/** What stands where. */
export const STANDING: readonly Count[] = [
  {
    counts: 'the checkers on the bar',
    says: [
      checkers('(?:מחכה |מחכות )?על הבר'),
      checkers('מהן על הבר'),
      '# אבנים מחכות',
      'מחכות #',
      '# לא נכנס[תה]',
      '#(?: האבנים)? נכנסו',
      '# נכנסה מהבר',
      'לפני # בפנים',
      '# מהלכים הולכים על הכניסה',
      'הכניסה לקחה # מהלכים',
    ],
    found: ({ side }) => side[BAR]!,
    least: 38,
  },
  {
    counts: 'the checkers that are still on the bar when all is played',
    says: [checkers('(?:נשארה|עוד|עוד מחכות) על הבר')],
    found: ({ board, side }) => (isOver(board) ? side : after(board.scene))[BAR]!,
    least: 4,
  },
  {
    counts: 'the checkers that enter',
    says: ['(?:נכנסת רק|נכנסת אבן|^נכנסת|ה־\\d מכניס אבן) #'],
    found: ({ board: { scene } }) => scene.position[BAR]! - after(scene)[BAR]!,
    least: 5,
  },
  {
    counts: 'the checkers that are off',
    says: [
      checkers('(?:כבר )?בחוץ'),
      '(?:כבר הוציא|הספיק להוציא|שחור הוציא)(?: אבן)? #',
      'חוץ #, והיא בחוץ',
      '^אבן # הספיקה',
    ],
    found: ({ side }) => borneOff(side),
    least: 13,
  },
  {
    counts: 'the checkers that are left',
    says: [
      'נשארו(?: לכם)? # אבנים',
      'נשארה אבן #\\.',
      '# אבנים לסוף',
      '^# אבנים, (?:ומה|שני|ארבע פעמים)',
      '^# במשולשים שונים',
      '^אבן # הפרידה',
      'להוציא את #(?: האבנים)?',
    ],
    found: ({ side }) => CHECKERS - borneOff(side),
    least: 9,
  },
  {
    counts: 'the checkers that are left when all is played',
    says: ['# עוד מחכה לתור הבא'],
    found: ({ board: { scene } }) => CHECKERS - borneOff(after(scene)),
    least: 1,
  },
  {
    counts: 'the checkers that are not home yet',
    says: [
      checkers(
        '(?:עוד )?(?:מחוץ ללוח הבית|מחוץ לבית|בדרך הביתה|רחוקות(?! מספיק)|לא הגיעו|לא בלוח הבית)',
      ),
      '# (?:האבנים )?ש(?:מחוץ לבית|עוד בדרך)',
      '# אבנים נשארו באמצע הדרך',
      'להכניס # אבנים',
      '# בפנים, שני',
      'הרבה אבנים בבית, # לא',
    ],
    found: ({ side }) => own(side, HOME + 1, BAR),
    least: 15,
  },
  {
    counts: 'the checkers that are not home when all is played',
    says: ['בגלל אבן # כזאת'],
    found: ({ board: { scene } }) => own(after(scene), HOME + 1, BAR),
    least: 1,
  },
  {
    counts: 'the checkers that wait at home',
    says: ['# האבנים שנשארו בבית', '# אבנים כבר כמעט בחוץ'],
    found: ({ side }) => own(side, 1, HOME),
    least: 2,
  },
  {
    counts: 'the checkers on the first point outside the home board',
    says: ['# עומדת משולש', checkers('על סף הבית')],
    found: ({ side }) => side[HOME + 1]!,
    least: 3,
  },
  {
    counts: 'the steps over the border of a home board',
    says: ['(?:צעד|משולש) # (?:לפניו|לפני הבית|מחוץ ללוח הבית|קדימה)', '# לפניו'],
    found: ({ board, side }) =>
      overTheBorder(isOver(board) ? side : after(board.scene), isOver(board)),
    least: 4,
  },
  {
    counts: "the loser's checkers in the winner's home board",
    says: [checkers('(?:עוד |נשארו )?בלוח הבית (?:של לבן|שלו)')],
    found: ({ board, side }) => (isOver(board) ? own(side, THEIR_HOME[0]!, BAR - 1) : []),
    least: 9,
  },
  {
    counts: 'the checkers on a point that is named',
    says: ['במשולש (?<at>\\d+) (?:עומדות|יש) #', 'הן #, במשולש (?<at>\\d+)'],
    found: ({ board, at }) => Math.abs(board.scene.position[at]!),
    least: 5,
  },
  {
    counts: 'the checkers on the last point',
    says: ['# האבנים במשולש האחרון'],
    found: ({ side }) => side[1]!,
    least: 1,
  },
  {
    counts: "the mover's own checkers where a number enters",
    says: ['ב־(?<at>\\d) נכנסים אל # אבנים שלכם'],
    found: ({ side, at }) => side[BAR - at]!,
    least: 1,
  },
  {
    counts: 'the checkers at the back',
    says: [checkers('(?:ה?אחוריות|ש?מאחור|כלואות|תקועות|שלא זזו)')],
    found: ({ side }) => own(side, THEIR_HOME[0]!, BAR - 1),
    least: 12,
  },
  {
    counts: 'the checkers on the furthest point',
    says: [
      '# אבנים שלו נשארו ממש',
      'אבן שחורה # (?:כמעט לא זזה|לא יצאה בזמן)',
      '# האבנים הרחוקות',
      '# המהלכים הראשונים מזיזים אותן',
    ],
    found: ({ side }) => side[furthest(side)]!,
    least: 4,
  },
  {
    counts: 'the checkers on the point of a doublet',
    says: ['# האבנים שבמשולש של המספר'],
    found: ({ board: { scene }, side }) => side[scene.dice![0]]!,
    least: 1,
  },
  {
    counts: 'the checkers beyond the point of a number',
    says: ['אבן # רחוקה יותר'],
    found: ({ board: { question }, side }) =>
      question?.kind === 'bear-off' ? own(side, question.number + 1, BAR) : [],
    least: 1,
  },
  {
    counts: 'the checkers in the middle of the way',
    says: ['# באמצע(?: ו| הדרך,)'],
    found: ({ side }) => side[13]!,
    least: 2,
  },
  {
    counts: 'the blots',
    says: ['# אבנים בודדות'],
    found: ({ side }) =>
      side.filter((count, place) => place > OFF && place < BAR && count === 1).length,
    least: 1,
  },
  {
    counts: 'the pips',
    says: [
      '(?:ללבן|לשחור|לכל צד|צריך עוד|יוצאים|ביחד:) # צעדים',
      'לבן #(?=, שחור)',
      ', ו?שחור(?: רק)? #(?=[.,])',
    ],
    found: ({ side }) => pipCount(side),
    least: 10,
  },
  {
    counts: 'the piles that do not stand as at the start',
    says: ['# ערימות של לבן התחלפו', 'החליף בין # ערימות'],
    found: ({ side }) =>
      side.filter(
        (count, place) =>
          place > OFF &&
          Math.max(0, count) !== ((START.white as Record<number, number>)[place] ?? 0),
      ).length,
    least: 2,
  },
];
