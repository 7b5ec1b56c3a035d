import { factsOfScene, readCaption, type Facts } from '../diagrams/caption.ts';
import type { Fact } from '../diagrams/claims/kind.ts';
import { termsOf, TermsForm, winnerOf } from '../diagrams/claims/result.ts';
import { describeScene } from '../diagrams/description.ts';
import type { Failure } from '../diagrams/failure.ts';
import { readYaml } from '../diagrams/file.ts';
import { readAs, type Read } from '../diagrams/form.ts';
import { KINDS_IN_HEBREW } from '../diagrams/kinds-in-hebrew.ts';
import { lockFailures, type Lock } from '../diagrams/lock.ts';
import { readScene, type Scene } from '../diagrams/scene.ts';
import type { VerifiedDiagram } from '../diagrams/verify.ts';
import { listed, ltr, type Words } from '../diagrams/words.ts';
import { writePlay } from '../engine/notation.ts';
import type { RuleId } from '../engine/rules.ts';
import { other } from '../engine/setup.ts';
import { writeXgid } from '../engine/xgid.ts';
import { shownPlay } from './answer.ts';
import { readPuzzleForm, type PuzzleForm } from './form.ts';
import { hintsToPlay } from './hints-to-play.ts';
import type { Hints, PlayQuestion, PuzzleKind, WorthQuestion } from './question.ts';
import { refusedTries, type RefusedTry } from './tries.ts';
import { hintsToWorth, rulesOfWorth, worthOf } from './worth.ts';

declare const proved: unique symbol;

/** A puzzle whose answer the engine found. Only `verifyPuzzle` makes one, and a page shows nothing else. */
export interface VerifiedPuzzle {
  readonly [proved]: true;
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly title: Words;
  readonly prompt: Words;
  readonly explanation: Words;
  readonly hints: Hints;
  readonly scene: Scene;
  /** The board is the puzzle's own, and not a diagram's. */
  readonly hasOwnBoard: boolean;
  /** The board in Hebrew words. */
  readonly description: string;
  readonly xgid: string;
  /** The finished game and how the house counts it, where the puzzle asks what it is worth. */
  readonly worth: WorthQuestion | undefined;
}

export type PuzzleVerification = Read<VerifiedPuzzle>;

/** Finds a diagram by its id. */
export type FindDiagram = (id: string) => VerifiedDiagram | undefined;

/** Under which name the lock holds the board of a puzzle; no diagram can be called so. */
export const lockName = (id: string): string => `puzzle/${id}`;

/** Reads the text of a puzzle's YAML file and proves it. */
export function verifyPuzzleText(
  text: string,
  findDiagram: FindDiagram,
  lock?: Lock,
): PuzzleVerification {
  const raw = readYaml(text);
  return raw.ok ? verifyPuzzle(raw.value, findDiagram, lock) : raw;
}

/**
 * Proves a puzzle: its form, that its position is possible and of its kind, that each of its rules is met
 * by somebody who answers it wrong, and its texts.
 *
 * @param raw what its YAML file holds
 * @param findDiagram the diagrams that it may stand on
 * @param lock what GNU Backgammon said; with it, a board of the puzzle's own that is missing there or that
 *   differs from it fails
 * @returns the verified puzzle, or everything that is wrong with it
 */
export function verifyPuzzle(
  raw: unknown,
  findDiagram: FindDiagram,
  lock?: Lock,
): PuzzleVerification {
  const read = readPuzzleForm(raw);
  if (!read.ok) return read;
  const form = read.value;
  const board = sceneOf(form, findDiagram);
  if (!board.ok) return board;
  const scene = board.value;
  const asked = form.kind === 'worth' ? askWorth(scene, form) : askPlay(scene, form.kind);
  if (!asked.ok) return asked;

  const { facts, cited, hints, worth } = asked.value;
  const title = readCaption(form.title, factsOfScene(scene), 'title');
  const prompt = readCaption(form.prompt, factsOfScene(scene), 'prompt');
  const explanation = readCaption(form.explanation, facts, 'explanation');
  const failures = [
    ...form.rules.filter((rule) => !cited.has(rule)).map((rule) => unmet(rule, cited)),
    ...[title, prompt, explanation].flatMap((text) => text.failures),
    ...(lock && form.diagram === undefined ? lockFailures(lockName(form.id), scene, lock) : []),
  ];
  if (failures.length > 0) return { ok: false, failures };
  const [first, ...rest] = form.rules;
  return {
    ok: true,
    value: {
      id: form.id,
      kind: form.kind,
      rules: [first!, ...rest],
      title: title.words,
      prompt: prompt.words,
      explanation: explanation.words,
      hints: hints(first!),
      scene,
      hasOwnBoard: form.diagram === undefined,
      description: describeScene(scene),
      xgid: writeXgid(scene.state),
      worth,
    } as Omit<VerifiedPuzzle, typeof proved> as VerifiedPuzzle,
  };
}

