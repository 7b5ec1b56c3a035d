/** Pages of boards for the tests, as the site renders them. */
import { renderToString } from 'preact-render-to-string';
import {
  Board,
  BoardSprite,
  type BoardPicture,
  type Checkers,
} from '../../src/components/board/index.ts';

function inWords(name: string, { points, bar, off }: Checkers): string {
  const standing = Object.entries(points).sort(([a], [b]) => Number(b) - Number(a));
  const parts = standing.map(([point, count]) => `${count} על ${point}`);
  if (bar) parts.push(`${bar} על הבר`);
  if (off) parts.push(`${off} מחוץ ללוח`);
  return `${name}: ${parts.join(', ')}.`;
}

/** A description as long as a page's. */
export const describeInWords = ({ white, black }: BoardPicture): string =>
  `${inWords('לבן', white)} ${inWords('שחור', black)}`;

export const renderBoard = (
  picture: BoardPicture,
  options: { id?: string; mirrored?: boolean; swapped?: boolean } = {},
): string =>
  renderToString(
    <Board
      id="b"
      title="תרשים 8א"
      description={describeInWords(picture)}
      picture={picture}
      {...options}
    />,
  );

export const renderSprite = (): string => renderToString(<BoardSprite />);
