/** A puzzle of any kind, taken over from the page where it comes near. */
import { render, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Words } from '../../diagrams/words.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { Hints } from '../../puzzles/question.ts';
import type { Arrow } from '../board/index.ts';
import { markSolved, showMarks } from './puzzle-marks.ts';
import type { RuleLinks } from './rule-link.tsx';
import { useLater } from './use-later.ts';
import { useView } from './use-view.ts';
import { swapColours, type View } from './view.ts';

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
  readonly next: { readonly href: string; readonly label: string };
  /** What comes next for whoever follows a path, by the query of their address; absent where the puzzle is of none. */
  readonly onward?: Readonly<Record<string, PuzzleProps['next']>>;
}

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
  /** The board, as it is before anything is done on it. */
  readonly still: ComponentChildren;
  /** Shows arrows on that board; nothing takes them away. */
  readonly onShow: (arrows: readonly Arrow[] | undefined) => void;
}

/** What a drawing of the board needs to know. */
export type Still<Own> = Pick<Posed, 'id' | 'name' | 'description' | 'view' | 'say'> &
  Own & { readonly arrows: readonly Arrow[] | undefined };

/** The drawing comes only when the board of the page has to change. */
export type LoadDrawing<Own> = () => Promise<{
  readonly StillPuzzle: ComponentType<Still<Own>>;
  readonly turnPage: (view: View) => void;
}>;

interface TakenOver<Own> {
  readonly puzzle: PuzzleProps & Pick<Posed, 'name' | 'description'> & Own;
  /** The board as the page has it, as HTML that was rendered with the page. */
  readonly html: string;
  readonly Kind: ComponentType<Posed & Own>;
  readonly loadDrawing: LoadDrawing<Own>;
}

function Puzzle<Own>({ puzzle, html, Kind, loadDrawing }: TakenOver<Own>) {
  const { id } = puzzle;
  const view = useView();
  const drawing = useLater(loadDrawing);
  const [arrows, setArrows] = useState<readonly Arrow[]>();
  const [note, setNote] = useState('');
  const isTurned = view.mirrored || view.swapped;

  useLayoutEffect(() => setNote(showMarks()), []);
  useEffect(() => {
    if (isTurned || arrows) drawing.ask();
  }, [isTurned, arrows]);
  useEffect(() => drawing.module?.turnPage(view), [drawing.module, view]);
  useEffect(() => {
    // Without the network the picture of the page is better than none.
    if (drawing.isLost) delete document.documentElement.dataset['turned'];
  }, [drawing.isLost]);

  const say = (text: string) => (view.swapped ? swapColours(text) : text);
  const still = drawing.module ? (
    <div key="drawn" class="bleed">
      <drawing.module.StillPuzzle {...puzzle} arrows={arrows} view={view} say={say} />
    </div>
  ) : (
    <div key="still" class="bleed still" dangerouslySetInnerHTML={{ __html: html }} />
  );
  return (
    <>
      <Kind
        {...puzzle}
        view={view}
        say={say}
        onSolved={() => setNote(markSolved(id))}
        still={still}
        onShow={setArrows}
      />
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
    render(<Puzzle {...{ puzzle, html, Kind, loadDrawing }} />, element);
  };

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function Unrendered() {
  return null;
}
