import { isDoublet, type Dice } from './dice.ts';
import { make, type Move } from './moves.ts';
import { nextMoves } from './next-moves.ts';
import { writePlay, type WrittenMove } from './notation.ts';
import { legalPlays, type Play } from './plays.ts';
import { asPosition, furthest, OFF, type Board, type Position } from './position.ts';
import { RULE_OF, type Reason } from './reasons.ts';
import type { RuleId } from './rules.ts';
import { tryOut, type Carried } from './try-out.ts';

/** A legal play with its result, or every reason why it is not one. */
export type Verdict =
  | { readonly legal: true; readonly play: Play }
  | { readonly legal: false; readonly reasons: readonly [Reason, ...Reason[]] };

/**
 * Judges a play as written. It is a set of moves, legal if some order of them is; an abbreviated move may
 * use several dice. No moves are a pass, legal exactly when nothing else is.
 *
 * A move that cannot be made is told with all its reasons. Only when all moves can be made is the duty to
 * use the dice asked for, and a witness shown. A marked hit must happen; without a mark a move takes the
 * way on which nothing is hit, or the only legal one; two legal ways with different hits are bad notation.
 */
export function judge(position: Position, dice: Dice, written: readonly WrittenMove[]): Verdict {
  if (furthest(position) === OFF) return illegal({ code: 'game-over', rule: RULE_OF['game-over'] });
  const plays = legalPlays(position, dice);
  if (written.length === 0 && plays.length === 0) {
    return { legal: true, play: { moves: [], result: position } };
  }
  const tried = tryOut(position, dice, written);
  if (!tried.possible) {
    const [first, ...rest] = tried.reasons;
    return { legal: false, reasons: [first!, ...rest] };
  }
  const most = Math.max(...plays.map((play) => play.moves.length));
  const legal = legalWays(tried.ways, plays, most);
  return legal.length > 0
    ? chooseWay(position, legal, written)
    : illegal(whyUnfinished(position, dice, tried.ways, plays, most));
}

const illegal = (reason: Reason): Verdict => ({ legal: false, reasons: [reason] });

function legalWays(ways: readonly Carried[], plays: readonly Play[], most: number): Play[] {
  return ways.flatMap(({ moves, result }) => {
    const play = plays.find((candidate) => candidate.result.join() === result.join());
    const usesEnough = moves.length === most || furthest(result) === OFF;
    return play && usesEnough ? { moves, result: play.result } : [];
  });
}

/** Among the legal ways to carry out what was written, the one that its marks mean. */
function chooseWay(
  position: Position,
  ways: readonly Play[],
  written: readonly WrittenMove[],
): Verdict {
  const unhit = written.filter(({ to, hit }) => hit && position[to] !== -1).map(({ to }) => to);
  if (unhit.length > 0) {
    return illegal(badNotation(`this play hits nothing on ${[...new Set(unhit)].join(', ')}`));
  }
  const named = new Set(written.map(({ to }) => to));
  const nothingOnTheWay = ways.filter(({ moves }) =>
    moves.every(({ to, hit }) => !hit || named.has(to)),
  );
  const meant = oneEachResult(nothingOnTheWay.length > 0 ? nothingOnTheWay : ways);
  if (meant.length === 1) return { legal: true, play: meant[0]! };
  const choices = meant.map(({ moves }) => writePlay(moves)).join(' or ');
  return illegal(badNotation(`several plays could be meant: write ${choices}`));
}

function oneEachResult(plays: readonly Play[]): Play[] {
  return [...new Map(plays.map((play) => [play.result.join(), play])).values()];
}

/** The reason for a text that cannot be read as a play, or that means nothing here. */
export const badNotation = (what: string): Reason => ({
  code: 'bad-notation',
  rule: RULE_OF['bad-notation'],
  what,
});

/** Why moves that can all be made are still not a legal play: the dice are not used as duty demands. */
function whyUnfinished(
  position: Position,
  dice: Dice,
  ways: readonly Carried[],
  plays: readonly Play[],
  most: number,
): Reason {
  const goesOn = ways.map(({ moves }) => goOn(position, dice, moves)).find((play) => play);
  if (!goesOn && ways.some(({ moves }) => moves.length === most)) {
    return { code: 'must-play-larger', rule: RULE_OF['must-play-larger'], witness: plays[0]! };
  }
  const witness = goesOn ?? plays[0]!;
  return { code: 'must-play-more', rule: ruleOfMore(dice, witness, goesOn !== undefined), witness };
}

/** A legal play that begins with the moves made, unless they are its end or lead to none. */
function goOn(position: Position, dice: Dice, made: readonly Move[]): Play | undefined {
  const moves = [...made];
  for (let [next] = nextMoves(position, dice, moves); next;) {
    moves.push(next);
    [next] = nextMoves(position, dice, moves);
  }
  if (moves.length === made.length) return undefined;
  const board: Board = position.slice();
  for (const move of moves) make(board, move);
  return { moves, result: asPosition(board) };
}

function ruleOfMore(dice: Dice, witness: Play, goesOn: boolean): RuleId {
  if (isDoublet(dice)) return 'doublet-most';
  if (witness.moves.length === 1) return 'only-one';
  return goesOn ? 'both-dice' : 'dead-end';
}
