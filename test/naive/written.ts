/**
 * A move as somebody wrote it: one checker's way from a place to another in the mover's numbering, 25 the
 * bar and 0 off. It may stand for several dice. `hit` says that a hit was marked at its end.
 */
export interface NaiveMove {
  readonly from: number;
  readonly to: number;
  readonly hit?: boolean;
}

const placeOf = (text: string): number => {
  if (text === 'bar' || text === 'בר') return 25;
  return text === 'off' ? 0 : Number(text);
};

// Reads 24/18*/13 8/5(2) and the like as one entry for each move; null when it cannot be read.
export function readWritten(text: string): NaiveMove[] | null {
  const moves: NaiveMove[] = [];
  for (const word of text.toLowerCase().split(' ')) {
    if (word === '') continue;
    const [, way, count = '1'] = /^([^()]*)(?:\(([1-4])\))?$/.exec(word) ?? [];
    const stops = way?.split('/') ?? [];
    if (stops.length < 2) return null;
    if (!stops.every((stop) => /^(bar|off|בר|\d+)\*?$/.test(stop))) return null;
    for (let time = 0; time < Number(count); time++) {
      for (let i = 1; i < stops.length; i++) {
        const from = placeOf(stops[i - 1]!.replace('*', ''));
        const to = placeOf(stops[i]!.replace('*', ''));
        const hit = stops[i]!.endsWith('*');
        const isMove = from >= 1 && from <= 25 && to <= 24 && from !== to && !(hit && to === 0);
        if (!isMove || (i === 1 && stops[0]!.endsWith('*'))) return null;
        moves.push({ from, to, hit });
      }
    }
  }
  return moves;
}
