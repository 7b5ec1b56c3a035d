import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { numbersOf, type Dice } from '../../src/engine/dice.ts';
import { judge } from '../../src/engine/judge.ts';
import { make, movesOf, type Move } from '../../src/engine/moves.ts';
import { nextMoves } from '../../src/engine/next-moves.ts';
import { readPlay, writePlay } from '../../src/engine/notation.ts';
import { outcome } from '../../src/engine/outcome.ts';
import { score, type Terms } from '../../src/engine/score.ts';
import { legalPlays, type Play } from '../../src/engine/plays.ts';
import { readPositionId, writePositionId } from '../../src/engine/position-id.ts';
import {
  borneOff,
  CHECKERS,
  furthest,
  OFF,
  pipCount,
  turned,
  type Position,
} from '../../src/engine/position.ts';
import { reach } from '../../src/engine/reach.ts';
import { toPosition, toSetup, type Setup, type Side } from '../../src/engine/setup.ts';
import { readXgid, writeXgid } from '../../src/engine/xgid.ts';
import {
  naiveJudge,
  naiveOutcome,
  naivePips,
  naiveResults,
  naiveScore,
  naiveTurned,
} from '../naive/naive.ts';
import {
  abbreviated,
  gameState,
  lopsidedSetup,
  position,
  scribbles,
  sequences,
  turn,
} from './arbitraries.ts';
import { checkersOf, resultOf, valueOf } from './board.ts';

const keyOf = ({ result }: Play): string => result.join();
const keysOf = (plays: readonly Play[]): string[] => plays.map(keyOf).sort();
const wins = ({ result }: Play): boolean => furthest(result) === OFF;

const onBoard = (places: readonly number[], sign: 1 | -1): number =>
  places.reduce((sum, count) => sum + Math.max(0, count * sign), 0);

/** The board after moves that are carried out one by one. */
function carriedOut(from: Position, moves: readonly Move[]): string {
  const board = from.slice();
  for (const move of moves) make(board, move);
  return board.join();
}

describe('every legal play', () => {
  test.prop([turn])('loses no checker of either side', ([before, dice]) => {
    for (const { moves, result } of legalPlays(before, dice)) {
      const off = moves.filter(({ to }) => to === OFF).length;
      expect(onBoard(result, 1)).toBe(onBoard(before, 1) - off);
      expect(borneOff(result)).toBe(borneOff(before) + off);
      expect(onBoard(result, -1)).toBe(onBoard(before, -1));
      expect(borneOff(turned(result))).toBe(borneOff(turned(before)));
    }
  });

  test.prop([turn])('leads to a valid position, by its own moves', ([before, dice]) => {
    for (const { moves, result } of legalPlays(before, dice)) {
      expect(valueOf(toPosition(toSetup(result, 'white'), 'white'))).toEqual(result);
      expect(carriedOut(before, moves)).toBe(result.join());
    }
  });

  test.prop([turn])('uses numbers of the roll, each once', ([before, dice]) => {
    for (const { moves } of legalPlays(before, dice)) {
      const left = numbersOf(dice);
      for (const { die } of moves) {
        expect(left).toContain(die);
        left.splice(left.indexOf(die), 1);
      }
    }
  });

  test.prop([turn])('uses as many dice as any other, or wins', ([before, dice]) => {
    const plays = legalPlays(before, dice);
    const counts = plays.filter((play) => !wins(play)).map(({ moves }) => moves.length);
    expect(new Set(counts).size).toBeLessThanOrEqual(1);
    expect(counts).not.toContain(0);
  });

  test.prop([turn])('saves as many pips as its numbers say, unless it bears off', (given) => {
    for (const { moves, result } of legalPlays(...given)) {
      const numbers = moves.reduce((sum, { die }) => sum + die, 0);
      const saved = pipCount(given[0]) - pipCount(result);
      if (moves.some(({ to }) => to === OFF)) expect(saved).toBeLessThanOrEqual(numbers);
      else expect(saved).toBe(numbers);
    }
  });

  test.prop([turn])('is one of those that the naive generator finds', ([before, dice]) => {
    const ours = new Set(legalPlays(before, dice).map(({ result }) => resultOf(result)));
    expect(ours).toEqual(naiveResults(checkersOf(before), dice));
  });

  test.prop([turn])('is the same with the dice thrown the other way round', ([before, [a, b]]) => {
    expect(keysOf(legalPlays(before, [a, b]))).toEqual(keysOf(legalPlays(before, [b, a])));
  });
});

