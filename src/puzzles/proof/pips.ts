import { BAR, turned } from '../../engine/position.ts';
import { hintsToPips, pipsOf, rulesOfPips } from '../pips.ts';
import { facts, ok, unrolled, type Ask } from './asked.ts';

/** `pips`: a side's pip count. */
export const askPips: Ask = (scene, form) => {
  const still = unrolled(scene, form);
  if (!still.ok) return still;
  const { position, state } = still.value;
  const question = { kind: 'pips' as const, position, by: state.turn, of: form.of! };
  const mine = question.of === question.by ? position : turned(position);
  return ok({
    question,
    told: facts(),
    facts: facts(
      ['answer', { count: pipsOf(question), noun: 'pips' }],
      ['bar', { count: mine[BAR]!, noun: 'checkers' }],
      ['bar.pips', { count: mine[BAR]! * BAR, noun: 'pips' }],
    ),
    cited: rulesOfPips(question),
    hints: (rule) => hintsToPips(question, rule),
  });
};
