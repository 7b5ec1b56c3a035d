import { badNotation, judge } from '../../src/engine/judge.ts';
import { readPlay, writePlay, type WrittenMove } from '../../src/engine/notation.ts';
import { legalPlays } from '../../src/engine/plays.ts';
import { writePositionId } from '../../src/engine/position-id.ts';
import type { Position } from '../../src/engine/position.ts';
import { RULE_OF, type Reason, type ReasonCode } from '../../src/engine/reasons.ts';
import { explain, fail, ok, type Result } from '../../src/engine/result.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import { toSetup, type Colour } from '../../src/engine/setup.ts';
import { writeCheckers } from '../../src/engine/xgid.ts';
import { endingOf, pipsOf, rollOf, type Ending, type Game } from './game.ts';
import { readQuestion } from './question.ts';

/** All legal plays of a roll. `result` is XGID's 26 characters, White at the bottom whoever moves. */
export interface Listing {
  /** Null where there is nothing to play: no roll, or the game is over. */
  readonly plays: readonly { readonly play: string; readonly result: string }[] | null;
  readonly outcome: Ending | null;
  readonly pips: Readonly<Record<Colour, number>>;
  /** As the side to move sees the board. */
  readonly positionId: string;
}

/** One play, judged. A witness is a legal play that shows what else had to be played. */
export type Ruling =
  | { readonly legal: true; readonly result: string; readonly outcome: Ending | null }
  | {
      readonly legal: false;
      readonly reasons: readonly {
        readonly code: ReasonCode;
        readonly rule: RuleId;
        readonly witness?: string;
      }[];
    };

export type Answer = Listing | Ruling | { readonly error: string };

/** Answers a line of JSON. What cannot be read is told in a sentence. */
export function answer(line: string): Answer {
  const question = readQuestion(line);
  if (!question.ok) return { error: explain(question.problems) };
  const { game, play } = question.value;
  if (play === undefined) return list(game);
  const ruling = rule(game, play);
  return ruling.ok ? ruling.value : { error: explain(ruling.problems) };
}

/** Lists all legal plays of a game's roll, in the engine's order. */
export function list(game: Game): Listing {
  const roll = rollOf(game);
  return {
    plays:
      roll &&
      legalPlays(game.position, roll).map(({ moves, result }) => ({
        play: writePlay(moves),
        result: checkersOf(game, result),
      })),
    outcome: endingOf(game),
    pips: pipsOf(game),
    positionId: writePositionId(game.position),
  };
}

/** Rules on a play as it was written. Fails where the game goes on and there is no roll to play. */
export function rule(game: Game, play: string): Result<Ruling> {
  const roll = rollOf(game);
  if (!roll && !endingOf(game)) {
    return fail(
      'play',
      `there is no roll to play: the XGID has ${String(game.state.dice)} for dice`,
    );
  }
  const written = readWritten(play);
  if (!written.ok) return ok(illegal([badNotation(explain(written.problems))]));
  if (!roll) return ok(illegal([GAME_OVER]));
  const verdict = judge(game.position, roll, written.value);
  if (!verdict.legal) return ok(illegal(verdict.reasons));
  const { result } = verdict.play;
  return ok({
    legal: true,
    result: checkersOf(game, result),
    outcome: endingOf({ ...game, position: result }),
  });
}

const GAME_OVER: Reason = { code: 'game-over', rule: RULE_OF['game-over'] };

const LONGEST_PLAY = 200;

const readWritten = (play: string): Result<WrittenMove[]> =>
  play.length > LONGEST_PLAY
    ? fail('play', `it is at most ${LONGEST_PLAY} characters, and this is ${play.length}`)
    : readPlay(play);

const illegal = (reasons: readonly Reason[]): Ruling => ({
  legal: false,
  reasons: reasons.map((reason) => ({
    code: reason.code,
    rule: reason.rule,
    ...('witness' in reason && { witness: writePlay(reason.witness.moves) }),
  })),
});

const checkersOf = ({ state }: Game, position: Position): string =>
  writeCheckers(toSetup(position, state.turn));
