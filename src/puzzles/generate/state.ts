import { toSetup } from '../../engine/setup.ts';
import type { GameState } from '../../engine/xgid.ts';
import type { GeneratedPuzzle } from './generate.ts';

/** A generated puzzle as a state of a game, which an XGID can tell; of the house's terms it holds the cube and Jacoby. */
export function stateOf(puzzle: GeneratedPuzzle): GameState {
  const terms = puzzle.kind === 'worth' ? puzzle.terms : null;
  return {
    setup: toSetup(puzzle.position, puzzle.by),
    turn: puzzle.by,
    dice: puzzle.dice ?? '00',
    cube: { value: terms?.cube ?? 1, owner: !terms || terms.cubeCentred ? null : puzzle.by },
    score: { white: 0, black: 0 },
    crawford: false,
    jacoby: terms?.jacoby ?? false,
    beavers: false,
    matchLength: 0,
    maxCube: 1024,
  };
}
