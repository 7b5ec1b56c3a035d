import { BAR, HOME } from '../../../src/engine/position.ts';
import { reach } from '../../../src/engine/reach.ts';
import { afterFirstMove, movable, own } from '../boards.ts';
import type { Count } from './count.ts';

/** Who can move, and how. */
export const MOVABLE: readonly Count[] = [
  {
    counts: 'the checkers that can move',
    says: [
      'רק אבן # (?:יכולה לזוז|זזה|רחוקה מספיק כדי לזוז)',
      'רק # אבנים (?:יכולות לזוז|רחוקות מספיק)',
      '# האבנים שיכולות לזוז',
      '# הרחוקות זזות',
      '# חופשייה',
    ],
    found: ({ board: { scene } }) => movable(scene.position, scene.dice!),
    least: 9,
  },
  {
    counts: 'the checkers that a number can move',
    says: [
      'רק אבן # יכולה לשחק (?<at>\\d)',
      'רק אבן # רחוקה מספיק ל־(?<at>\\d)',
      'ל־(?<at>\\d) יש רק אבן # שיכולה',
      'ב־(?<at>\\d) יכולה לזוז רק אבן #',
    ],
    found: ({ board: { scene }, at }) => movable(scene.position, [at]),
    least: 5,
  },
  {
    counts: 'the checkers that a number can move after the other',
    says: ['ל־(?<at>\\d) נשארה אבן #'],
    found: ({ board: { scene }, at }) => movable(afterFirstMove(scene), [at]),
    least: 1,
  },
  {
    counts: 'the checkers outside the home board that cannot move',
    says: ['# הקרובות תקועות', '# מהאבנים שמחוץ לבית נשארות'],
    found: ({ board: { scene }, side }) =>
      own(side, HOME + 1, BAR) - movable(scene.position, scene.dice!),
    least: 2,
  },
  {
    counts: 'the places where a checker can land',
    says: ['# נחיתות(?: אפשריות|,)'],
    found: ({ board: { scene, question } }) =>
      question?.kind === 'reach' ? reach(scene.position, scene.dice!, question.from).length : [],
    least: 2,
  },
  {
    counts: 'the ways to play the roll',
    says: ['דרך #(?! המספרים| מהלכים)', 'תוצאה #\\.', '# דרכים(?! ש| אל)', '# אפשרויות'],
    found: ({ board: { scene } }) => scene.plays?.length ?? [],
    least: 25,
  },
  {
    counts: 'the ways to play the roll that hit twice',
    says: ['# מהם אוכלים עוד אבן'],
    found: ({ board: { scene } }) =>
      scene.plays!.filter(({ moves }) => moves.filter(({ hit }) => hit).length > 1).length,
    least: 1,
  },
  {
    counts: 'the numbers of a roll that is no doublet',
    says: [
      '# (?:ה?מספרים(?! שווים)|ה?סדרים|המקומות|פתחים|הפתחים)',
      '(?<![א-ת])ו?(?<n>שניהם|שלושתם)',
      '# דרכים אל אותו',
    ],
    found: ({ board: { scene } }) => new Set(scene.dice).size,
    least: 78,
  },
  {
    counts: 'the dice',
    says: ['# ה?קוביות', 'כל קובייה #'],
    found: ({ board: { scene } }) => scene.dice!.length,
    least: 6,
  },
  {
    counts: 'the pips of a roll',
    says: ['# צעדים, אבל של מי'],
    found: ({ board: { scene } }) => scene.dice![0] + scene.dice![1],
    least: 1,
  },
];
