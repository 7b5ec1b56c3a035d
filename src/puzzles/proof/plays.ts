import { factsOfScene, type Facts } from '../../diagrams/caption.ts';
import type { Fact } from '../../diagrams/claims/kind.ts';
import { listed, ltr, type Words } from '../../diagrams/words.ts';
import { writePlay } from '../../engine/notation.ts';
import type { RuleId } from '../../engine/rules.ts';
import { FEWEST, hintsToAllPlays, MOST, playsInWords } from '../all-plays.ts';
import { shownPlay } from '../answer.ts';
import { hintsToCanYouPlay, NO_PLAY, whyNotPass } from '../can-you-play.ts';
import { hintsToPlay } from '../hints-to-play.ts';
import type { Hints, PlayKind, PlayQuestion } from '../question.ts';
import { casesOf } from '../cases.ts';
import { permissionsDenied } from '../denied.ts';
import { refusedTries, type RefusedTry } from '../tries.ts';
import { ok, refuse, rolled, type Ask } from './asked.ts';

/** What sets a kind apart from the others that are answered by playing. */
interface Kind {
  /** Why a roll is no puzzle of the kind. */
  readonly problem: (question: PlayQuestion, tries: readonly RefusedTry[]) => string | undefined;
  readonly answer: (question: PlayQuestion) => Words;
  readonly hints: (question: PlayQuestion, rule: RuleId) => Hints;
}

const onePlay = (question: PlayQuestion): Words => [ltr(writePlay(shownPlay(question).moves))];

const KINDS: Readonly<Record<PlayKind, Kind>> = {
  'find-play': {
    problem({ plays }, tries) {
      if (plays.length === 0) return 'find-play wants a legal play, and there is none';
      return tries.some(({ tempting }) => tempting)
        ? undefined
        : 'find-play wants a move that its number allows and the turn forbids, and there is none';
    },
    answer: onePlay,
    hints: hintsToPlay,
  },
  'only-play': {
    problem: ({ plays: { length } }) =>
      length === 1 ? undefined : `only-play wants one legal result, and there are ${length}`,
    answer: onePlay,
    hints: hintsToPlay,
  },
  'all-plays': {
    problem: ({ plays: { length } }) =>
      length >= FEWEST && length <= MOST
        ? undefined
        : `all-plays wants ${FEWEST} to ${MOST} legal results, and there are ${length}`,
    answer: ({ plays }) => playsInWords(plays),
    hints: hintsToAllPlays,
  },
  'can-you-play': {
    problem: (_, tries) =>
      tries.length > 0 ? undefined : 'can-you-play wants a try that is refused, and there is none',
    answer: (question) => (question.plays.length === 0 ? [NO_PLAY] : onePlay(question)),
    hints: hintsToCanYouPlay,
  },
};

/** The kinds that are answered by playing on the board. */
export const askPlay: Ask = (scene, form) => {
  const kind = form.kind as PlayKind;
  const roll = rolled(scene, form);
  if (!roll.ok) return roll;
  const { position, dice, plays, state } = roll.value;
  const question = { kind, position, dice, by: state.turn, plays };
  const tries = refusedTries(position, dice);
  const problem = KINDS[kind].problem(question, tries);
  if (problem) return refuse('kind', problem);
  const declared = kind === 'can-you-play' ? whyNotPass(question) : [];
  const reasons = [...tries.flatMap((one) => one.reasons), ...declared];
  return ok({
    question,
    told: factsOfScene(scene),
    facts: playFacts(question, KINDS[kind].answer(question), tries),
    cited: new Set([
      ...reasons.map(({ rule }) => rule),
      ...tries.flatMap((tried) => narrower(question, tried)),
      ...permissionsDenied(question),
    ]),
    hints: (rule: RuleId) => KINDS[kind].hints(question, rule),
  });
};

/** The rules that say of a refused try what the rules of its reasons say of all. */
const narrower = (question: PlayQuestion, { to, die, board, reasons }: RefusedTry): RuleId[] =>
  reasons.flatMap((reason) =>
    casesOf(question, { reason, landings: [to], tried: { number: die, board } }),
  );

/** The answer, how many there are, and for each rule the first try that it refuses. */
function playFacts(question: PlayQuestion, answer: Words, tries: readonly RefusedTry[]): Facts {
  const { plays } = question;
  const facts = new Map<string, Fact>([
    ['answer', { words: answer }],
    ['plays', { count: plays.length, noun: 'ways' }],
  ]);
  if (plays.length > 0) {
    facts.set('answer.moves', { count: shownPlay(question).moves.length, noun: 'moves' });
  }
  for (const { from, to, die, reasons } of tries) {
    for (const reason of reasons) {
      if (facts.has(reason.rule)) continue;
      facts.set(reason.rule, { words: [ltr(writePlay([{ from, to, die, hit: false }]))] });
      if (reason.code === 'point-blocked') {
        facts.set(`${reason.rule}.points`, { words: [listed(reason.points.map(String))] });
      }
    }
  }
  return facts;
}