describe('seen from the other side', () => {
  const mirroredSide = ({ points, bar }: Side): Side => ({
    points: [0, ...points.slice(1).reverse()],
    bar,
  });
  const mirrored = ({ white, black }: Setup): Setup => ({
    white: mirroredSide(black),
    black: mirroredSide(white),
  });

  test.prop([turn])('the other colour has the same plays', ([before, dice]) => {
    const setup = toSetup(before, 'white');
    const swapped = valueOf(toPosition(mirrored(setup), 'black'));
    expect(swapped).toEqual(before);
    for (const { result } of legalPlays(swapped, dice)) {
      expect(toSetup(result, 'black')).toEqual(mirrored(toSetup(result, 'white')));
    }
  });

  test.prop([position])('a board turned twice is the same board', (before) => {
    expect(turned(turned(before))).toEqual(before);
    expect(checkersOf(turned(before))).toBe(naiveTurned(checkersOf(before)));
  });
});

describe('a play is judged', () => {
  const judgeable = turn.chain(([before, dice]) =>
    fc.tuple(fc.constant(before), fc.constant(dice), sequences(before, dice)),
  );

  test.prop([judgeable])('legal when its result is one of the legal plays', (given) => {
    const [before, dice, moves] = given;
    const plays = legalPlays(before, dice);
    const result = carriedOut(before, moves);
    const same = plays.find((play) => keyOf(play) === result);
    const most = Math.max(0, ...plays.map((play) => play.moves.length));
    const complete = same && (moves.length === most || wins(same));

    const verdict = judge(before, dice, moves);
    if (complete) expect(verdict).toMatchObject({ legal: true, play: { result: same.result } });
    if (verdict.legal && moves.length > 0) {
      expect(keysOf(plays)).toContain(keyOf(verdict.play));
      expect(carriedOut(before, verdict.play.moves)).toBe(keyOf(verdict.play));
    }
  });

  test.prop([judgeable])('as the naive judge does, move by move or abbreviated', (given) => {
    const [before, dice, moves] = given;
    for (const written of [moves, moves.toReversed(), abbreviated(moves)]) {
      const naive = naiveJudge(checkersOf(before), dice, written);
      const verdict = judge(before, dice, written);
      expect(verdict.legal ? resultOf(verdict.play.result) : null).toBe(naive.result);
      const codes = verdict.legal ? [] : verdict.reasons.map(({ code }) => code);
      expect(new Set(codes)).toEqual(naive.reasons);
    }
  });

  const scribbled = turn.chain(([before, dice]) =>
    fc.tuple(fc.constant(before), fc.constant(dice), scribbles(before, dice)),
  );

  test.prop([scribbled], { numRuns: 300 })(
    'as the naive judge does, whatever is written',
    (given) => {
      const [before, dice, written] = given;
      const naive = naiveJudge(checkersOf(before), dice, written);
      const verdict = judge(before, dice, written);
      expect(verdict.legal ? resultOf(verdict.play.result) : null).toBe(naive.result);
      const codes = verdict.legal ? [] : verdict.reasons.map(({ code }) => code);
      expect(new Set(codes)).toEqual(naive.reasons);
      expect(new Set(codes).size).toBe(codes.length);
    },
  );

  test.prop([scribbled])('with a witness that is itself legal', ([before, dice, written]) => {
    const verdict = judge(before, dice, written);
    for (const reason of verdict.legal ? [] : verdict.reasons) {
      if (!('witness' in reason)) continue;
      expect(keysOf(legalPlays(before, dice))).toContain(keyOf(reason.witness));
      expect(judge(before, dice, reason.witness.moves).legal).toBe(true);
    }
  });
});

