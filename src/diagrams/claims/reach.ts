import { z } from 'zod';
import { BAR, OFF } from '../../engine/position.ts';
import { reach as reachOf } from '../../engine/reach.ts';
import { Place, placeName } from '../places.ts';
import { listed, type Words } from '../words.ts';
import { kind, NO_ROLL, type Refutation } from './kind.ts';

const inHebrew = (place: number): string =>
  place === OFF ? 'חוץ' : place === BAR ? 'הבר' : String(place);

export const reach = kind({
  form: z.strictObject({
    reach: z.strictObject({ from: Place, points: z.array(Place) }),
  }),
  confirmedBy: null,
  refute(scene, { reach: { from, points } }): Refutation | undefined {
    if (!scene.dice || scene.outcome) return NO_ROLL;
    const reached = reachOf(scene.position, scene.dice, from);
    if (new Set(reached).symmetricDifference(new Set(points)).size === 0) return undefined;
    return {
      found: `the checker on ${placeName(from)} can land on ${reached.map(placeName).join(', ') || 'nothing'}`,
      right: [{ reach: { from: placeName(from), points: reached.map(placeName) } }],
    };
  },
  tell: (_, { reach: { from, points } }): Words => [
    from === BAR ? 'אבן מהבר' : `אבן ממשולש ${from}`,
    points.length === 0
      ? ' לא יכולה לזוז'
      : ` יכולה להגיע למקומות האלה: ${listed(points.map(inHebrew))}`,
  ],
  facts: (_, { reach: { points } }) => ({
    '': { words: [listed(points.map(inHebrew))] },
    count: { count: points.length, noun: 'triangles' },
  }),
});
