import type { PuzzleKind } from '../question.ts';
import type { Ask } from './asked.ts';
import { askBearOff } from './bear-off.ts';
import { askEnter } from './enter.ts';
import { askPips } from './pips.ts';
import { askPlay } from './plays.ts';
import { askReach } from './reach.ts';
import { askRuling } from './ruling.ts';
import { askWorth } from './worth.ts';

/** How each kind of puzzle is proved. */
export const ASK: Readonly<Record<PuzzleKind, Ask>> = {
  'find-play': askPlay,
  'only-play': askPlay,
  'all-plays': askPlay,
  'can-you-play': askPlay,
  reach: askReach,
  'legal-or-not': askRuling,
  enter: askEnter,
  'bear-off': askBearOff,
  pips: askPips,
  worth: askWorth,
};
