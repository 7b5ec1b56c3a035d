import type { Facts } from '../../diagrams/caption.ts';
import { termsOf, TermsForm, winnerOf } from '../../diagrams/claims/result.ts';
import { readAs } from '../../diagrams/form.ts';
import { KINDS_IN_HEBREW } from '../../diagrams/kinds-in-hebrew.ts';
import { other } from '../../engine/setup.ts';
import type { WorthQuestion } from '../question.ts';
import { hintsToWorth, rulesOfWorth, worthOf } from '../worth.ts';
import { facts, ok, refuse, type Ask } from './asked.ts';

/** `worth`: what a finished game is worth. */
export const askWorth: Ask = (scene, form) => {
  const { outcome } = scene;
  if (!outcome) return refuse('kind', 'worth asks about a finished game, and this one is not over');
  const agreed = readAs(TermsForm, form.terms, 'terms');
  if (!agreed.ok) return agreed;
  const terms = termsOf(scene, agreed.value);
  const question = { winner: winnerOf(scene), loser: outcome.loser, terms };
  return ok({
    question: { kind: 'worth', ...question },
    told: facts(),
    facts: worthFacts(question),
    cited: rulesOfWorth(question),
    hints: (rule) => hintsToWorth(question, rule),
  });
};

function worthFacts(question: WorthQuestion): Facts {
  const { kind, points } = worthOf(question);
  const { off, bar, home } = question.loser;
  return facts(
    ['score', { count: points, noun: 'points' }],
    ['score.kind', { words: [KINDS_IN_HEBREW[kind]] }],
    ['loser', { words: [other(question.winner) === 'white' ? 'לבן' : 'שחור'] }],
    ['off', { count: off, noun: 'checkers' }],
    ['bar', { count: bar, noun: 'checkers' }],
    ['home', { count: home, noun: 'checkers' }],
  );
}
