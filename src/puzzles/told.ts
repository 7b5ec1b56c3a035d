/** What a page says of a generated puzzle, for which nobody wrote a text. */
import { describeScene } from '../diagrams/description.ts';
import { tellReason } from '../diagrams/reason-words.ts';
import type { Scene } from '../diagrams/scene.ts';
import { ltr, type Words } from '../diagrams/words.ts';
import { numbersOf, type Dice } from '../engine/dice.ts';
import { readPlay, writePlay } from '../engine/notation.ts';
import { outcome } from '../engine/outcome.ts';
import { legalPlays } from '../engine/plays.ts';
import { BAR, OFF } from '../engine/position.ts';
import type { RuleId } from '../engine/rules.ts';
import { writeXgid } from '../engine/xgid.ts';
import { hintsToCanYouPlay } from './can-you-play.ts';
import type { Difficulty } from './difficulties.ts';
import { firstTries, whyRefused } from './difficulty.ts';
import type { GeneratedPuzzle } from './generate/generate.ts';
import type { PracticeRule } from './generate/levels.ts';
import { stateOf } from './generate/state.ts';
import { hintsToPlay } from './hints-to-play.ts';
import { hintsToRuling, judgeRuling, reasonsOf } from './legal-or-not.ts';
import { thePoints } from './printed.ts';
import type { Hints, PlayQuestion, RulingQuestion, WorthQuestion } from './question.ts';
import { hintsToWorth, termsInWords } from './worth.ts';

/** The kinds of question that are generated. */
type ToldQuestion =
  | (PlayQuestion & { readonly kind: 'find-play' | 'only-play' | 'can-you-play' })
  | (RulingQuestion & { readonly kind: 'legal-or-not' })
  | (WorthQuestion & { readonly kind: 'worth' });

/** A generated puzzle with all that is said of it. */
export interface ToldPuzzle {
  readonly question: ToldQuestion;
  readonly rule: PracticeRule;
  readonly difficulty: Difficulty;
  readonly title: Words;
  readonly prompt: Words;
  readonly hints: Hints;
  /** What on this very board makes the answer right; nothing where the rule itself says all. */
  readonly why: Words;
  readonly scene: Scene;
  /** The board in Hebrew words. */
  readonly description: string;
  readonly xgid: string;
}

/** The reader is White, as in all puzzles: their sentences are written for White's numbers. */
const BY = 'white';

/** Tells a generated puzzle. It is shown as White's, whichever side it was taken from. */
export function tellPuzzle(generated: GeneratedPuzzle): ToldPuzzle {
  const puzzle = { ...generated, by: BY } as const;
  const { rule, difficulty, position, dice } = puzzle;
  const state = stateOf(puzzle);
  const ended = outcome(position);
  const plays = dice && !ended ? legalPlays(position, dice) : null;
  const scene: Scene = { state, position, dice, plays, outcome: ended };
  return {
    ...inWords(questionOf(puzzle), rule),
    rule,
    difficulty,
    scene,
    description: describeScene(scene),
    xgid: writeXgid(state),
  };
}

function questionOf(puzzle: GeneratedPuzzle & { readonly by: typeof BY }): ToldQuestion {
  const { position, by } = puzzle;
  switch (puzzle.kind) {
    case 'worth':
      return {
        kind: puzzle.kind,
        winner: by,
        loser: outcome(position)!.loser,
        terms: puzzle.terms,
      };
    case 'legal-or-not': {
      const { kind, dice, play: text } = puzzle;
      const read = readPlay(text);
      if (!read.ok) throw new Error(`The generator wrote a play that cannot be read: ${text}`);
      return { kind, position, dice, by, text, written: read.value };
    }
    default: {
      const { kind, dice } = puzzle;
      return { kind, position, dice, by, plays: legalPlays(position, dice) };
    }
  }
}

type InWords = Pick<ToldPuzzle, 'question' | 'title' | 'prompt' | 'hints' | 'why'>;

function inWords(question: ToldQuestion, rule: RuleId): InWords {
  if (question.kind === 'worth') return { question, ...worthInWords(question, rule) };
  if (question.kind === 'legal-or-not') return { question, ...rulingInWords(question, rule) };
  return { question, ...playInWords(question, rule) };
}

type Parts = Omit<InWords, 'question'>;

/** `6-5`: the larger number first. */
const rolled = (dice: Dice) => ltr(dice.toSorted((a, b) => b - a).join('-'));

