export { Board, type BoardProps } from './board.tsx';
export { Legend, type LegendProps } from './legend.tsx';
export { BoardSprite } from './sprite.tsx';
export type { Arrow, BoardPicture, Checkers, Cube, Die, Place, Side } from './picture.ts';
