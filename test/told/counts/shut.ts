import { doors, longestRow, shutAhead } from '../boards.ts';
import { jumped, openStops, shutStops } from '../plays.ts';
import type { Count } from './count.ts';

/** What is shut and what is open. */
export const SHUT: readonly Count[] = [
  {
    counts: "the shut points of the opponent's home board",
    says: ['(?:^בפנים|היריב) # משולשים חסומים', 'כל # המשולשים בלוח הבית של היריב חסומים'],
    found: ({ board: { scene } }) => doors(scene, 'all', (count) => count <= -2),
    least: 4,
  },
  {
    counts: "the open points of the opponent's home board",
    says: ['משולש # בלוח הבית של היריב לא חסום', 'חסומים # פתוח', 'דלת # פתוחה'],
    found: ({ board: { scene } }) => doors(scene, 'all', (count) => count > -2),
    least: 3,
  },
  {
    counts: "the mover's points in the opponent's home board",
    says: ['# האחרים עומדות אבנים שלכם'],
    found: ({ board: { scene } }) => doors(scene, 'all', (count) => count > 0),
    least: 1,
  },
  {
    counts: 'the numbers of the roll that do not enter',
    says: ['# דלתות סגורות'],
    found: ({ board: { scene } }) => doors(scene, 'rolled', (count) => count <= -2),
    least: 1,
  },
  {
    counts: 'the numbers of the roll that enter',
    says: ['# מספרים מכניסים', '# כניסות,'],
    found: ({ board: { scene } }) => doors(scene, 'rolled', (count) => count > -2),
    least: 3,
  },
  {
    counts: 'the numbers of the roll that hit as they enter',
    says: ['כניסות, # אוכלים'],
    found: ({ board: { scene } }) => doors(scene, 'rolled', (count) => count === -1),
    least: 1,
  },
  {
    counts: "the blots in the opponent's home board",
    says: ['עומדת(?: בו)? אבן שחורה #'],
    found: ({ board: { scene } }) => doors(scene, 'all', (count) => count === -1),
    least: 2,
  },
  {
    counts: 'the steps to a blot',
    says: ['בודדת עומדת במרחק צעד #'],
    found: ({
      board: {
        scene: { position },
      },
    }) =>
      position.flatMap((count, from) =>
        count > 0
          ? position.flatMap((there, to) => (there === -1 && to < from ? [from - to] : []))
          : [],
      ),
    least: 1,
  },
  {
    counts: 'the shut points in a row',
    says: ['# משולשים חסומים ברצף', 'חומה של #'],
    found: ({ board: { scene } }) => longestRow(scene.position),
    least: 4,
  },
  {
    counts: 'the shut points that a checker jumps over',
    says: ['מעל # חסומים'],
    found: ({ board }) => jumped(board),
    least: 3,
  },
  {
    counts: 'the shut points before the checkers that are not home',
    says: ['מול # משולשים חסומים', '# היעדים של האבנים הרחוקות חסומים'],
    found: ({ board: { scene } }) => shutAhead(scene),
    least: 2,
  },
  {
    counts: 'the open stops',
    says: ['# העצירות (?:שבאמצע )?פתוחות', 'עצירה # פתוחה'],
    found: ({ board }) => openStops(board),
    least: 4,
  },
  {
    counts: 'the shut stops',
    says: ['# העצירות שבדרך, [^.]*, חסומות'],
    found: ({ board }) => shutStops(board),
    least: 1,
  },
];
