import { z } from 'zod';
import { BAR, OFF } from '../../engine/position.ts';
import { reach as reachOf } from '../../engine/reach.ts';
import { Place, placeName } from '../places.ts';
import { listed, type Words } from '../words.ts';
import { kind, whyNoPlays, type Refutation } from './kind.ts';

const inHebrew = (place: number): string => (place === OFF ? 'חוץ' : String(place));

const trianglesOf = (points: readonly number[]): number[] =>
  points.filter((point) => point !== OFF);

function landings(points: readonly number[]): string {
  const triangles = trianglesOf(points).map(String);
  const named = triangles.length === 1 ? 'למשולש' : 'למשולשים';
  const ways = triangles.length === 0 ? [] : [`להגיע ${named} ${listed(triangles)}`];
  return [...ways, ...(points.includes(OFF) ? ['לצאת מהלוח'] : [])].join(' או ');
}

export const reach = kind({
  form: z.strictObject({
    reach: z.strictObject({
      from: Place.refine((place) => place !== OFF, 'it must be a point from 1 to 24, or bar'),
      points: z.array(Place),
    }),
  }),
  confirmedBy: () => null,
  refute(scene, { reach: { from, points } }): Refutation | undefined {
    if (!scene.dice || scene.outcome) return whyNoPlays(scene);
    if (scene.position[from]! <= 0) {
      return { found: `${scene.state.turn} has no checker on ${placeName(from)}` };
    }
    const reached = reachOf(scene.position, scene.dice, from);
    if (reached.join() === points.toSorted((a, b) => b - a).join()) return undefined;
    return {
      found: `the checker on ${placeName(from)} can land on ${reached.map(placeName).join(', ') || 'nothing'}`,
      right: [{ reach: { from: placeName(from), points: reached.map(placeName) } }],
    };
  },
  tell: (_, { reach: { from, points } }): Words => [
    from === BAR ? 'אבן מהבר' : `אבן ממשולש ${from}`,
    points.length === 0 ? ' לא יכולה לזוז' : ` יכולה ${landings(points)}`,
  ],
  facts: (_, { reach: { points } }) => ({
    '': { words: [listed(points.map(inHebrew))] },
    count: { count: trianglesOf(points).length, noun: 'triangles' },
  }),
});
