/** What lies in a side's half of the tray, and what arrows bring there. */
import { SLIVER, sliverY } from './geometry.ts';
import type { Arrow, BoardPicture, Side } from './picture.ts';

export interface TrayFill {
  /** How many checkers lie there, and how many more an arrow brings. */
  readonly lying: number;
  readonly landing: number;
  /** The direction in which they heap up: -1 upwards, +1 downwards. */
  readonly inward: 1 | -1;
  /** Where the heap ends, with those that land. */
  readonly edgeY: number;
}

export const bearsOff = ({ path }: Arrow): boolean => path.at(-1) === 'off';

/** Whether a picture needs the tray: it asks for it, or something lies or lands in it. */
export const hasTray = (picture: BoardPicture): boolean =>
  Boolean(
    picture.tray ||
    picture.cube ||
    picture.white.off ||
    picture.black.off ||
    picture.arrows?.some(bearsOff),
  );

export function trayFill(picture: BoardPicture, side: Side): TrayFill {
  const lying = picture[side].off ?? 0;
  const landing = (picture.arrows ?? []).filter(
    (arrow) => arrow.by === side && arrow.kind === 'play' && bearsOff(arrow),
  ).length;
  const inward = side === 'white' ? -1 : 1;
  const edgeY = sliverY(side, lying + landing - 1) + (inward * SLIVER.height) / 2;
  return { lying, landing, inward, edgeY };
}
