import type { VerifiedDiagram } from '../../diagrams/verify.ts';
import { judge } from '../../engine/judge.ts';
import type { Move } from '../../engine/moves.ts';
import { readPlay, type WrittenMove } from '../../engine/notation.ts';
import { BAR, borneOff, CHECKERS, OFF } from '../../engine/position.ts';
import type { Colour, Side } from '../../engine/setup.ts';
import type { Arrow, BoardPicture, Checkers, Die, Place } from '../board/index.ts';

/** What a board shows of a verified diagram. */
export function pictureOf({ scene, shown, highlight }: VerifiedDiagram): BoardPicture {
  const { state } = scene;
  return {
    white: checkersOf(state.setup.white),
    black: checkersOf(state.setup.black),
    dice: diceOf(scene),
    cube:
      state.cube.value > 1 ? { ...state.cube, owner: state.cube.owner ?? undefined } : undefined,
    arrows: shown.flatMap(({ play, allowed }) =>
      allowed ? arrowsOf(scene, play) : refusedArrows(scene, play),
    ),
    highlights: highlight,
  };
}

function checkersOf({ points, bar }: Side): Checkers {
  const held = points.map((count, point) => [point, count] as const).filter(([, n]) => n > 0);
  const off = CHECKERS - bar - points.reduce((sum, count) => sum + count, 0);
  return { points: Object.fromEntries(held), bar, off };
}

type Scene = VerifiedDiagram['scene'];

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
function arrowsOf({ position, dice, state }: Scene, text: string): Arrow[] {
  const written = readPlay(text);
  const verdict = written.ok && dice && judge(position, dice, written.value);
  if (!verdict || !verdict.legal) return [];
  const runs: { places: number[]; dice: number[] }[] = [];
  for (const { from, to, die } of furthestFirst(verdict.play.moves)) {
    const run = runs.find(({ places }) => places.at(-1) === from);
    if (run) {
      run.places.push(to);
      run.dice.push(die);
    } else {
      runs.push({ places: [from, to], dice: [die] });
    }
  }
  return runs.map((run) => ({
    by: state.turn,
    kind: 'play',
    path: run.places.map((place) => onBoard(place, state.turn)),
    dice: run.dice,
  }));
}

/** The arrows of a refused play, as it was written. */
function refusedArrows({ dice, state }: Scene, text: string): Arrow[] {
  const written = readPlay(text);
  if (!written.ok) return [];
  return written.value.map((move) => ({
    by: state.turn,
    kind: 'forbidden',
    path: [onBoard(move.from, state.turn), onBoard(move.to, state.turn)],
    dice: dieOf(move, dice ?? []),
  }));
}

const dieOf = ({ from, to }: WrittenMove, dice: readonly number[]): number[] =>
  dice.filter((die) => die === from - to || (to === OFF && die > from)).slice(0, 1);

const furthestFirst = (moves: readonly Move[]): readonly Move[] =>
  moves.toSorted((a, b) => b.from - a.from);

/** A mover's place as the board numbers it. */
function onBoard(place: number, mover: Colour): Place {
  if (place === BAR) return 'bar';
  if (place === OFF) return 'off';
  return mover === 'white' ? place : BAR - place;
}
