import { isDoublet, type Die } from '../engine/dice.ts';
import { BAR, borneOff, furthest, HOME, OFF, type Position } from '../engine/position.ts';
import type { Reason } from '../engine/reasons.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Situation } from './permits.ts';
import { isClosed } from './shut.ts';
import { START } from './start.ts';

const isStart = (position: Position): boolean =>
  position.every((count, place) => count === START[place]);

/** A position that is asked about, with its legal plays where there is a roll. */
export type Asked = Omit<Situation, 'plays'> & Partial<Pick<Situation, 'plays'>>;

/** A refused try: a reason for it, and what was tried. */
export interface Refused {
  readonly reason: Reason;
  /** Where its moves were to land. */
  readonly landings: readonly number[];
  /** The one number that was tried, and the board on which it was. */
  readonly tried?: { readonly number: Die; readonly board: Position };
}

type IsCase = (asked: Asked, refused: Refused) => boolean;

/** The shut points between the moves; one number alone has none. */
const stopsOf = ({ reason, landings, tried }: Refused): number[] =>
  reason.code === 'point-blocked' && !tried
    ? reason.points.filter((point) => !landings.includes(point))
    : [];

/**
 * The rules that say of one case what the rule of a reason says of all, in the order of the book. The engine
 * cites the general rule; a puzzle about the case may name its own.
 */
const CASES: Readonly<Partial<Record<RuleId, IsCase>>> = {
  'home-board': (_, { reason }) => reason.code === 'not-all-home' && reason.furthest < BAR,
  'opening-numbers': ({ position, dice }, { reason }) =>
    'witness' in reason && !isDoublet(dice) && isStart(position),
  'stop-between': ({ dice }, refused) => !isDoublet(dice) && stopsOf(refused).length > 1,
  'each-stop': ({ dice }, refused) => isDoublet(dice) && stopsOf(refused).length > 0,
  'two-are-safe': (_, { reason, landings }) =>
    reason.code === 'point-blocked' && reason.points.some((point) => landings.includes(point)),
  'enter-most': ({ position }, { reason }) => reason.code === 'bar-first' && position[BAR]! > 1,
  'closed-board': ({ position }, { reason }) =>
    (reason.code === 'point-blocked' || reason.code === 'bar-first') &&
    position[BAR]! > 0 &&
    isClosed(position),
  'lost-number': ({ plays }) => plays?.length === 0,
  'duty-off': ({ position }, { reason }) => 'witness' in reason && furthest(position) <= HOME,
  'empty-point'(_, { reason, landings, tried }) {
    if (!tried || !landings.includes(OFF) || reason.code === 'no-checker') return false;
    const highest = furthest(tried.board);
    return highest <= HOME && highest > tried.number && tried.board[tried.number]! <= 0;
  },
  'hit-while-off': ({ position }, { reason, landings }) =>
    borneOff(position) > 0 &&
    landings.includes(OFF) &&
    (reason.code === 'bar-first' || reason.code === 'not-all-home'),
};

/** The narrower rules by which a try is refused too. */
export const casesOf = (asked: Asked, refused: Refused): RuleId[] =>
  (Object.keys(CASES) as RuleId[]).filter((rule) => CASES[rule]!(asked, refused));

/**
 * The rule that a refusal cites in a puzzle: one of the puzzle's own that says of this very try what the rule of
 * the reason says of all, and else the reason's.
 */
export const ruleCited = (asked: Asked, refused: Refused, rules: readonly RuleId[]): RuleId =>
  casesOf(asked, refused).find((rule) => rules.includes(rule)) ?? refused.reason.rule;
