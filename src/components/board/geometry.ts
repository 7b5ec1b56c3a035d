/**
 * Where everything lies, in units of the drawing. `geometryOf` answers for one board; whoever draws
 * asks it for places and never learns whether the board is mirrored.
 */
import type { Side } from './picture.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const HEIGHT = 472;
export const MIDDLE = HEIGHT / 2;
export const COLUMN = 40;
/** The wooden frame, in the units of a board without a tray. */
export const FRAME: Box = { left: 5, top: 25, right: 527, bottom: 447 };
/** Where the points stand: the top row and the bottom row grow from here towards the middle. */
export const BASE = { top: 26, bottom: 446 };
export const POINT_HEIGHT = 174;
export const CHECKER_RADIUS = 18;
export const PITCH = 36;
/** More checkers than this are drawn as this many, and a number says how many they are. */
export const MOST_DRAWN = 5;
export const DIE = 36;
export const DIE_PITCH = 44;
export const CUBE = 34;
/** A borne-off checker is a sliver, seen from the side. */
export const SLIVER = { width: 30, height: 6, pitch: 9 };
export const TRAY = { width: 38, top: 25, middleTop: 231, middleBottom: 241 };

const BOARD_WIDTH = 532;
const TRAY_SPACE = 48;
const BAR_X = 266;
const TRAY_X = 555;
const HALF_X = { home: 406, outer: 126 };
const NEAREST_ON_BAR = { white: 206, black: 266 };

export interface Geometry {
  /** The size of the drawing; its height is always `HEIGHT`. */
  readonly width: number;
  /** How far the board proper is pushed to the right, by a tray on its left. */
  readonly boardX: number;
  readonly barX: number;
  /** The middle of the tray; outside the drawing when there is none. */
  readonly trayX: number;
  /** +1 where the tray lies right of the board, -1 where it lies left of it. */
  readonly trayward: 1 | -1;
  /** The inside of the frame. */
  readonly field: Box;
  /** The middle of a point's column. */
  readonly columnX: (point: number) => number;
  /** The middle of the row of one side's dice. */
  readonly diceX: (by: Side) => number;
}

/** Points 13 to 24 hang from the top; 1 to 12 stand at the bottom. */
export const isTop = (point: number): boolean => point >= 13;

/** +1 where a stack grows downwards, -1 where it grows upwards. */
export const growth = (point: number): 1 | -1 => (isTop(point) ? 1 : -1);

/** The end of a point's column at the frame. */
export const baseY = (point: number): number => (isTop(point) ? BASE.top : BASE.bottom);

/** The y of the n-th checker on a point, counted from the frame and from 0. */
export const slotY = (point: number, slot: number): number =>
  baseY(point) + growth(point) * (CHECKER_RADIUS + PITCH * slot);

/** The y of the n-th checker on the bar, counted from the middle and from 0: White up, Black down. */
export const barSlotY = (side: Side, slot: number): number =>
  NEAREST_ON_BAR[side] + (side === 'white' ? -1 : 1) * PITCH * slot;

/** The y of the middle of the n-th borne-off checker, counted from the frame and from 0. */
export const sliverY = (side: Side, slot: number): number =>
  side === 'white' ? 440 - SLIVER.pitch * slot : 32 + SLIVER.pitch * slot;

/** The middle of the cube: between the sides' halves of the tray, or in its owner's. */
export const cubeY = (owner: Side | undefined): number =>
  owner === undefined ? MIDDLE : owner === 'white' ? 262 : 210;

const columnFromLeft = (point: number): number => {
  const fromRight = isTop(point) ? 24 - point : point - 1;
  return 11 - fromRight;
};

/**
 * The places of one board.
 * @param tray whether the tray is drawn beside it
 * @param mirrored whether White's home board lies at the bottom left instead of the bottom right
 */
export function geometryOf(tray: boolean, mirrored: boolean): Geometry {
  const width = tray ? BOARD_WIDTH + TRAY_SPACE : BOARD_WIDTH;
  const x = (unmirrored: number) => (mirrored ? width - unmirrored : unmirrored);
  const boardX = mirrored && tray ? TRAY_SPACE : 0;
  return {
    width,
    boardX,
    barX: x(BAR_X),
    trayX: x(TRAY_X),
    trayward: mirrored ? -1 : 1,
    field: { ...FRAME, left: FRAME.left + boardX, right: FRAME.right + boardX },
    columnX: (point) => {
      const column = columnFromLeft(point);
      return x(26 + COLUMN * (column < 6 ? column : column + 1));
    },
    diceX: (by) => x(by === 'white' ? HALF_X.home : HALF_X.outer),
  };
}
