import { listed } from '../../diagrams/words.ts';
import { BAR, OFF } from '../../engine/position.ts';
import { placeName } from '../../diagrams/places.ts';
import { printed } from '../printed.ts';
import { hintsToReach, placesReached, pointsReached, rulesOfReach } from '../reach.ts';
import { facts, ok, refuse, rolled, type Ask } from './asked.ts';

/** `reach`: every point that one checker can reach. */
export const askReach: Ask = (scene, form) => {
  const roll = rolled(scene, form);
  if (!roll.ok) return roll;
  const { position, dice, state } = roll.value;
  const from = form.from!;
  const by = state.turn;
  if (position[from]! <= 0) return refuse('from', `${by} has no checker on ${placeName(from)}`);
  const question = { kind: 'reach' as const, position, dice, by, from };
  const places = placesReached(question);
  if (places.length === 0) return refuse('from', 'the checker there can reach no point');
  if (places.includes(OFF)) {
    return refuse('from', 'the checker there can be borne off too, and reach asks for points');
  }
  const points = pointsReached(question);
  return ok({
    question,
    told: facts(['from', { words: [from === BAR ? 'הבר' : String(printed(from, by))] }]),
    facts: facts(
      ['answer', { words: [listed(points.map((point) => String(printed(point, by))))] }],
      ['answer.count', { count: points.length, noun: 'triangles' }],
    ),
    cited: rulesOfReach(question),
    hints: (rule) => hintsToReach(question, rule),
  });
};
