/** A puzzle of any kind, taken over from the page where it comes near. */
import { render, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Words } from '../../diagrams/words.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { Hints } from '../../puzzles/question.ts';
import type { Arrow, BoardPicture } from '../board/index.ts';
import { markSolved, showMarks } from './puzzle-marks.ts';
import type { RuleLinks } from './rule-link.tsx';
import { useLater } from './use-later.ts';
import { useView } from './use-view.ts';
import { swapColours, type View } from './view.ts';

/** What the page tells of a puzzle of any kind. */
export interface PuzzleProps {
  readonly id: string;
  /** What the board is called. */
  readonly name: string;
  /** The board in words. */
  readonly description: string;
  readonly picture: BoardPicture;
  readonly hints: Hints;
  /** The rule of the first hint. */
  readonly rule: RuleId;
  /** Where each rule stands that a hint or a refusal may cite. */
  readonly rules: RuleLinks;
  /** Why the answer is right. */
  readonly explanation: Words;
  readonly next: { readonly href: string; readonly label: string };
}

/** What a kind of puzzle is given beside its own question. */
export interface Posed extends PuzzleProps {
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

/** The drawing comes only when the board of the page has to change. */
const loadDrawing = () => import('./puzzle-still.tsx');

interface TakenOver {
  readonly puzzle: PuzzleProps;
  /** The board as the page has it, as HTML that was rendered with the page. */
  readonly html: string;
  readonly Kind: ComponentType<Posed>;
}

function Puzzle({ puzzle, html, Kind }: TakenOver) {
  const { id, picture } = puzzle;
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
      <drawing.module.StillPuzzle
        {...puzzle}
        picture={arrows ? { ...picture, arrows } : picture}
        view={view}
        say={say}
      />
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

/** How an island of a kind takes over the puzzle that the page has in an element. */
export const mounted =
  <Own,>(Kind: ComponentType<Posed & Own>) =>
  (element: HTMLElement): void => {
    const puzzle = JSON.parse(element.dataset['props']!) as PuzzleProps;
    const html = element.querySelector('.still')!.innerHTML;
    element.replaceChildren();
    render(<Puzzle puzzle={puzzle} html={html} Kind={Kind as ComponentType<Posed>} />, element);
  };

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function Unrendered() {
  return null;
}
