/** Deals a puzzle for a wish: to a page that imports it, or as a worker, which answers messages. */
import type { RuleId } from '../../engine/rules.ts';
import { generatePuzzle } from '../../puzzles/generate/generate.ts';
import { tellPuzzle, type ToldPuzzle } from '../../puzzles/told.ts';
import type { Dealt, Order } from './dealt.ts';
import { choicesOfRuling, choicesOfWorth } from './puzzle-choices.ts';
import { lean, marksOf, puzzlePicture } from './puzzle-picture.ts';

/** The puzzle of a wish: the same one for ever, with its board, its texts and its answers. */
export function deal({ wish, names }: Order): Dealt {
  const puzzle = tellPuzzle(generatePuzzle(wish));
  const { rule, difficulty, title, prompt, hints, why, description } = puzzle;
  const told = { rule, difficulty, title, prompt, hints, why, description };
  return { ...told, picture: lean(puzzlePicture(puzzle)), ...answersOf(puzzle, names) };
}

function answersOf({ question, rule, xgid }: ToldPuzzle, names: Order['names']) {
  const nameOf = (id: RuleId): string => names[id] ?? '';
  switch (question.kind) {
    case 'legal-or-not':
      return { kind: question.kind, choices: choicesOfRuling(question, nameOf, [rule]) };
    case 'worth':
      return { kind: question.kind, choices: choicesOfWorth(question) };
    case 'find-play':
    case 'only-play':
    case 'can-you-play':
      return { kind: question.kind, xgid, marks: marksOf(question) };
  }
}

if ('DedicatedWorkerGlobalScope' in globalThis) {
  addEventListener('message', ({ data }: MessageEvent<Order>) => {
    postMessage(deal(data));
  });
}
