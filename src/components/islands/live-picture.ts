import { numbersOf } from '../../engine/dice.ts';
import { borneOff, OFF, turned } from '../../engine/position.ts';
import { toSetup } from '../../engine/setup.ts';
import type { BoardPicture, Checkers, Die, Live, Place } from '../board/index.ts';
import { refusedArrow } from './arrows.ts';
import { checkersOf, cubeOf } from './checkers.ts';
import { onBoard } from './places.ts';
import type { Roll } from './scene.ts';
import type { Flight } from './use-flight.ts';
import { begin, isToldOver, isWon, numbersLeft, offerOf, standing, type Turn } from './turn.ts';

/** What the pointer and the keyboard are doing on a board. */
export interface Hand {
  /** The place that the keyboard is at. */
  readonly focus?: Place | undefined;
  /** Where a dragged checker is, in the drawing's units. */
  readonly drag?: { readonly x: number; readonly y: number } | undefined;
  /** A checker on its way to its place. */
  readonly flight?: Flight | undefined;
}

/** Whether any checker is or may be borne off, so that the tray is needed. */
export const needsTray = ({ position, plays, state }: Roll): boolean =>
  state.cube.value > 1 ||
  borneOff(position) + borneOff(turned(position)) > 0 ||
  (plays ?? []).some(({ moves }) => moves.some(({ to }) => to === OFF));

/**
 * What a board shows of a turn that is being played on it.
 *
 * @param tray whether the tray is drawn; without it nothing that lies or lands there is
 */
export function livePicture(roll: Roll, turn: Turn, tray: boolean, hand: Hand = {}): BoardPicture {
  const by = roll.state.turn;
  const { white, black } = toSetup(standing(turn), by);
  const { picked, refusal } = turn;
  const sides = { white: checkersOf(white), black: checkersOf(black) };
  const away = picked === undefined ? hand.flight?.place : onBoard(picked, by);
  if (away !== undefined) sides[by] = without(sides[by], away);
  const isDrawn = ({ to }: { readonly to: number }) => tray || to !== OFF;
  const refused = refusal?.to === undefined ? [] : [{ from: refusal.from, to: refusal.to }];
  return {
    white: tray ? sides.white : { ...sides.white, off: 0 },
    black: tray ? sides.black : { ...sides.black, off: 0 },
    dice: diceOf(turn, by),
    cube: tray ? cubeOf(roll.state) : undefined,
    tray,
    arrows: refused.filter(isDrawn).map((tried) => refusedArrow(tried, numbersLeft(turn), by)),
    live: {
      by,
      focus: hand.focus,
      ...(refusal ? { lifted: hand.flight } : offered(turn, by, hand, isDrawn)),
    },
  };
}

/** What a board shows of a roll that nobody has begun to play. */
export const pictureOfRoll = (roll: Roll, marks?: Turn['marks']): BoardPicture => ({
  ...livePicture(roll, begin(roll.position, roll.dice, marks), needsTray(roll)),
  live: undefined,
});

function offered(
  turn: Turn,
  by: Live['by'],
  { drag, flight }: Hand,
  isDrawn: (landing: { readonly to: number }) => boolean,
): Partial<Live> {
  const { movable, landings } = offerOf(turn);
  if (turn.picked === undefined) {
    return { lifted: flight, movable: movable.map((place) => onBoard(place, by)) };
  }
  return {
    lifted: { place: onBoard(turn.picked, by), at: drag },
    landings: landings
      .filter(isDrawn)
      .map(({ to, dice, hit }) => ({ place: onBoard(to, by), dice, hit })),
  };
}

/** The checkers of a side, less the one that is in the hand. */
function without(checkers: Checkers, place: Place): Checkers {
  if (typeof place === 'string') return { ...checkers, [place]: (checkers[place] ?? 0) - 1 };
  const points = { ...checkers.points };
  points[place]! -= 1;
  return { ...checkers, points };
}

/** All numbers of the roll, as thrown: four of a doublet. */
function diceOf(turn: Turn, by: Die['by']): Die[] {
  const [first, second] = turn.dice;
  const numbers = first === second ? numbersOf(turn.dice) : [first, second];
  const left = numbersLeft(turn);
  const lost = isToldOver(turn) && !isWon(turn);
  return numbers
    .toReversed()
    .map((value) => {
      const index = left.indexOf(value);
      if (index >= 0) left.splice(index, 1);
      return { value, by, state: index < 0 ? 'used' : lost ? 'lost' : undefined } as const;
    })
    .toReversed();
}
