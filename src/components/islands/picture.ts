import type { VerifiedDiagram } from '../../diagrams/verify.ts';
import { judge } from '../../engine/judge.ts';
import { readPlay } from '../../engine/notation.ts';
import { borneOff, CHECKERS } from '../../engine/position.ts';
import type { Arrow, BoardPicture, Die } from '../board/index.ts';
import { arrowsOf, refusedArrow } from './arrows.ts';
import { checkersOf, cubeOf } from './checkers.ts';
import type { Scene } from './scene.ts';

/** What a picture is made of. Only a verified diagram has it, or the island of one. */
export type Pictured = Pick<VerifiedDiagram, 'scene' | 'shown' | 'highlight'>;

/** What a board shows of a verified diagram. */
export function pictureOf({ scene, shown, highlight }: Pictured): BoardPicture {
  const { state } = scene;
  return {
    white: checkersOf(state.setup.white),
    black: checkersOf(state.setup.black),
    dice: diceOf(scene),
    cube: cubeOf(state),
    arrows: shown.flatMap(({ play, allowed }) =>
      allowed ? playArrows(scene, play) : refusedArrows(scene, play),
    ),
    highlights: highlight,
  };
}

/** The roll, with a number that no legal play uses struck out. What a win leaves over is not lost. */
function diceOf({ dice, plays, state }: Scene): readonly Die[] {
  if (!dice) return [];
  const wins = plays?.some(({ result }) => borneOff(result) === CHECKERS);
  const usable = new Set(plays?.flatMap(({ moves }) => moves.map(({ die }) => die)));
  return dice.map((value) => ({
    value,
    by: state.turn,
    state: plays && !wins && !usable.has(value) ? ('lost' as const) : undefined,
  }));
}

/** The arrows of a legal play, one for each checker that it moves. */
function playArrows({ position, dice, state }: Scene, text: string): Arrow[] {
  const written = readPlay(text);
  const verdict = written.ok && dice && judge(position, dice, written.value);
  return verdict && verdict.legal ? arrowsOf(verdict.play.moves, state.turn) : [];
}

/** The arrows of a refused play, as it was written. */
function refusedArrows({ dice, state }: Scene, text: string): Arrow[] {
  const written = readPlay(text);
  if (!written.ok) return [];
  return written.value.map((move) => refusedArrow(move, dice ?? [], state.turn));
}
