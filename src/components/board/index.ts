/**
 * The one drawing of a board. A page holds one `BoardSprite` before its first `Board` or `Legend`; a
 * board's container must be a size container (`container-type: inline-size`) for its numbers to grow
 * where it is small.
 */
export { Board, type BoardProps } from './board.tsx';
export { Legend, type LegendProps } from './legend.tsx';
export { BoardSprite, MirroredSprite } from './sprite.tsx';
export type { Arrow, BoardPicture, Checkers, Cube, Die, Live, Place, Side } from './picture.ts';