const PROMPTS = {
  'find-play': 'מצאו דרך לשחק את שני המספרים.',
  'only-play': 'יש רק דרך אחת לשחק. מצאו אותה.',
  'can-you-play': 'שחקו, או אמרו שאין אף מהלך.',
} as const;

function playInWords(question: Extract<ToldQuestion, { plays: unknown }>, rule: RuleId): Parts {
  const { kind, dice } = question;
  const isRiddle = kind === 'can-you-play';
  return {
    title: [rolled(dice), isRiddle ? '. יש מהלך או אין?' : '. מה מותר לשחק?'],
    prompt: ['תור לבן, ', rolled(dice), `. ${PROMPTS[kind]}`],
    hints: isRiddle ? hintsToCanYouPlay(question, rule) : hintsToPlay(question, rule),
    why: whyOfPlay(question, rule),
  };
}

function whyOfPlay(question: PlayQuestion, rule: RuleId): Words {
  const { position, dice, plays } = question;
  if (plays.length === 0) return whyNothingGoes(question);
  const tries = firstTries(position, dice);
  if (rule === 'only-one') {
    const lost = dice.find(
      (number) => !tries.some(({ die, allowed }) => allowed && die === number),
    );
    return lost === undefined ? [] : [`את ה־${lost} אי אפשר לשחק כאן בשום סדר.`];
  }
  const refused = tries
    .map(({ from, to, die, ...one }) => ({
      move: writePlay([{ from, to, die, hit: false }]),
      possible: one.possible,
      reason: whyRefused(position, dice, { from, to, die, ...one }).find(
        (reason) => reason.rule === rule,
      ),
    }))
    .filter(({ reason }) => reason !== undefined);
  const tempting = refused.find(({ possible }) => possible) ?? refused[0];
  if (!tempting) return [];
  return ['המהלך ', ltr(tempting.move), ' אסור, כי ', ...tellReason(tempting.reason!, BY), '.'];
}

/** Which points stop every checker that may move; nothing where some are stopped by another rule. */
function whyNothingGoes({ position, dice, by }: PlayQuestion): Words {
  const tries = firstTries(position, dice);
  const toSee = position[BAR]! > 0 ? tries.filter(({ from }) => from === BAR) : tries;
  const reasons = toSee.flatMap((one) => whyRefused(position, dice, one));
  const shut = reasons.flatMap((reason) => (reason.code === 'point-blocked' ? reason.points : []));
  if (shut.length === 0 || reasons.some(({ code }) => code !== 'point-blocked')) return [];
  const points = [...new Set(shut)].sort((a, b) => b - a);
  const areShut = points.length === 1 ? 'חסום' : 'חסומים';
  const stuck = position[BAR]! > 0 ? 'ומהבר אי אפשר להיכנס' : 'ולאף אבן אין לאן ללכת';
  return [`${thePoints(points, by)} ${areShut}, ${stuck}.`];
}

function rulingInWords(question: RulingQuestion, rule: RuleId): Parts {
  const { dice, text } = question;
  const [hint, look] = hintsToRuling(question, rule);
  const stopped = isShort(question) ? ', וזה כל מה ששיחק' : '';
  return {
    title: ['לבן שיחק ', ltr(text)],
    prompt: ['יצא לו ', rolled(dice), `${stopped}. מותר?`],
    hints: [hint, look, [reasonsOf(question).length > 0 ? 'אסור.' : 'מותר.']],
    why: judgeRuling(question, 'legal').flatMap(({ why }, i) => [i > 0 ? ' ' : '', ...why]),
  };
}

/** Whether fewer numbers were played than there are in the roll. A checker that goes further than any number plays several. */
function isShort({ dice, written }: RulingQuestion): boolean {
  const largest = Math.max(...dice);
  const played = written.map(({ from, to }) =>
    to === OFF ? 1 : Math.max(1, Math.ceil((from - to) / largest)),
  );
  return played.reduce((sum, one) => sum + one, 0) < numbersOf(dice).length;
}

function worthInWords(question: WorthQuestion, rule: RuleId): Parts {
  const { terms } = question;
  const cube = terms.cube > 1 ? `, ועל קוביית ההכפלה כתוב ${terms.cube}` : '';
  const asItWas = terms.jacoby && terms.cube === 1 ? ' איש לא הכפיל.' : '';
  const hints = hintsToWorth(question, rule);
  return {
    title: ['בכמה נקודות ניצח לבן?'],
    prompt: [`לבן ניצח${cube}.${asItWas} ${termsInWords(terms)}`.trim()],
    hints,
    why: hints[1],
  };
}
