import type { RuleId } from '../../src/engine/rules.ts';

/** Where on the site a subject is told: in rules first of all, and in what stands around them. */
export interface Places {
  readonly rules?: readonly RuleId[];
  /** Names of files in `src/content/questions`. */
  readonly questions?: readonly string[];
  /** Names of files in `src/content/mistakes`. */
  readonly mistakes?: readonly string[];
  /** Ids of `src/content/house-rules.ts`. */
  readonly customs?: readonly string[];
  /** Ids of `src/content/glossary`, of terms or of words that are mistaken for one another. */
  readonly words?: readonly string[];
  /** Chapters that tell it outside their rules, in a box or under a heading. */
  readonly chapters?: readonly string[];
}

/** Something that a book about the game should say, or that readers will ask. */
export interface Subject extends Places {
  readonly id: string;
  readonly name: string;
  /** Why the site does not tell it, where it does not. */
  readonly leftOut?: string;
}

const INTERFACE = 'a matter of one app’s buttons, not of the game';

/** Subjects of one kind. */
export interface Family {
  readonly title: string;
  readonly subjects: readonly Subject[];
}

/** What the rulebook answers for. */
export const FAMILIES: readonly Family[] = [
  {
    title: 'The board and the goal',
    subjects: [
      { id: 'R-BOARD-1', name: 'Two players', rules: ['two-sides'] },
      {
        id: 'R-BOARD-2',
        name: '24 triangles',
        rules: ['four-quarters'],
        words: ['triangle-or-point'],
      },
      { id: 'R-BOARD-3', name: 'Four quarters of six', rules: ['four-quarters'] },
      {
        id: 'R-BOARD-4',
        name: 'The bar divides the board',
        rules: ['four-quarters'],
        words: ['bar-term'],
      },
      { id: 'R-BOARD-5', name: 'Hit checkers wait on the bar', rules: ['four-quarters', 'hit'] },
      {
        id: 'R-BOARD-6',
        name: '15 checkers a side',
        rules: ['two-sides'],
        questions: ['how-many-checkers'],
      },
      {
        id: 'R-BOARD-7',
        name: 'Each side numbers 24 to 1 its own way',
        rules: ['own-numbers'],
        mistakes: ['one-number-for-both'],
      },
      { id: 'R-BOARD-8', name: 'A point’s two numbers add up to 25', rules: ['own-numbers'] },
      { id: 'R-BOARD-9', name: 'Points 6 to 1 are one’s home board', rules: ['home-board'] },
      {
        id: 'R-BOARD-10',
        name: 'The way begins in the other side’s home board',
        rules: ['own-numbers', 'start-position', 'entry-point'],
      },
      {
        id: 'R-BOARD-11',
        name: 'Where drawings put the home board',
        rules: ['home-board', 'flipped-board'],
      },
      {
        id: 'R-BOARD-12',
        name: 'Where checkers lie after they were borne off',
        rules: ['stays-off'],
      },
      {
        id: 'R-BOARD-13',
        name: 'A point 0 and a point 25',
        leftOut: 'a device of programs; readers are told of the bar and of checkers that are off',
      },
      { id: 'R-BOARD-14', name: 'The sides are told by colour', rules: ['two-sides'] },
      {
        id: 'R-BOARD-15',
        name: 'The word “base” for a quarter',
        rules: ['home-board'],
        words: ['base'],
      },
      {
        id: 'R-GOAL-1',
        name: 'Bring all home, bear all off, first wins',
        rules: ['goal', 'win-at-once'],
      },
    ],
  },
  {
    title: 'Setting up',
    subjects: [
      {
        id: 'R-SETUP-1',
        name: 'The stacks: 2 on 24, 5 on 13, 3 on 8, 5 on 6',
        rules: ['start-position'],
        questions: ['how-to-set-up'],
      },
      { id: 'R-SETUP-2', name: 'The other side is the mirror image', rules: ['mirror-image'] },
      {
        id: 'R-SETUP-3',
        name: 'The other side’s stacks in one’s own numbers',
        rules: ['start-position', 'own-numbers'],
      },
      { id: 'R-SETUP-4', name: 'A way to remember: 2, 5, 3, 5', rules: ['start-position'] },
      {
        id: 'R-SETUP-5',
        name: 'Where each stack stands',
        rules: ['start-position'],
        mistakes: ['piles-swapped'],
      },
      {
        id: 'R-SETUP-6',
        name: 'The pip count, 167 at the start',
        rules: ['pip-count', 'start-position'],
      },
      {
        id: 'R-SETUP-7',
        name: 'Every game of a match begins from it',
        rules: ['each-game-anew', 'next-game'],
      },
      { id: 'R-SETUP-8', name: 'An app sets up by itself', leftOut: INTERFACE },
      {
        id: 'R-SETUP-9',
        name: 'The board may be mirrored',
        rules: ['flipped-board', 'opposite-ways'],
      },
    ],
  },
  {
    title: 'The opening roll',
    subjects: [
      {
        id: 'R-OPEN-1',
        name: 'One die each, the higher starts',
        rules: ['one-die-each'],
        questions: ['who-starts'],
      },
      {
        id: 'R-OPEN-2',
        name: 'The starter plays both numbers',
        rules: ['opening-numbers'],
        mistakes: ['only-the-own-die'],
        customs: ['opening'],
      },
      {
        id: 'R-OPEN-3',
        name: 'The starter rolls again',
        rules: ['opening-numbers', 'opening-doublet'],
        questions: ['opening-roll-again'],
        customs: ['opening'],
      },
      {
        id: 'R-OPEN-4',
        name: 'A tie is thrown again',
        rules: ['tie-again'],
        questions: ['same-number-at-the-start'],
      },
      {
        id: 'R-OPEN-5',
        name: 'Who starts each game of a match',
        rules: ['next-game'],
        customs: ['next'],
      },
      {
        id: 'R-OPEN-6',
        name: 'Turns alternate, each with a roll of two dice',
        rules: ['turns-alternate'],
      },
      { id: 'R-OPEN-7', name: 'An app throws for both', leftOut: INTERFACE },
    ],
  },
  {
    title: 'Moving',
    subjects: [
      {
        id: 'R-MOVE-1',
        name: 'The sides go opposite ways',
        rules: ['opposite-ways'],
        questions: ['which-way'],
      },
      {
        id: 'R-MOVE-2',
        name: 'Never backwards',
        rules: ['forward-only'],
        questions: ['backwards'],
      },
      {
        id: 'R-MOVE-3',
        name: 'Each die is a move of its own, not the sum',
        rules: ['die-by-die'],
        mistakes: ['sum-of-the-dice'],
      },
      {
        id: 'R-MOVE-4',
        name: 'Two checkers, or one twice',
        rules: ['one-or-two'],
        questions: ['split-the-dice'],
      },
      { id: 'R-MOVE-5', name: 'The exact number of points', rules: ['die-by-die'] },
      { id: 'R-MOVE-6', name: 'Where a checker may land', rules: ['blocked-point', 'hit'] },
      {
        id: 'R-MOVE-7',
        name: 'Two opposing checkers block a point',
        rules: ['blocked-point'],
        words: ['blocked'],
      },
      { id: 'R-MOVE-8', name: 'Two of one’s own block the other side', rules: ['blocked-point'] },
      {
        id: 'R-MOVE-9',
        name: 'The stop in between: either order will do',
        rules: ['stop-between'],
        questions: ['blocked-stop'],
      },
      {
        id: 'R-MOVE-10',
        name: 'A stop blocked in one order only',
        rules: ['stop-between', 'free-order'],
      },
      {
        id: 'R-MOVE-11',
        name: 'Any points may be jumped over',
        rules: ['jump-over'],
        questions: ['jump-over-blocked'],
        mistakes: ['no-jumping'],
      },
      {
        id: 'R-MOVE-12',
        name: 'No limit on a point',
        rules: ['no-limit'],
        mistakes: ['five-at-most'],
        customs: ['stack'],
      },
      {
        id: 'R-MOVE-13',
        name: 'The word “house” for a made point',
        words: ['home-or-house'],
        chapters: ['hitting'],
      },
      { id: 'R-MOVE-14', name: 'A pip', rules: ['die-by-die', 'pip-count'], words: ['pip'] },
      {
        id: 'R-MOVE-15',
        name: 'Which way round, in a drawing and in its mirror',
        rules: ['opposite-ways'],
      },
      { id: 'R-MOVE-16', name: 'The sides go towards each other', rules: ['opposite-ways'] },
      {
        id: 'R-MOVE-17',
        name: 'Whoever can move must',
        rules: ['both-dice'],
        questions: ['may-pass'],
      },
    ],
  },
  {
    title: 'Doublets',
    subjects: [
      {
        id: 'R-DBL-1',
        name: 'A doublet is four moves',
        rules: ['four-times'],
        mistakes: ['doublet-twice'],
      },
      { id: 'R-DBL-2', name: 'Its moves may be shared out freely', rules: ['split-freely'] },
      {
        id: 'R-DBL-3',
        name: 'As many of the four as possible',
        rules: ['doublet-most'],
        questions: ['doublet-not-four'],
      },
      {
        id: 'R-DBL-4',
        name: 'No other roll after a doublet',
        rules: ['no-extra-turn'],
        questions: ['roll-again-after-doublet'],
        mistakes: ['doublet-rolls-again'],
      },
    ],
  },
  {
    title: 'Hitting',
    subjects: [
      { id: 'R-HIT-1', name: 'The names of a lone checker', rules: ['hit'], words: ['blot-term'] },
      {
        id: 'R-HIT-2',
        name: 'Landing on it sends it to the bar',
        rules: ['hit'],
        questions: ['landing-on-a-checker'],
      },
      { id: 'R-HIT-3', name: 'Also at a stop on the way', rules: ['on-the-way'] },
      { id: 'R-HIT-4', name: 'Two together cannot be hit', rules: ['two-are-safe'] },
      { id: 'R-HIT-5', name: 'Either colour’s lone checker', rules: ['hit', 'hit-anywhere'] },
      { id: 'R-HIT-6', name: 'Entering checkers hit', rules: ['enter-and-hit', 'hit-anywhere'] },
      {
        id: 'R-HIT-7',
        name: 'Hit and go on, at home too',
        rules: ['hit-and-run'],
        questions: ['hit-in-my-home'],
        mistakes: ['no-hit-at-home'],
        customs: ['run'],
      },
    ],
  },
  {
    title: 'The bar',
    subjects: [
      {
        id: 'R-ENTER-1',
        name: 'A checker on the bar comes first',
        rules: ['bar-first'],
        questions: ['other-checker-first'],
      },
      { id: 'R-ENTER-2', name: 'It enters in the other side’s home board', rules: ['entry-point'] },
      {
        id: 'R-ENTER-3',
        name: 'The point of each number, 24 to 19',
        rules: ['entry-point'],
        mistakes: ['enter-anywhere'],
      },
      {
        id: 'R-ENTER-4',
        name: 'Only on a point that is not blocked',
        rules: ['entry-point'],
        questions: ['off-the-bar'],
      },
      { id: 'R-ENTER-5', name: 'A lone checker there is hit', rules: ['enter-and-hit'] },
      {
        id: 'R-ENTER-6',
        name: 'No number enters: the turn is lost',
        rules: ['enter-most', 'lost-number'],
      },
      {
        id: 'R-ENTER-7',
        name: 'Several on the bar: all before any other move',
        rules: ['bar-first'],
        mistakes: ['one-in-is-enough'],
      },
      { id: 'R-ENTER-8', name: 'As many as can enter do', rules: ['enter-most'] },
      {
        id: 'R-ENTER-9',
        name: 'What is left after the last one is played',
        rules: ['rest-of-roll'],
        questions: ['entered-now-what'],
      },
      {
        id: 'R-ENTER-10',
        name: 'A closed board, and who rolls',
        rules: ['closed-board'],
        questions: ['both-shut-out'],
        words: ['closed'],
      },
      {
        id: 'R-ENTER-11',
        name: 'Whoever cannot move may still double',
        rules: ['closed-out-offer', 'closed-board'],
        questions: ['doubling-from-the-bar'],
      },
      {
        id: 'R-ENTER-12',
        name: 'One number blocked, or both',
        rules: ['entry-point', 'enter-most'],
        mistakes: ['enters-with-the-sum'],
      },
    ],
  },
  {
    title: 'The duty to play both dice',
    subjects: [
      {
        id: 'R-FORCE-1',
        name: 'Both numbers, if there is a way',
        rules: ['both-dice'],
        questions: ['must-play-both'],
      },
      {
        id: 'R-FORCE-2',
        name: 'Also when unwelcome',
        rules: ['both-dice'],
        mistakes: ['one-die-is-enough'],
      },
      {
        id: 'R-FORCE-3',
        name: 'No first move that kills the second',
        rules: ['dead-end'],
        questions: ['first-move-kills-second', 'app-one-move'],
      },
      {
        id: 'R-FORCE-4',
        name: 'One number playable: that one',
        rules: ['only-one'],
        questions: ['only-the-smaller-die'],
      },
      {
        id: 'R-FORCE-5',
        name: 'Either but not both: the larger',
        rules: ['larger-die'],
        questions: ['either-not-both'],
      },
      {
        id: 'R-FORCE-6',
        name: '“Only one: the larger”, which is false',
        rules: ['only-one'],
        mistakes: ['always-the-larger'],
      },
      {
        id: 'R-FORCE-7',
        name: 'A doublet: as many as possible',
        rules: ['doublet-most'],
        questions: ['app-stops-a-doublet'],
      },
      { id: 'R-FORCE-8', name: 'A number that cannot be played is lost', rules: ['lost-number'] },
      {
        id: 'R-FORCE-9',
        name: 'Nothing playable: the turn passes',
        rules: ['lost-number'],
        questions: ['no-move'],
      },
    ],
  },
  {
    title: 'Bearing off',
    subjects: [
      {
        id: 'R-OFF-1',
        name: 'Only when all that are left are home',
        rules: ['all-home'],
        questions: ['when-to-bear-off'],
        mistakes: ['almost-all-home'],
      },
      { id: 'R-OFF-2', name: 'One on the bar or outside stops it', rules: ['all-home'] },
      {
        id: 'R-OFF-3',
        name: 'A number bears off from its own point',
        rules: ['exact-off'],
        questions: ['five-and-two-left'],
      },
      {
        id: 'R-OFF-4',
        name: 'A larger number bears off one from the highest point',
        rules: ['larger-off'],
        questions: ['exact-number'],
        mistakes: ['large-takes-two'],
      },
      {
        id: 'R-OFF-5',
        name: 'A gap with checkers above it: move inside',
        rules: ['empty-point'],
        questions: ['empty-point'],
      },
      {
        id: 'R-OFF-6',
        name: '“From the highest only, then the next”, which is false',
        rules: ['empty-point', 'larger-off'],
        mistakes: ['only-the-furthest'],
      },
      {
        id: 'R-OFF-7',
        name: '“Otherwise inside”: and when that is impossible',
        rules: ['off-optional', 'empty-point'],
      },
      {
        id: 'R-OFF-8',
        name: 'Bearing off is a choice while another move is legal',
        rules: ['off-optional'],
        questions: ['must-bear-off', 'four-and-two-left'],
        mistakes: ['must-always-bear-off', 'inside-comes-first'],
      },
      {
        id: 'R-OFF-9',
        name: 'The duty may force a move inside first',
        rules: ['duty-off'],
        questions: ['small-first-then-off'],
      },
      {
        id: 'R-OFF-10',
        name: 'Hit meanwhile: enter and come home again',
        rules: ['hit-while-off'],
        questions: ['hit-while-bearing-off'],
      },
      { id: 'R-OFF-11', name: 'Borne off is off', rules: ['stays-off', 'hit-while-off'] },
      {
        id: 'R-OFF-12',
        name: 'The last one off wins at once',
        rules: ['win-at-once'],
        questions: ['number-left-over', 'who-wins'],
      },
      { id: 'R-OFF-13', name: 'Nothing on the point or above: the highest', rules: ['larger-off'] },
    ],
  },
  {
    title: 'What a game is worth',
    subjects: [
      { id: 'R-WIN-1', name: 'A single game', rules: ['single'] },
      {
        id: 'R-WIN-2',
        name: 'A gammon, mars',
        rules: ['mars'],
        questions: ['what-is-mars', 'mars-and-gammon'],
      },
      {
        id: 'R-WIN-3',
        name: 'A backgammon, turkish mars: none off, and bar or home',
        rules: ['turkish-mars'],
        questions: ['what-is-turkish-mars', 'bar-or-home'],
      },
      {
        id: 'R-WIN-4',
        name: 'Definitions that leave out the bar',
        rules: ['agreed-terms'],
        customs: ['mars'],
      },
      {
        id: 'R-WIN-5',
        name: 'Definitions that leave out “none off”',
        rules: ['one-off-saves'],
        mistakes: ['home-means-turkish'],
      },
      {
        id: 'R-WIN-6',
        name: 'Where turkish mars counts as mars',
        rules: ['agreed-terms'],
        customs: ['mars'],
      },
      {
        id: 'R-WIN-7',
        name: 'One checker off saves',
        rules: ['one-off-saves'],
        questions: ['one-checker-off'],
        mistakes: ['one-off-and-still-mars'],
      },
      {
        id: 'R-WIN-8',
        name: 'The names, and “double” for two things',
        rules: ['mars', 'turkish-mars'],
        questions: ['mars-and-gammon'],
        words: ['double-mars'],
      },
      { id: 'R-WIN-9', name: 'The spellings', words: ['mars-term', 'turkish-mars-term'] },
      {
        id: 'R-WIN-10',
        name: 'The result times the cube',
        rules: ['cube-multiplies'],
        questions: ['extra-die'],
      },
      {
        id: 'R-WIN-11',
        name: 'Worked examples: 1, 4 and 12',
        rules: ['single', 'cube-multiplies'],
      },
      { id: 'R-WIN-12', name: 'One, two or three without a cube', questions: ['cube-needed'] },
      {
        id: 'R-WIN-13',
        name: 'Results as shares of a stake',
        leftOut: 'the book counts points and does not speak of money',
      },
    ],
  },
  {
    title: 'A match',
    subjects: [
      {
        id: 'R-MATCH-1',
        name: 'A match is a series between the same two',
        rules: ['match-length'],
        words: ['match-term', 'game-or-match'],
      },
      {
        id: 'R-MATCH-2',
        name: 'Its length is agreed beforehand',
        rules: ['match-length'],
        questions: ['one-game-or-match'],
      },
      { id: 'R-MATCH-3', name: 'The first to reach it wins', rules: ['match-target'] },
      {
        id: 'R-MATCH-4',
        name: 'Points count in full past the target',
        rules: ['full-count'],
        questions: ['past-the-target'],
        mistakes: ['exactly-the-target'],
      },
      { id: 'R-MATCH-5', name: 'A match to one point', rules: ['one-point-match'] },
      { id: 'R-MATCH-6', name: 'A rematch', rules: ['rematch'] },
      {
        id: 'R-MATCH-7',
        name: 'No Crawford rule without a cube',
        rules: ['crawford'],
        customs: ['crawford'],
      },
    ],
  },
  {
    title: 'The doubling cube',
    subjects: [
      { id: 'R-CUBE-1', name: 'The faces, 2 to 64', rules: ['cube-start'] },
      {
        id: 'R-CUBE-2',
        name: 'Tournaments play with it, most Israeli games without',
        chapters: ['cube'],
        questions: ['cube-needed'],
        customs: ['cube'],
      },
      { id: 'R-CUBE-3', name: 'It starts in the middle, at one', rules: ['cube-start'] },
      {
        id: 'R-CUBE-4',
        name: 'Offered in one’s turn, before the roll',
        rules: ['offer'],
        questions: ['when-to-double', 'app-no-doubling'],
      },
      {
        id: 'R-CUBE-5',
        name: 'Taken: doubled, and the taker’s',
        rules: ['take'],
        questions: ['who-doubles-next'],
      },
      {
        id: 'R-CUBE-6',
        name: 'Refused: the value before the offer',
        rules: ['refused-double'],
        questions: ['refusing'],
        mistakes: ['refusing-costs-double'],
      },
      { id: 'R-CUBE-7', name: 'Mars on a cube of two pays four', rules: ['cube-multiplies'] },
      {
        id: 'R-CUBE-8',
        name: '64 is no limit',
        rules: ['no-cube-limit'],
        questions: ['is-sixty-four-the-most'],
        mistakes: ['sixty-four-is-the-last'],
      },
      { id: 'R-CUBE-9', name: 'An app’s switch for the cube', leftOut: INTERFACE },
      {
        id: 'R-CUBE-10',
        name: 'How a computer decides about the cube',
        leftOut: 'a matter of one program’s play, not of the game',
      },
      {
        id: 'R-CUBE-11',
        name: 'Customs that are no rules',
        rules: ['jacoby', 'automatic-double', 'beaver'],
        customs: ['jacoby', 'beaver', 'automatic'],
        chapters: ['cube'],
      },
      {
        id: 'R-CUBE-12',
        name: 'Jacoby: mars and turkish mars only after a double',
        rules: ['jacoby'],
        questions: ['what-is-jacoby'],
        customs: ['jacoby'],
      },
      {
        id: 'R-CUBE-13',
        name: 'A beaver',
        rules: ['beaver'],
        questions: ['what-is-a-beaver'],
        customs: ['beaver'],
      },
      {
        id: 'R-CUBE-14',
        name: 'Automatic doubles: on equal opening dice',
        rules: ['automatic-double'],
        questions: ['same-number-at-the-start'],
        customs: ['automatic'],
      },
      { id: 'R-CUBE-15', name: 'An offer accepts the last move', rules: ['offer-accepts'] },
      { id: 'R-CUBE-16', name: 'Whoever is closed out may double', rules: ['closed-out-offer'] },
      {
        id: 'R-CUBE-17',
        name: 'The Crawford rule',
        rules: ['crawford'],
        questions: ['crawford'],
        customs: ['crawford'],
      },
    ],
  },
  {
    title: 'At the table',
    subjects: [
      {
        id: 'R-ETIQ-1',
        name: 'Both dice together, flat on the board',
        rules: ['fair-roll'],
        questions: ['valid-roll'],
      },
      { id: 'R-ETIQ-2', name: 'The right-hand side', chapters: ['table'] },
      {
        id: 'R-ETIQ-3',
        name: 'A die on a checker, or not flat',
        rules: ['die-on-checker', 'fair-roll'],
        questions: ['die-on-a-checker', 'one-die-cocked'],
        customs: ['cocked'],
      },
      {
        id: 'R-ETIQ-4',
        name: 'Trying a move out',
        rules: ['touch-move', 'turn-end'],
        questions: ['touch-move'],
        customs: ['touch'],
      },
      {
        id: 'R-ETIQ-5',
        name: 'Touch-move',
        rules: ['touch-move'],
        customs: ['touch'],
        words: ['touch-move'],
      },
      {
        id: 'R-ETIQ-6',
        name: 'A turn ends when the dice are lifted',
        rules: ['turn-end'],
        questions: ['end-of-turn'],
      },
      {
        id: 'R-ETIQ-7',
        name: 'An illegal move: may or must be corrected',
        rules: ['illegal-move'],
        questions: ['illegal-move'],
        mistakes: ['lifted-so-it-stands'],
      },
      {
        id: 'R-ETIQ-8',
        name: 'The next roll or offer accepts it',
        rules: ['illegal-move', 'offer-accepts'],
      },
      {
        id: 'R-ETIQ-9',
        name: 'A roll that came too early',
        rules: ['wait-for-turn'],
        questions: ['rolled-too-early'],
        customs: ['early'],
      },
      { id: 'R-ETIQ-10', name: 'Forgoing a roll', rules: ['turn-end', 'closed-board'] },
    ],
  },
  {
    title: 'What readers ask besides',
    subjects: [
      {
        id: 'R-MORE-1',
        name: 'Jumping over points',
        rules: ['jump-over'],
        questions: ['six-in-a-row'],
      },
      {
        id: 'R-MORE-2',
        name: 'No limit on a stack',
        rules: ['no-limit'],
        questions: ['how-many-on-a-point'],
      },
      {
        id: 'R-MORE-3',
        name: 'No extra turn, whatever was rolled',
        rules: ['no-extra-turn'],
        questions: ['three-doublets', 'two-and-one'],
      },
      { id: 'R-MORE-4', name: 'Hit and run is allowed', rules: ['hit-and-run'], customs: ['run'] },
      { id: 'R-MORE-5', name: 'Crawford with an example', rules: ['crawford'] },
      { id: 'R-MORE-6', name: 'Jacoby and beavers to the letter', rules: ['jacoby', 'beaver'] },
      {
        id: 'R-MORE-7',
        name: 'Legal moves only, the modern way',
        chapters: ['table', 'two-dice'],
        questions: ['illegal-move'],
      },
      { id: 'R-MORE-8', name: 'A wrong set-up', rules: ['wrong-setup'] },
      { id: 'R-MORE-9', name: 'Resigning', rules: ['resign'], questions: ['resigning'] },
      { id: 'R-MORE-10', name: 'Clocks', chapters: ['table'] },
      {
        id: 'R-MORE-11',
        name: 'What a cocked die is',
        rules: ['fair-roll'],
        questions: ['one-die-cocked'],
        words: ['cocked'],
      },
      { id: 'R-MORE-12', name: 'Who may speak', rules: ['only-players-speak'] },
      { id: 'R-MORE-13', name: 'The score card', rules: ['score-card'] },
      {
        id: 'R-MORE-14',
        name: 'Several checkers on the bar',
        rules: ['bar-first'],
        questions: ['how-many-on-the-bar'],
      },
      {
        id: 'R-MORE-15',
        name: 'A race: no hits, but all the duties',
        rules: ['no-contact'],
        words: ['race'],
      },
    ],
  },
  {
    title: 'What the book tells besides',
    subjects: [
      { id: 'R-BESIDES-1', name: 'Only one’s own checkers', rules: ['own-checkers'] },
      { id: 'R-BESIDES-2', name: 'How a play is written', rules: ['notation'] },
      { id: 'R-BESIDES-3', name: 'The stops of a doublet', rules: ['each-stop'] },
      {
        id: 'R-BESIDES-4',
        name: 'Several hits in a turn',
        rules: ['several-hits'],
        questions: ['several-hits'],
      },
      {
        id: 'R-BESIDES-5',
        name: 'Nobody has to hit',
        rules: ['need-not-hit'],
        questions: ['must-hit'],
        mistakes: ['must-hit'],
      },
    ],
  },
];
