import { listed } from '../../diagrams/words.ts';
import { BAR } from '../../engine/position.ts';
import { entering, hintsToEnter, NUMBERS, rulesOfEnter } from '../enter.ts';
import { facts, ok, refuse, unrolled, type Ask } from './asked.ts';

/** `enter`: which numbers bring a checker in from the bar. */
export const askEnter: Ask = (scene, form) => {
  const still = unrolled(scene, form);
  if (!still.ok) return still;
  const { position, state } = still.value;
  const by = state.turn;
  if (position[BAR] === 0) {
    return refuse('position', `enter wants checkers on the bar, and ${by} has none there`);
  }
  const question = { kind: 'enter' as const, position, by };
  const open = entering(question);
  if (open.length === NUMBERS.length) {
    return refuse('position', 'enter wants a number that does not enter, and all of them do');
  }
  const shut = NUMBERS.filter((die) => !open.includes(die));
  return ok({
    question,
    told: facts(['bar', { count: position[BAR]!, noun: 'checkers' }]),
    facts: facts(
      ['answer', { words: [listed(open.map(String))] }],
      ['answer.count', { count: open.length, noun: 'triangles' }],
      ['shut', { words: [listed(shut.map(String))] }],
    ),
    cited: rulesOfEnter(question),
    hints: (rule) => hintsToEnter(question, rule),
  });
};