describe('the next moves offered', () => {
  /** Where all the offered ways lead, each followed to its end. */
  function endsOf(before: Position, dice: Dice, made: readonly Move[], ends: Set<string>) {
    const next = nextMoves(before, dice, made);
    if (next.length === 0) ends.add(carriedOut(before, made));
    for (const move of next) endsOf(before, dice, [...made, move], ends);
  }

  test.prop([turn], { numRuns: 40 })(
    'can all be finished, and lead to all the legal plays',
    ([before, dice]) => {
      const ends = new Set<string>();
      endsOf(before, dice, [], ends);
      const plays = legalPlays(before, dice);
      expect([...ends].sort()).toEqual(plays.length > 0 ? keysOf(plays) : [before.join()]);
    },
  );

  test.prop([turn], { numRuns: 60 })('include every order of a legal play', ([before, dice]) => {
    const inEveryOrder = (rest: readonly Move[], made: readonly Move[]): void => {
      const offered = nextMoves(before, dice, made);
      const board = before.slice();
      for (const move of made) make(board, move);
      for (const [i, move] of rest.entries()) {
        const possible = movesOf(board, move.die).find(({ from }) => from === move.from);
        if (!possible) continue;
        const goesOn = finishes(board, possible, rest.toSpliced(i, 1));
        if (!goesOn) continue;
        expect(offered).toContainEqual(possible);
        inEveryOrder(rest.toSpliced(i, 1), [...made, possible]);
      }
    };
    for (const { moves } of legalPlays(before, dice).slice(0, 5)) inEveryOrder(moves, []);
  });

  test.prop([turn, fc.nat()], { numRuns: 40 })(
    'take a checker everywhere that it can reach',
    ([before, dice], choice) => {
      const places = before.flatMap((count, place) => (count > 0 ? [place] : []));
      const start = places[choice % places.length]!;
      const landed = new Set<number>();
      const follow = (made: readonly Move[], at: number, others: number): void => {
        for (const move of nextMoves(before, dice, made)) {
          const then = [...made, move];
          if (move.from === at) {
            landed.add(move.to);
            if (move.to !== OFF) follow(then, move.to, countAfter(before, then, move.to) - 1);
          }
          if (move.from !== at || others > 0) follow(then, at, countAfter(before, then, at) - 1);
        }
      };
      follow([], start, before[start]! - 1);
      expect(reach(before, dice, start)).toEqual([...landed].sort((a, b) => b - a));
    },
  );

  const countAfter = (before: Position, made: readonly Move[], place: number): number =>
    made.reduce(
      (count, { from, to }) => count - Number(from === place) + Number(to === place),
      Math.max(0, before[place]!),
    );

  /** Whether the other moves of a play can still be made, in some order, once this one was. */
  function finishes(board: readonly number[], move: Move, rest: readonly Move[]): boolean {
    const after = [...board];
    make(after, move);
    return (
      rest.length === 0 ||
      rest.some((other, i) => {
        const possible = movesOf(after, other.die).find(({ from }) => from === other.from);
        return possible && finishes(after, possible, rest.toSpliced(i, 1));
      })
    );
  }
});

describe('what is written is read back as the same', () => {
  test.prop([gameState])('an XGID', (state) => {
    expect(valueOf(readXgid(writeXgid(state)))).toEqual(state);
  });

  test.prop([position])('a Position ID', (before) => {
    expect(valueOf(readPositionId(writePositionId(before)))).toEqual(before);
  });

  test.prop([lopsidedSetup, fc.constantFrom('white' as const, 'black' as const)])(
    'a setup, whoever is to move',
    (setup, toMove) => {
      expect(toSetup(valueOf(toPosition(setup, toMove)), toMove)).toEqual(setup);
    },
  );

  test.prop([turn])('a play', ([before, dice]) => {
    for (const play of legalPlays(before, dice).slice(0, 40)) {
      const text = writePlay(play.moves);
      const verdict = judge(before, dice, valueOf(readPlay(text)));
      expect(verdict).toMatchObject({ legal: true, play: { result: play.result } });
      expect(verdict.legal && writePlay(verdict.play.moves)).toBe(text);
    }
  });
});

describe('counting', () => {
  test.prop([position])('pips agrees with the naive count, for both sides', (before) => {
    expect(pipCount(before)).toBe(naivePips(checkersOf(before)));
    expect(pipCount(turned(before))).toBe(naivePips(naiveTurned(checkersOf(before))));
  });

  const terms: fc.Arbitrary<Terms> = fc.record({
    cube: fc.nat({ max: 6 }).map((exponent) => 2 ** exponent),
    cubeCentred: fc.boolean(),
    jacoby: fc.boolean(),
    backgammon: fc.constantFrom('bar-or-home', 'home', 'bar', 'none'),
    starMars: fc.boolean(),
  });
  /** The game as it is, and as it ends when one side's checkers are all taken off. */
  const finishing = lopsidedSetup.chain((setup) =>
    fc.constantFrom(setup, { ...setup, white: EMPTY }, { ...setup, black: EMPTY }),
  );
  const EMPTY: Side = { points: Array<number>(25).fill(0), bar: 0 };

  test.prop([finishing, terms])('points agrees with the naive count', (setup, agreed) => {
    const end = valueOf(toPosition(setup, 'white'));
    const won = outcome(end);
    const naive = naiveOutcome(checkersOf(end));
    expect(won && { winner: won.winner, kind: won.kind }).toEqual(naive);
    expect(won && score(won, agreed).points).toBe(naiveScore(checkersOf(end), agreed));
    if (won?.winner === 'mover') expect(borneOff(end)).toBe(CHECKERS);
  });
});
