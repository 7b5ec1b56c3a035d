/** Puzzles in an order in which somebody may want to solve them. */
export interface PuzzlePath {
  readonly id: string;
  readonly name: string;
  /** For whom it is, in a sentence. */
  readonly lede: string;
  /** The ids of its puzzles. */
  readonly puzzles: readonly string[];
}

export const PUZZLE_PATHS: readonly PuzzlePath[] = [
  {
    id: 'beginner',
    name: 'צעדים ראשונים',
    lede: 'עשרים חידות לפי סדר הספר, ואף אחת מהן לא קשה: זזים, נחסמים, אוכלים, נכנסים מהבר, מוציאים, וסופרים את הניצחון.',
    puzzles: [
      'reach-in-any-order',
      'nine-in-other-parts',
      'both-stops-shut',
      'over-the-wall-by-six',
      'three-of-four',
      'runner-takes-two',
      'hit-and-come-home',
      'two-on-the-seven',
      'declined-the-hit',
      'both-open',
      'two-shut-doors',
      'ignored-bar',
      'step-and-stop',
      'six-from-the-bar-point',
      'larger-than-all',
      'empty-four',
      'won-with-one-number',
      'one-checker-short',
      'all-home-none-off',
      'stuck-on-the-six-point',
    ],
  },
  {
    id: 'disputes',
    name: 'על מה רבים',
    lede: 'המצבים שעוצרים משחק באמצע: מה מותר למרות שנדמה שאסור, איזו קובייה משחקים, מה מוציאים, וכמה זה שווה.',
    puzzles: [
      'over-four-in-a-row',
      'run-from-thirteen',
      'eight-on-a-point',
      'fives-all-inside',
      'declined-the-hit',
      'hit-at-home-go-on',
      'one-checker-two-hits',
      'last-free-step',
      'same-wall-both-ways',
      'hit-that-costs',
      'two-left-in-order',
      'six-brings-the-last',
      'one-still-outside',
      'rather-fill',
      'one-off-is-not-all',
      'in-and-off-in-one-turn',
      'two-fives-off',
      'gap-then-off',
      'one-in-one-stays',
      'won-with-one-number',
      'hit-late-and-back',
      'left-on-the-bar',
      'cube-one-already-off',
      'star-that-was-not',
      'house-of-two',
      'house-of-the-bar',
      'house-without-turkish',
      'star-mars-agreed',
      'jacoby-nobody-turned',
    ],
  },
  {
    id: 'expert',
    name: 'למי שכבר יודע',
    lede: 'מהלך אחד נראה טבעי ואסור, ומהלך אחר מוכיח את זה.',
    puzzles: [
      'leave-room-for-six',
      'four-in-the-back',
      'three-ways-out',
      'two-ways-for-six',
      'last-one-or-five',
      'seven-from-either-side',
      'runner-takes-both',
      'only-the-last-runs',
      'both-entries-hit',
      'hit-then-off',
      'three-one-in-order',
      'three-sixes-and-stop',
      'one-hits-six-goes-on',
      'four-behind-one-free',
      'caught-but-four-off',
    ],
  },
];

/** The puzzle after another of a path; nothing after the last. */
export const nextInPath = ({ puzzles }: PuzzlePath, id: string): string | undefined =>
  puzzles[puzzles.indexOf(id) + 1];