const refuse = (where: string, what: string): Read<never> => ({
  ok: false,
  failures: [{ where, what }],
});

function sceneOf(form: PuzzleForm, findDiagram: FindDiagram): Read<Scene> {
  if (form.diagram === undefined) return readScene({ ...form, position: form.position });
  const diagram = findDiagram(form.diagram);
  return diagram
    ? { ok: true, value: diagram.scene }
    : refuse('diagram', `there is no diagram called "${form.diagram}"`);
}

/** A question with what is known of its answer. */
interface Asked {
  readonly facts: Facts;
  /** The rules that refuse whoever answers it wrong. */
  readonly cited: ReadonlySet<RuleId>;
  readonly hints: (rule: RuleId) => Hints;
  readonly worth: WorthQuestion | undefined;
}

const unmet = (rule: RuleId, cited: ReadonlySet<RuleId>): Failure => ({
  where: 'rules',
  what: `no wrong answer is refused by "${rule}": there are ${[...cited].join(', ') || 'none'}`,
});

function askPlay(scene: Scene, kind: 'find-play' | 'only-play'): Read<Asked> {
  const { position, dice, plays, state } = scene;
  if (!dice || !plays) {
    const why = scene.outcome ? 'the game is over' : 'there is no roll';
    return refuse('kind', `${kind} asks for a play, but ${why}`);
  }
  const tries = refusedTries(position, dice);
  const problem = kind === 'only-play' ? whyNotOnly(plays) : whyNotToFind(plays, tries);
  if (problem) return refuse('kind', problem);
  const question = { position, dice, by: state.turn, plays };
  const cited = new Set(tries.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)));
  return {
    ok: true,
    value: {
      facts: new Map([...factsOfScene(scene), ...playFacts(question, tries)]),
      cited,
      hints: (rule) => hintsToPlay(question, rule),
      worth: undefined,
    },
  };
}

const whyNotOnly = ({ length }: NonNullable<Scene['plays']>): string | undefined =>
  length === 1 ? undefined : `only-play wants one legal result, and there are ${length}`;

function whyNotToFind(
  { length }: NonNullable<Scene['plays']>,
  tries: readonly RefusedTry[],
): string | undefined {
  if (length === 0) return 'find-play wants a legal play, and there is none';
  return tries.some(({ tempting }) => tempting)
    ? undefined
    : 'find-play wants a move that its number allows and the turn forbids, and there is none';
}

function askWorth(scene: Scene, form: PuzzleForm): Read<Asked> {
  const { outcome } = scene;
  if (!outcome) return refuse('kind', 'worth asks about a finished game, and this one is not over');
  const agreed = readAs(TermsForm, form.terms, 'terms');
  if (!agreed.ok) return agreed;
  const terms = termsOf(scene, agreed.value);
  const question = { winner: winnerOf(scene), loser: outcome.loser, terms };
  return {
    ok: true,
    value: {
      facts: new Map([...factsOfScene(scene), ...worthFacts(question)]),
      cited: rulesOfWorth(question),
      hints: (rule) => hintsToWorth(question, rule),
      worth: question,
    },
  };
}

/** What may be quoted after: the answer, how many there are, and for each rule the first try that it refuses. */
function playFacts(question: PlayQuestion, tries: readonly RefusedTry[]): Facts {
  const answer = shownPlay(question);
  const facts = new Map<string, Fact>([
    ['answer', { words: [ltr(writePlay(answer.moves))] }],
    ['answer.moves', { count: answer.moves.length, noun: 'moves' }],
    ['plays', { count: question.plays.length, noun: 'ways' }],
  ]);
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

function worthFacts(question: WorthQuestion): Facts {
  const { kind, points } = worthOf(question);
  const { off, bar, home } = question.loser;
  return new Map<string, Fact>([
    ['score', { count: points, noun: 'points' }],
    ['score.kind', { words: [KINDS_IN_HEBREW[kind]] }],
    ['loser', { words: [other(question.winner) === 'white' ? 'לבן' : 'שחור'] }],
    ['off', { count: off, noun: 'checkers' }],
    ['bar', { count: bar, noun: 'checkers' }],
    ['home', { count: home, noun: 'checkers' }],
  ]);
}
