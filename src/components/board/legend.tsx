/** Who is who on a board, and which way each side goes. */
import type { Side } from './picture.ts';

export interface LegendProps {
  /** The same as of the boards that the legend explains. */
  readonly mirrored?: boolean | undefined;
  readonly swapped?: boolean | undefined;
}

const NAMES = { w: 'לבן', b: 'שחור' };

/** The way round the board, seen from above: White's ends at the bottom, Black's at the top. */
function wayPath(side: Side, mirrored: boolean): string {
  const [home, away] = mirrored ? [-66, -30] : [-30, -66];
  const outward = Math.sign(home - away);
  const end = side === 'white' ? 9 : -9;
  const turn = outward > 0 === end > 0 ? 0 : 1;
  const head = `m${-6 * outward}-6l${6 * outward} 6 ${-6 * outward} 6`;
  return `M${home} ${-end}H${away}a9 9 0 0 ${turn} 0 ${2 * end}H${home}${head}`;
}

/** What the legend says, one entry for each side. */
export function LegendEntries({ mirrored = false, swapped = false }: LegendProps) {
  const entries = [
    { side: 'white', ink: swapped ? 'b' : 'w', who: 'אתם', way: 'מ־24 אל 1' },
    { side: 'black', ink: swapped ? 'w' : 'b', who: 'היריב', way: 'מ־1 אל 24' },
  ] as const;
  return (
    <>
      {entries.map(({ side, ink, who, way }) => (
        <span>
          <svg viewBox="-74 -18 92 36" aria-hidden="true" focusable="false">
            <path marker-mid={`url(#b${ink})`} d="M9 9L0 0z" />
            <path class="way" d={wayPath(side, mirrored)} />
          </svg>
          {`${NAMES[ink]} (${who}): ${way}`}
        </span>
      ))}
    </>
  );
}

/** A line of text with a checker of each side. It needs `BoardSprite` on the same page. */
export function Legend(props: LegendProps) {
  return (
    <p class="bd-legend">
      <LegendEntries {...props} />
    </p>
  );
}
