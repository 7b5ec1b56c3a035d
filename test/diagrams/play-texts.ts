import type { NaiveDice } from '../naive/naive.ts';
import { readTable } from '../naive/table.ts';

const named = (place: number): string => (place >= 25 ? 'bar' : place <= 0 ? 'off' : String(place));

/**
 * Texts of plays, most of them not legal: by either die, by their sum and by none of them, from every
 * place; by both dice from every two places that hold or could come to hold a checker, or of a doublet up to
 * four times from one; and none at all.
 *
 * @param seen XGID's 26 characters, capitals for the side to move
 */
export function playTexts(seen: string, dice: NaiveDice): string[] {
  const [first, second] = dice;
  const distances = [first, second, first + second, 7 - first, -first];
  const places = Array.from({ length: 25 }, (_, i) => i + 1);
  const singles = places.flatMap((from) =>
    distances
      .filter((distance) => distance !== 0 && from - distance < 25)
      .map((distance) => `${named(from)}/${named(from - distance)}`),
  );

  const standing = [...new Set(readTable(seen).mine)];
  const starts = (die: number) => [...standing, ...standing.map((place) => place - die)];
  const by = (die: number, other: number) =>
    [...new Set(starts(other))]
      .filter((from) => from > 0)
      .map((from) => `${named(from)}/${named(from - die)}`);
  const more =
    first === second
      ? by(first, first).flatMap((move) => [2, 3, 4].map((times) => `${move}(${times})`))
      : by(first, second).flatMap((one) => by(second, first).map((two) => `${one} ${two}`));
  return [...new Set(['', 'off/6', ...singles, ...more])];
}
