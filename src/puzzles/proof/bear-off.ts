import type { Die } from '../../engine/dice.ts';
import { furthest } from '../../engine/position.ts';
import {
  hintsToBearOff,
  leaving,
  leavingInWords,
  pointsHeld,
  rulesOfBearOff,
} from '../bear-off.ts';
import { printed } from '../printed.ts';
import { facts, ok, refuse, unrolled, type Ask } from './asked.ts';

/** `bear-off`: which checkers may leave with one number. */
export const askBearOff: Ask = (scene, form) => {
  const still = unrolled(scene, form);
  if (!still.ok) return still;
  const { position, state } = still.value;
  const by = state.turn;
  const question = { kind: 'bear-off' as const, position, by, number: form.number as Die };
  const points = leaving(question);
  if (points.length === pointsHeld(question).length) {
    return refuse('number', 'bear-off wants a checker that stays, and all of them may leave');
  }
  return ok({
    question,
    told: facts(['number', { words: [String(question.number)] }]),
    facts: facts(
      ['answer', { words: [leavingInWords(points, question)] }],
      ['furthest', { words: [String(printed(furthest(position), by))] }],
    ),
    cited: rulesOfBearOff(question),
    hints: (rule) => hintsToBearOff(question, rule),
  });
};
