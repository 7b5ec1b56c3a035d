/** Every legal play of a roll, each shown on the board while it is pointed at or focused. */
import { writePlay } from '../../engine/notation.ts';
import type { Play } from '../../engine/plays.ts';
import type { Move } from '../../engine/moves.ts';
import type { Roll } from './scene.ts';

interface AllPlaysProps {
  readonly roll: Roll;
  /** Is told which play to show, and nothing when none. */
  readonly onShow: (moves: readonly Move[] | undefined) => void;
}

interface Group {
  readonly first: string;
  readonly plays: readonly { readonly text: string; readonly play: Play }[];
}

/** The order in which a play is written: the furthest checker first, and of two the one that goes less far. */
const asWritten = (a: Move, b: Move): number => b.from - a.from || b.to - a.to;

/** The plays in groups of the same first move, as they are written. */
export function groupPlays(plays: readonly Play[]): Group[] {
  const firsts = new Map<string, Move>();
  const groups = new Map<string, Group['plays'][number][]>();
  for (const play of plays) {
    const move = play.moves.toSorted(asWritten)[0]!;
    const first = writePlay([move]);
    firsts.set(first, move);
    groups.set(first, [...(groups.get(first) ?? []), { text: writePlay(play.moves), play }]);
  }
  return [...firsts]
    .sort(([, a], [, b]) => asWritten(a, b))
    .map(([first]) => ({ first, plays: groups.get(first)! }));
}

const Notation = ({ text }: { text: string }) => (
  <bdi dir="ltr" class="mv">
    {text}
  </bdi>
);

export function AllPlays({ roll, onShow }: AllPlaysProps) {
  const groups = groupPlays(roll.plays ?? []);
  return (
    <div
      class="all-plays"
      role="group"
      aria-label="כל הדרכים לשחק"
      onMouseLeave={() => onShow(undefined)}
    >
      {roll.state.turn === 'black' && (
        <p>שחור סופר מהצד שלו: משולש 24 שלו הוא 1 בלוח, ו־1 שלו הוא 24.</p>
      )}
      {groups.length === 0 && <p>אין אף מהלך, והתור עובר.</p>}
      {groups.map(({ first, plays }) => (
        <div key={first} role="group" aria-label={`קודם ${first}`}>
          <p>
            קודם <Notation text={first} />
          </p>
          {plays.map(({ text, play }) => (
            <button
              key={text}
              type="button"
              onMouseEnter={() => onShow(play.moves)}
              onFocus={() => onShow(play.moves)}
              onBlur={() => onShow(undefined)}
              onClick={() => onShow(play.moves)}
            >
              <Notation text={text} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
