import type { RuleId } from '../engine/rules.ts';
import { bar } from './laws/bar.ts';
import { bearingOff } from './laws/bearing-off.ts';
import { board } from './laws/board.ts';
import { cube } from './laws/cube.ts';
import { doublets } from './laws/doublets.ts';
import { hitting } from './laws/hitting.ts';
import { match } from './laws/match.ts';
import { moving } from './laws/moving.ts';
import { opening } from './laws/opening.ts';
import { result } from './laws/result.ts';
import { setup } from './laws/setup.ts';
import { table } from './laws/table.ts';
import { twoDice } from './laws/two-dice.ts';

/** A rule as readers meet it: `law` is the whole rule in a sentence or two, right when read alone; `name` is what a link to it says. */
export interface Law {
  readonly name: string;
  readonly law: string;
}

/** Every rule of the book, chapter by chapter. */
export const LAWS: Readonly<Record<RuleId, Law>> = {
  ...board,
  ...setup,
  ...opening,
  ...moving,
  ...doublets,
  ...hitting,
  ...bar,
  ...twoDice,
  ...bearingOff,
  ...result,
  ...match,
  ...cube,
  ...table,
};
