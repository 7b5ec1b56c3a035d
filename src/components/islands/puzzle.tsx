/** A puzzle of any kind, taken over from the page where it comes near. */
import { render, type ComponentChildren, type ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Words } from '../../diagrams/words.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { Hints } from '../../puzzles/question.ts';
import type { Arrow } from '../board/index.ts';
import { PosedPuzzle, type PosedPuzzleProps } from './posed-puzzle.tsx';
import { markSolved, showMarks } from './puzzle-marks.ts';
import type { RuleLinks } from './rule-link.tsx';
import type { View } from './view.ts';

/** What the page tells of a puzzle of any kind. */
export interface PuzzleProps {
  readonly id: string;
  readonly hints: Hints;
  /** The rule of the first hint. */
  readonly rule: RuleId;
  /** Where each rule stands that a hint or a refusal may cite. */
  readonly rules: RuleLinks;
  /** Why the answer is right. */
  readonly explanation: Words;
  readonly next: {
    readonly href: string;
    readonly label: string;
    /** Goes there without leaving the page. */
    readonly onFollow?: (() => void) | undefined;
  };
  /** What comes next for whoever follows a path, by the query of their address; absent where the puzzle is of none. */
  readonly onward?: Readonly<Record<string, PuzzleProps['next']>>;
}

/** What a reader did on the way to the answer: gave a wrong one, took a hint, had it shown. */
export type Step = 'wrong' | 'hint' | 'shown';

/** What a kind of puzzle is given beside its own question. */
export interface Posed extends PuzzleProps {
  /** What the board is called. */
  readonly name: string;
  /** The board in words. */
  readonly description: string;
  readonly view: View;
  /** Turns a sentence to the reader's view. */
  readonly say: (text: string) => string;
  /** Marks the puzzle as solved. */
  readonly onSolved: () => void;
  /** Is told of each step of the reader's, where anybody counts them. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** The board, as it is before anything is done on it. */
  readonly still: ComponentChildren;
  /** Shows arrows on that board; nothing takes them away. */
  readonly onShow: (arrows: readonly Arrow[] | undefined) => void;
}

/** What a drawing of the board needs to know. */
export type Still<Own> = Pick<Posed, 'id' | 'name' | 'description' | 'view' | 'say'> &
  Own & { readonly arrows: readonly Arrow[] | undefined };

/** What draws the board of a kind, and turns what else the page has of it. */
export interface Drawing<Own> {
  readonly StillPuzzle: ComponentType<Still<Own>>;
  readonly turnPage: (view: View) => void;
}

export type LoadDrawing<Own> = () => Promise<Drawing<Own>>;

type TakenOver<Own> = Omit<PosedPuzzleProps<Own>, 'onSolved'>;

function Puzzle<Own>(taken: TakenOver<Own>) {
  const [note, setNote] = useState('');
  useLayoutEffect(() => setNote(showMarks()), []);
  return (
    <>
      <PosedPuzzle {...taken} onSolved={() => setNote(markSolved(taken.puzzle.id))} />
      {note && <p class="note">{note}</p>}
    </>
  );
}

/**
 * How an island takes over the puzzle that the page has in an element.
 *
 * @param Kind what a reader solves it with
 * @param loadDrawing brings the drawing of its board
 */
export const mounted =
  <Own extends object>(Kind: ComponentType<Posed & Own>, loadDrawing: LoadDrawing<Own>) =>
  (element: HTMLElement): void => {
    const still = element.querySelector('.still')!;
    const wordsOf = (part: string): string => still.querySelector(`svg > ${part}`)!.textContent;
    const told = JSON.parse(element.dataset['props']!) as PuzzleProps & Own;
    const puzzle = {
      ...told,
      next: told.onward?.[location.search] ?? told.next,
      name: wordsOf('title'),
      description: wordsOf('desc'),
    };
    const html = still.innerHTML;
    element.replaceChildren();
    render(<Puzzle {...{ puzzle, Kind, board: { html, loadDrawing } }} />, element);
  };

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function Unrendered() {
  return null;
}
