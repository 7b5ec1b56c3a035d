import type { Move } from '../engine/moves.ts';
import type { Play } from '../engine/plays.ts';
import type { PlayQuestion } from './question.ts';

const isSame = (a: Move, b: Move): boolean => a.from === b.from && a.die === b.die;

/** The move that most of the legal plays make; of several, the one of the furthest checker. */
export function keyMove({ plays }: PlayQuestion): Move {
  const shares = ({ moves }: Play, move: Move): boolean => moves.some((one) => isSame(one, move));
  const share = (move: Move): number => plays.filter((play) => shares(play, move)).length;
  return plays
    .flatMap(({ moves }) => moves)
    .sort((a, b) => share(b) - share(a) || b.from - a.from || b.die - a.die)[0]!;
}

/** The play that is shown to whoever asks for it: a legal one with the key move in it. */
export function shownPlay(question: PlayQuestion): Play {
  const key = keyMove(question);
  return question.plays.find(({ moves }) => moves.some((move) => isSame(move, key)))!;
}
