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

/** The plays in groups of the same first move, as they are written: from the furthest checker on. */
export function groupPlays(plays: readonly Play[]): Group[] {
  const groups = new Map<string, Group['plays'][number][]>();
  for (const play of plays) {
    const first = play.moves.reduce((a, b) => (b.from > a.from ? b : a));
    const key = writePlay([first]);
    groups.set(key, [...(groups.get(key) ?? []), { text: writePlay(play.moves), play }]);
  }
  return [...groups].map(([first, inGroup]) => ({ first, plays: inGroup }));
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
      aria-label="כל המהלכים"
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
