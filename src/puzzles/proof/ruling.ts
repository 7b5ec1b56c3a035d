import { playInWords } from '../../diagrams/claims/legality.ts';
import type { Fact } from '../../diagrams/claims/kind.ts';
import { listed, ltr } from '../../diagrams/words.ts';
import { readPlay, writePlay } from '../../engine/notation.ts';
import { explain } from '../../engine/result.ts';
import { hintsToRuling, reasonsOf, rulesOfRuling, witnessOf } from '../legal-or-not.ts';
import { printed } from '../printed.ts';
import type { RulingQuestion } from '../question.ts';
import { facts, ok, refuse, rolled, type Ask } from './asked.ts';

/** `legal-or-not`: whether a play is legal, and if not, by which rule. */
export const askRuling: Ask = (scene, form) => {
  const roll = rolled(scene, form);
  if (!roll.ok) return roll;
  const { position, dice, state } = roll.value;
  const text = form.play!;
  const read = readPlay(text);
  if (!read.ok) return refuse('play', explain(read.problems));
  if (read.value.length === 0) {
    return refuse('play', 'it has no move: can-you-play asks whether there is one');
  }
  const question = { position, dice, by: state.turn, text, written: read.value };
  const unclear = reasonsOf(question).find((reason) => reason.code === 'bad-notation');
  if (unclear) return refuse('play', unclear.what);
  return ok({
    question: { kind: 'legal-or-not', ...question },
    told: facts(['play', { words: [playInWords(text)] }]),
    facts: facts(...factsOfReasons(question)),
    cited: rulesOfRuling(question),
    hints: (rule) => hintsToRuling(question, rule),
  });
};

/** What is known of why the play is not legal: the points that are blocked, and a play that could be made. */
function factsOfReasons(question: RulingQuestion): [string, Fact][] {
  const found: [string, Fact][] = [];
  const blocked = reasonsOf(question).find((reason) => reason.code === 'point-blocked');
  const witness = witnessOf(question);
  if (blocked) {
    const points = blocked.points.map((point) => String(printed(point, question.by)));
    found.push(['blocked', { words: [listed(points)] }]);
  }
  if (witness) found.push(['witness', { words: [ltr(writePlay(witness))] }]);
  return found;
}
