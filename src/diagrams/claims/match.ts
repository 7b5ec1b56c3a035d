import { z } from 'zod';
import { CubeValue } from '../cube.ts';
import { counted, ltr, NOUNS, type Words } from '../words.ts';
import { kind, type Refutation } from './kind.ts';

const TIMES = { single: 1, gammon: 2, backgammon: 3 } as const;

const Game = z.strictObject({
  winner: z.enum(['white', 'black']),
  kind: z.enum(['single', 'gammon', 'backgammon']),
  cube: CubeValue.default(1),
});

const Match = z.strictObject({
  length: z.int().min(1),
  games: z.array(Game),
  white: z.int().min(0),
  black: z.int().min(0),
});

/** The score after the games, or the game that was played after the match had been won. */
function play({ length, games }: z.infer<typeof Match>) {
  const score = { white: 0, black: 0 };
  for (const [i, game] of games.entries()) {
    if (Math.max(score.white, score.black) >= length) return { score, over: i };
    score[game.winner] += TIMES[game.kind] * game.cube;
  }
  return { score, over: null };
}

/** Points past the target count in full; the match is won at once when it is reached. */
export const match = kind({
  form: z.strictObject({ match: Match }),
  confirmedBy: () => null,
  refute(_, claim): Refutation | undefined {
    const { score, over } = play(claim.match);
    if (over !== null) {
      const games = claim.match.games.slice(0, over);
      return {
        found: `the match was won before its game ${over + 1}`,
        right: [{ match: { ...claim.match, games, ...score } }],
      };
    }
    if (score.white === claim.match.white && score.black === claim.match.black) return undefined;
    return {
      found: `the score is ${score.white} to White and ${score.black} to Black`,
      right: [{ match: { ...claim.match, ...score } }],
    };
  },
  tell: (_, { match: { length, games, white, black } }): Words => [
    `מאץ׳ עד ${length}, אחרי ${counted(games.length, NOUNS.games)}: לבן ${white}, שחור ${black}`,
  ],
  facts: (_, { match: { length, white, black } }) => ({
    length: { count: length, noun: 'points' },
    white: { count: white, noun: 'points' },
    black: { count: black, noun: 'points' },
    score: { words: [ltr(`${Math.max(white, black)}:${Math.min(white, black)}`)] },
  }),
});
