/**
 * What a board shows, as plain data. The drawing knows no rules: it draws checkers where it is
 * told to, in any number, and an arrow wherever it is told to.
 *
 * Points carry the numbers that are printed on the board, which are White's: 24 at the top right,
 * 1 at the bottom right, whichever side moves. White goes from 24 to 1, Black from 1 to 24.
 */

export type Side = 'white' | 'black';

/** Where a checker can be: a point by its printed number (1 to 24), the bar, or borne off. */
export type Place = number | 'bar' | 'off';

/** The checkers of one side. What is not named is empty. */
export interface Checkers {
  /** How many checkers (1 to 15) stand on a point, by the point's printed number (1 to 24). */
  readonly points: Readonly<Record<number, number>>;
  /** How many wait on the bar, 0 to 15. */
  readonly bar?: number | undefined;
  /** How many are borne off, 0 to 15. They are drawn in the tray. */
  readonly off?: number | undefined;
}

export interface Die {
  /** 1 to 6. */
  readonly value: number;
  /** Whose die it is: White's lie in the half of White's home board, Black's in the other. */
  readonly by: Side;
  /** `used`: already played, drawn hollow. `lost`: could not be played, struck out. */
  readonly state?: 'used' | 'lost' | undefined;
}

export interface Cube {
  /** The number on its upper face: 2, 4, 8 and so on. */
  readonly value: number;
  /** Who may double next. Without an owner the cube lies in the middle. */
  readonly owner?: Side | undefined;
}

/** The way of one checker, from the place where it stands through its stops to where it ends. */
export interface Arrow {
  readonly by: Side;
  /** `play` draws the move and where the checker ends; `forbidden` draws it refused. */
  readonly kind: 'play' | 'forbidden';
  /** Two places or more: start, stops, end. `bar` can only start a path and `off` only end it. */
  readonly path: readonly Place[];
  /** The die (1 to 6) of each leg, in order. A leg that has none bears no square. */
  readonly dice?: readonly number[] | undefined;
}

/** Where a lifted checker can land. */
export interface LandingMark {
  readonly place: Place;
  /** The dice (1 to 6) that lead there, in order. */
  readonly dice: readonly number[];
  /** Whether the blot there is hit. */
  readonly hit: boolean;
}

/** What a board that is being played on shows besides. */
export interface Live {
  /** Who plays. */
  readonly by: Side;
  /** Where checkers of theirs can move: the top one of each place is ringed. */
  readonly movable?: readonly Place[] | undefined;
  /** A checker in the hand, which is not counted in its place. It hovers above it, or lies at `at`. */
  readonly lifted?:
    | {
        readonly place: Place;
        readonly at?: { readonly x: number; readonly y: number } | undefined;
      }
    | undefined;
  readonly landings?: readonly LandingMark[] | undefined;
  /** The place that the keyboard is at. */
  readonly focus?: Place | undefined;
}

export interface BoardPicture {
  readonly white: Checkers;
  readonly black: Checkers;
  /** Up to four for each side, drawn from left to right. */
  readonly dice?: readonly Die[] | undefined;
  readonly cube?: Cube | undefined;
  /** In the order of play: a later arrow lands on top of an earlier one. */
  readonly arrows?: readonly Arrow[] | undefined;
  /** Points (1 to 24) to outline. */
  readonly highlights?: readonly number[] | undefined;
  /** Shows the tray though it is empty. A cube and borne-off checkers bring it by themselves. */
  readonly tray?: boolean | undefined;
  readonly live?: Live | undefined;
}
