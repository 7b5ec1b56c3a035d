import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { writePlay } from '../../src/engine/notation.ts';
import { outcome } from '../../src/engine/outcome.ts';
import { legalPlays, type Play } from '../../src/engine/plays.ts';
import { writeXgid } from '../../src/engine/xgid.ts';
import { endingOf, pipsOf, rollOf, type Game } from './game.ts';

/** How many legal plays a diagram claims one by one. */
const NAMED_PLAYS = 8;

const HEBREW = { white: 'לבן', black: 'שחור' } as const;

/** What a diagram says of its position. The caption quotes the claims. */
interface Content {
  readonly caption: string;
  readonly claims: readonly object[];
}

/** Writes a game as a diagram's YAML, with claims that hold, for an author to begin from. */
export function writeDiagram(game: Game): string {
  const { caption, claims } = contentOf(game);
  const diagram = {
    id: idOf(game),
    position: writeXgid(game.state),
    caption,
    claims: [...claims, { pips: pipsOf(game) }],
  };
  return stringify(diagram, { lineWidth: 0 });
}

/** The same for the same game and different for another. */
function idOf({ state }: Game): string {
  const hash = createHash('sha256').update(writeXgid(state)).digest('hex').slice(0, 8);
  const roll = typeof state.dice === 'string' ? 'no-roll' : state.dice.join('');
  return `${state.turn}-${roll}-${hash}`;
}

function contentOf(game: Game): Content {
  const { position, state } = game;
  const ending = endingOf(game);
  if (ending) {
    const { kind } = outcome(position)!;
    return {
      caption: `${HEBREW[ending.winner]} ניצח: {outcome}.`,
      claims: [{ outcome: { winner: ending.winner, kind } }],
    };
  }
  const roll = rollOf(game);
  const mover = HEBREW[state.turn];
  if (!roll) {
    const pips = 'ספירת הצעדים: {pips.white} ללבן, {pips.black} לשחור';
    return { caption: `התור של ${mover}. ${pips}.`, claims: [] };
  }
  const rolled = `${mover} הטיל {dice}`;
  // A diagram takes a board that one side has left for a finished game, whatever the roll.
  return outcome(position)
    ? { caption: `${rolled}.`, claims: [] }
    : describePlays(rolled, legalPlays(position, roll));
}

function describePlays(rolled: string, plays: readonly Play[]): Content {
  const texts = plays.map(({ moves }) => writePlay(moves));
  const [only, second] = texts;
  if (only === undefined) {
    return { caption: `${rolled}, ואין לו שום מהלך חוקי.`, claims: [{ 'no-play': true }] };
  }
  if (second === undefined) {
    return {
      caption: `${rolled}, ויש לו רק דרך אחת לשחק: {forced}.`,
      claims: [{ forced: only }],
    };
  }
  return {
    caption: `${rolled}, ויש לו {plays:ways} לשחק.`,
    claims: [
      { plays: texts.length },
      ...texts.slice(0, NAMED_PLAYS).map((text) => ({ legal: text })),
    ],
  };
}
