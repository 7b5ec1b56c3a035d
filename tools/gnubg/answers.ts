import { z } from 'zod';
import { GnubgError } from './errors.ts';

/** One play of the roll. */
export interface GnubgPlay {
  /** In GNU Backgammon's notation and the mover's own numbering: `24/18 13/8`, `bar/20*`. */
  readonly play: string;
  /**
   * The position after it: XGID's 26 characters, with White at the bottom as in the question
   * whoever moves (the board is not turned), or `won` when the play bears off the last checker.
   */
  readonly result: string;
}

/** What GNU Backgammon says of one XGID. White is the bottom side of the XGID, its capitals. */
export interface GnubgAnswer {
  readonly xgid: string;
  /** GNU Backgammon's Position ID, as seen by the side whose turn the XGID says it is. */
  readonly positionId: string;
  readonly pips: { readonly white: number; readonly black: number };
  /**
   * The legal plays, sorted: one for each result, and every one that wins. Empty when the roll cannot
   * be played; `null` when there is none to play: no roll (`00`, `D`, `B`, `R`) or a finished game.
   */
  readonly plays: readonly GnubgPlay[] | null;
  /** The set of the plays' results, sorted, or `null` as for `plays`. */
  readonly results: readonly string[] | null;
  /**
   * For a finished game (one side has no checkers left), who won and the points under the XGID's
   * cube and Jacoby flag and international terms; otherwise `null`.
   */
  readonly score: { readonly winner: 'white' | 'black'; readonly points: number } | null;
}

const Reply = z.union([
  z.strictObject({ error: z.string() }),
  z.strictObject({
    positionId: z.string(),
    pips: z.strictObject({ white: z.int(), black: z.int() }),
    plays: z.array(z.strictObject({ play: z.string(), result: z.string() })).nullable(),
    score: z
      .strictObject({ winner: z.enum(['white', 'black']), points: z.int().positive() })
      .nullable(),
  }),
]);

/**
 * Reads the lines that `answer.py` writes.
 *
 * @param xgids the questions, in the order in which they were asked
 * @param lines one JSON line for each question
 * @param ending how the program ended, for the message when it answered short
 * @returns the answers, in the same order
 * @throws GnubgError `stopped` for fewer answers than questions (naming the first question without
 *   one), `refused` for a question that was not taken, `unreadable` for anything else
 */
export function parseAnswers(
  xgids: readonly string[],
  lines: string,
  ending: string,
): readonly GnubgAnswer[] {
  const replies = lines.split('\n').slice(0, -1);
  const unanswered = xgids[replies.length];
  if (unanswered !== undefined) {
    throw new GnubgError(
      'stopped',
      `GNU Backgammon answered ${replies.length} of ${xgids.length} questions and stopped at ${unanswered} (${ending})`,
    );
  }
  if (replies.length > xgids.length) {
    throw new GnubgError(
      'unreadable',
      `GNU Backgammon gave ${replies.length} answers to ${xgids.length} questions`,
    );
  }
  return xgids.map((xgid, index) => parseAnswer(xgid, replies[index] ?? ''));
}

function parseAnswer(xgid: string, line: string): GnubgAnswer {
  const reply = Reply.safeParse(readJson(line)).data;
  if (!reply) {
    throw new GnubgError(
      'unreadable',
      `GNU Backgammon's answer about ${xgid} cannot be read: ${line}`,
    );
  }
  if ('error' in reply) {
    throw new GnubgError('refused', `GNU Backgammon cannot judge ${xgid}: ${reply.error}`);
  }
  const plays = reply.plays?.toSorted((a, b) => (a.play < b.play ? -1 : 1)) ?? null;
  const results = plays && [...new Set(plays.map(({ result }) => result))].sort();
  return { xgid, ...reply, plays, results };
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
