import { factsOfScene, readCaption } from '../diagrams/caption.ts';
import { describeScene } from '../diagrams/description.ts';
import type { Failure } from '../diagrams/failure.ts';
import { readYaml } from '../diagrams/file.ts';
import type { Read } from '../diagrams/form.ts';
import { lockFailures, type Lock } from '../diagrams/lock.ts';
import { readScene, type Scene } from '../diagrams/scene.ts';
import type { VerifiedDiagram } from '../diagrams/verify.ts';
import type { Words } from '../diagrams/words.ts';
import type { RuleId } from '../engine/rules.ts';
import { writeXgid } from '../engine/xgid.ts';
import { readPuzzleForm, type PuzzleForm } from './form.ts';
import { refuse } from './proof/asked.ts';
import { isPermission } from './permits.ts';
import { ASK } from './proof/kinds.ts';
import type { Hints, PuzzleKind, Question } from './question.ts';

declare const proved: unique symbol;

/** A puzzle whose answer the engine found. Only `verifyPuzzle` makes one, and a page shows nothing else. */
export interface VerifiedPuzzle {
  readonly [proved]: true;
  readonly id: string;
  readonly kind: PuzzleKind;
  /** What it asks, with the answer to be found in it by the functions of its kind. */
  readonly question: Question;
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
  const asked = ASK[form.kind](scene, form);
  if (!asked.ok) return asked;

  const { question, cited, hints } = asked.value;
  const told = new Map([...factsOfScene(scene), ...asked.value.told]);
  const title = readCaption(form.title, told, 'title');
  const prompt = readCaption(form.prompt, told, 'prompt');
  const facts = new Map([...told, ...asked.value.facts]);
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
      question,
      rules: [first!, ...rest],
      title: title.words,
      prompt: prompt.words,
      explanation: explanation.words,
      hints: hints(first!),
      scene,
      hasOwnBoard: form.diagram === undefined,
      description: describeScene(scene),
      xgid: writeXgid(scene.state),
    } as Omit<VerifiedPuzzle, typeof proved> as VerifiedPuzzle,
  };
}

function sceneOf(form: PuzzleForm, findDiagram: FindDiagram): Read<Scene> {
  if (form.diagram === undefined) return readScene({ ...form, position: form.position });
  const diagram = findDiagram(form.diagram);
  return diagram
    ? { ok: true, value: diagram.scene }
    : refuse('diagram', `there is no diagram called "${form.diagram}"`);
}

const unmet = (rule: RuleId, cited: ReadonlySet<RuleId>): Failure => ({
  where: 'rules',
  what: `no wrong answer is refused by "${rule}"${
    isPermission(rule) ? ', and the right one does not need what it allows' : ''
  }: there are ${[...cited].join(', ') || 'none'}`,
});
