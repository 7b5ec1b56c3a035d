/** A generated puzzle on the page: its label, heading and prompt, and under them the puzzle itself. */
import type { ComponentType, RefObject } from 'preact';
import { plainText, type Words } from '../../diagrams/words.ts';
import { DIFFICULTIES } from '../../puzzles/difficulties.ts';
import { PUZZLE_KINDS } from '../../puzzles/question.ts';
import type { Dealt, Rulebook } from './dealt.ts';
import { PosedPuzzle } from './posed-puzzle.tsx';
import { Choosing } from './puzzle-choosing.tsx';
import { PlayedOrPassed } from './puzzle-played-or-passed.ts';
import { Played } from './puzzle-played.ts';
import { Sentence } from './puzzle-sentence.tsx';
import { StillPuzzle, turnPage } from './puzzle-still.tsx';
import type { Drawing, Posed, PuzzleProps } from './puzzle.tsx';
import { useView } from './use-view.ts';
import { swapColours } from './view.ts';

type Kind = ComponentType<Posed & Dealt>;

const KINDS = {
  'find-play': Played,
  'only-play': Played,
  'can-you-play': PlayedOrPassed,
  'legal-or-not': Choosing,
  worth: Choosing,
} as unknown as Readonly<Record<Dealt['kind'], Kind>>;

const BOARD = { drawing: { StillPuzzle, turnPage } as Drawing<Dealt> };

/** Brings what a puzzle of any kind may need, so that the next one is played without a network. */
export function bringKinds(): void {
  for (const load of [() => import('./puzzle-turn.tsx'), () => import('./puzzle-or-pass.tsx')]) {
    load().catch(() => undefined);
  }
}

interface DealtPuzzleProps extends Pick<PuzzleProps, 'next'>, Rulebook {
  readonly id: string;
  /** Another one each time a puzzle is dealt. */
  readonly round: string;
  readonly dealt: Dealt;
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly onSolved: Posed['onSolved'];
  readonly onStep?: Posed['onStep'];
}

export function DealtPuzzle({
  id,
  round,
  dealt,
  heading,
  rules,
  laws,
  next,
  ...on
}: DealtPuzzleProps) {
  const view = useView();
  const say = (text: string) => (view.swapped ? swapColours(text) : text);
  const { kind, difficulty, rule, title, prompt, hints, why } = dealt;
  const explanation: Words = [...why, why.length > 0 ? ' ' : '', laws[rule]];
  const puzzle = { ...dealt, id, hints, rule, rules, explanation, next, name: plainText(title) };
  return (
    <section class="puzzle" id={`puzzle-${id}`} aria-labelledby={`title-${id}`}>
      <p class="label">
        {PUZZLE_KINDS[kind]}. רמה: {DIFFICULTIES[difficulty]}
      </p>
      <h2 id={`title-${id}`} tabIndex={-1} ref={heading}>
        <Sentence words={title} rules={rules} say={say} />
      </h2>
      <p class="prompt">
        <Sentence words={prompt} rules={rules} say={say} />
      </p>
      <PosedPuzzle key={round} puzzle={puzzle} Kind={KINDS[kind]} board={BOARD} {...on} />
    </section>
  );
}
