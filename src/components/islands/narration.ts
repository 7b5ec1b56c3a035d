/** What a live board tells of a turn, in Hebrew: what can be played, what was picked up, what is left. */
import { counted, listed, NOUNS } from '../../diagrams/words.ts';
import type { Die } from '../../engine/dice.ts';
import type { Move } from '../../engine/moves.ts';
import { BAR, borneOff, OFF } from '../../engine/position.ts';
import type { Colour } from '../../engine/setup.ts';
import type { Place } from '../board/index.ts';
import { checkersOfSide, points, printed, theNumbers, where, whence, whither } from './naming.ts';
import { ofMover } from './places.ts';
import {
  isToldOver,
  isWon,
  numbersLeft,
  offerOf,
  standing,
  type Landing,
  type Turn,
} from './turn.ts';

/** `עם 6`, `עם 6 ו־5`, `עם 3 מהלכים של 4`. */
function withDice(dice: readonly Die[]): string {
  const [first] = dice;
  if (dice.length > 1 && dice.every((die) => die === first)) {
    return `עם ${counted(dice.length, NOUNS.moves)} של ${first}`;
  }
  return `עם ${listed(dice.map(String))}`;
}

/** `, ואוכלים אבן בדרך`: what is hit by whoever goes there, on the way and in the end. */
function eaten({ hit, moves = [] }: Landing, eating: string): string {
  const onTheWay = moves.slice(0, -1).filter((move) => move.hit).length;
  if (onTheWay === 0) return hit ? `, ${eating} שם אבן` : '';
  if (hit) return `, ${eating} בדרך וגם שם`;
  return `, ${eating} ${onTheWay === 1 ? 'אבן' : 'אבנים'} בדרך`;
}

const tellLanding = (landing: Landing, by: Colour): string =>
  `${withDice(landing.dice)} ${whither(landing.to, by)}${eaten(landing, 'ואוכלים')}`;

function tellPicked(turn: Turn, picked: number, by: Colour): string {
  const there = offerOf(turn).landings.map((landing) => tellLanding(landing, by));
  const checker = `אבן ${whence(picked, by)}`;
  if (turn.marks === 'hidden') return `${checker} בידיים שלכם. בחרו לאן.`;
  return there.length > 0
    ? `${checker}: ${there.join(', ')}.`
    : `${checker}: אין לה מהלך חוקי עכשיו.`;
}

/** What one checker did at one press, by one number or by several. */
function tellMoves(moves: readonly Move[], by: Colour): string {
  const [first, last] = [moves[0]!, moves.at(-1)!];
  const way = `${whence(first.from, by)} ${whither(last.to, by)} ${withDice(moves.map(({ die }) => die))}`;
  return `${way}${hitsOf(moves, by)}.`;
}

function hitsOf(moves: readonly Move[], by: Colour): string {
  const hits = moves.filter(({ hit }) => hit);
  const [only] = hits;
  if (!only) return '';
  if (hits.length > 1) {
    const there = points(
      hits.map(({ to }) => to),
      by,
    );
    return `, ונאכלו ${counted(hits.length, NOUNS.checkers)}, במשולשים ${there}`;
  }
  return only === moves.at(-1) ? ', ונאכלה אבן' : `, ונאכלה אבן בדרך, ${where(only.to, by)}`;
}

function tellEnd(turn: Turn, by: Colour): string {
  if (isWon(turn)) {
    return by === 'white' ? 'כל האבנים שלכם בחוץ. ניצחתם.' : 'כל האבנים של שחור בחוץ. שחור ניצח.';
  }
  const lost = numbersLeft(turn);
  if (lost.length === 0) return 'התור נגמר.';
  if (turn.made.length === 0) return 'אין אף מהלך, והתור עובר.';
  const again = turn.made.some(({ die }) => die === lost[0]) ? ' עוד פעם' : '';
  return `${theNumbers(lost)} אין איך לשחק${again}, והתור נגמר.`;
}

/** The number that is played next, once something was played: the other of two, or the doublet's again. */
const withNumber = (turn: Turn): string => `ה־${numbersLeft(turn)[0]}`;

function tellMovable(turn: Turn, by: Colour): string {
  if (turn.marks !== 'legal') return '';
  const from = offerOf(turn).movable.map((place) =>
    place === BAR ? 'מהבר' : `מ־${printed(place, by)}`,
  );
  const last = from.pop();
  const all = from.length > 0 ? `${from.join(', ')} או ${last}` : last;
  return `אפשר להזיז ${all}.`;
}

/**
 * What to say of a turn as it stands: of the checker in the hand, or of the last move and what is left to
 * play, or of the turn's end. A refusal is told by `tellRefusal`.
 */
export function narrate(turn: Turn, by: Colour): string {
  if (turn.picked !== undefined) return tellPicked(turn, turn.picked, by);
  const last = turn.made.slice(-turn.together);
  const so = last.length > 0 ? `${tellMoves(last, by)} ` : '';
  if (isToldOver(turn)) return so + tellEnd(turn, by);
  if (last.length > 0)
    return `${so}ממשיכים עם ${withNumber(turn)}. ${tellMovable(turn, by)}`.trim();
  const start = by === 'white' ? 'בחרו אבן.' : 'התור של שחור. בחרו אבן שלו.';
  return `${start} ${tellMovable(turn, by)}`.trim();
}

/** What a place is called, with who stands there and what a press on it does. */
export function namePlace(place: Place, turn: Turn, by: Colour): string {
  const may = turn.marks === 'legal' ? 'אפשר' : 'אפשר לנסות';
  const mine = ofMover(place, by);
  const board = standing(turn);
  const parts = [...namesOf(place, board, by)];
  if (turn.picked === mine) parts.push('האבן בידיים שלכם');
  else if (turn.picked !== undefined) {
    const landing = offerOf(turn).landings.find(({ to }) => to === mine);
    if (landing)
      parts.push(`${may} להגיע לכאן ${withDice(landing.dice)}${eaten(landing, 'ולאכול')}`);
  } else if (offerOf(turn).movable.includes(mine)) parts.push(`${may} להזיז`);
  return parts.join(', ');
}

function namesOf(place: Place, board: readonly number[], by: Colour): string[] {
  const opponent = by === 'white' ? 'black' : 'white';
  const stand = (count: number): string =>
    count > 0 ? checkersOfSide(count, by) : checkersOfSide(-count, opponent);
  if (place === 'off') {
    const off = borneOff(board);
    return off > 0 ? ['הוצאה', `${checkersOfSide(off, by)} בחוץ`] : ['הוצאה'];
  }
  if (place === 'bar') {
    const counts = [board[BAR]!, board[OFF]!].filter((count) => count !== 0);
    return ['הבר', ...(counts.length > 0 ? counts.map(stand) : ['ריק'])];
  }
  const count = board[ofMover(place, by)]!;
  return [`משולש ${place}`, count === 0 ? 'ריק' : stand(count)];
}
