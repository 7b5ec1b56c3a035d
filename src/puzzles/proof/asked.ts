import type { Fact } from '../../diagrams/claims/kind.ts';
import type { Facts } from '../../diagrams/caption.ts';
import type { Read } from '../../diagrams/form.ts';
import type { Scene } from '../../diagrams/scene.ts';
import type { Dice } from '../../engine/dice.ts';
import type { Play } from '../../engine/plays.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { PuzzleForm } from '../form.ts';
import type { Hints, Question } from '../question.ts';

/** A question that was found to be well-posed, with what is known of its answer. */
export interface Asked {
  readonly question: Question;
  /** What its title and its prompt may quote beside the board's own facts. */
  readonly told: Facts;
  /** What its explanation may quote beside these. */
  readonly facts: Facts;
  /** The rules that refuse whoever answers it wrong. */
  readonly cited: ReadonlySet<RuleId>;
  readonly hints: (rule: RuleId) => Hints;
}

/** Proves that a board and a form are a puzzle of one kind, or says in sentences what is wrong. */
export type Ask = (scene: Scene, form: PuzzleForm) => Read<Asked>;

export const facts = (...entries: readonly (readonly [string, Fact])[]): Facts => new Map(entries);

export const refuse = (where: string, what: string): Read<never> => ({
  ok: false,
  failures: [{ where, what }],
});

/** A scene with a roll to play. */
export interface RolledScene extends Scene {
  readonly dice: Dice;
  readonly plays: readonly Play[];
}

/** The scene, if there is a roll to play on it. */
export function rolled(scene: Scene, { kind }: PuzzleForm): Read<RolledScene> {
  const { dice, plays } = scene;
  if (dice && plays) return { ok: true, value: { ...scene, dice, plays } };
  const why = scene.outcome ? 'the game is over' : 'there is no roll';
  return refuse('kind', `${kind} asks for a play, but ${why}`);
}

/** The scene, if its game goes on and nothing was rolled. */
export function unrolled(scene: Scene, { kind }: PuzzleForm): Read<Scene> {
  if (scene.outcome) {
    return refuse('kind', `${kind} asks about a game that goes on, and this one is over`);
  }
  return scene.dice ? refuse('dice', `${kind} asks about no roll; leave it out`) : ok(scene);
}

export const ok = <T>(value: T): Read<T> => ({ ok: true, value });
