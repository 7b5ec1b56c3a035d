import { list } from './answer.ts';
import { drawBoard, NAME } from './board.ts';
import { writeDiagram } from './diagram.ts';
import { endingOf, type Game } from './game.ts';

/**
 * Tells a game to a person: the board, whose turn it is, the legal plays, and a diagram of it all. What comes
 * before the diagram is YAML comments, so that the whole report can be kept as a diagram's file.
 */
export function writeReport(game: Game): string {
  const plays = list(game).plays?.map(({ play }) => play) ?? [];
  const lines = [...drawBoard(game), '', describeTurn(game, plays.length), ...inColumns(plays), ''];
  return [...lines.map((line) => `# ${line}`.trimEnd()), writeDiagram(game)].join('\n');
}

const OFFERED = { D: 'double', B: 'beaver', R: 'raccoon' } as const;

function describeTurn(game: Game, plays: number): string {
  const { dice, turn } = game.state;
  const ending = endingOf(game);
  if (ending) {
    const points = ending.points === 1 ? '1 point' : `${ending.points} points`;
    return `${NAME[ending.winner]} has won a ${ending.kind}: ${points}.`;
  }
  const mover = NAME[turn];
  if (dice === '00') return `${mover} is to roll.`;
  if (typeof dice === 'string') return `${mover} is on turn, and a ${OFFERED[dice]} was offered.`;
  const roll = `${mover} is to play ${dice.join('-')}`;
  if (plays === 0) return `${roll} and has no legal play.`;
  return `${roll}: ${plays === 1 ? '1 legal play' : `${plays} legal plays`}.`;
}

const WIDTH = 76;
const GAP = 3;

/** Texts in as many columns as the width allows, read line by line. */
function inColumns(texts: readonly string[]): string[] {
  const column = Math.max(...texts.map(({ length }) => length)) + GAP;
  const perLine = Math.max(1, Math.floor(WIDTH / column));
  const lines: string[] = [];
  for (let i = 0; i < texts.length; i += perLine) {
    const cells = texts.slice(i, i + perLine).map((text) => text.padEnd(column));
    lines.push(`  ${cells.join('')}`.trimEnd());
  }
  return lines;
}
