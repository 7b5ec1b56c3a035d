/** A puzzle of any kind, taken over from the page where it comes near. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../../diagrams/words.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { WorthQuestion } from '../../puzzles/question.ts';
import { Offer, useMark } from './puzzle-frame.tsx';
import { WorthPuzzle } from './puzzle-worth.tsx';
import { useView } from './use-view.ts';
import type { RuleLinks } from './cited.ts';
import { swapColours, type View } from './view.ts';

export interface PuzzleProps {
  readonly id: string;
  /** What the board is called. */
  readonly name: string;
  readonly xgid: string;
  /** The finished game, where the puzzle asks what it is worth. */
  readonly worth?: WorthQuestion | undefined;
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
}

/** What a reader did first: where they pressed the board, in parts of it from 0 to 1, or which button. */
export type Start = { readonly x: number; readonly y: number } | 'board' | 'hint' | 'answer';

/** The drawing and the engine come only when they are needed. */
const loadTable = () => import('./puzzle-table.tsx');
type Table = Awaited<ReturnType<typeof loadTable>>;

export default function Puzzle({ still, ...puzzle }: PuzzleProps & { still: string }) {
  const view = useView();
  const { note, solve } = useMark(puzzle.id);
  const [table, setTable] = useState<Table>();
  const [isLost, setLost] = useState(false);
  const [start, setStart] = useState<Start>();
  const isTurned = view.mirrored || view.swapped;

  const load = () =>
    void loadTable().then(setTable, () => {
      // Without the network the picture of the page is better than none.
      delete document.documentElement.dataset['turned'];
      setLost(true);
    });
  useEffect(() => {
    if (isTurned) load();
  }, [isTurned]);
  useEffect(() => table?.turnPage(view), [table, view]);

  const say = (text: string) => (view.swapped ? swapColours(text) : text);
  const posed: Posed = { ...puzzle, view, say, onSolved: solve };
  const begin = (how: Start) => {
    setLost(false);
    load();
    setStart(how);
  };
  const picture = table ? (
    <div key="turned" class="bleed">
      <table.StillPuzzle {...posed} />
    </div>
  ) : (
    <div key="still" class="bleed still" dangerouslySetInnerHTML={{ __html: still }} />
  );
  return (
    <>
      {puzzle.worth ? (
        <WorthPuzzle {...posed} question={puzzle.worth}>
          {picture}
        </WorthPuzzle>
      ) : table && start ? (
        <table.PlayPuzzle {...posed} start={start} />
      ) : (
        <Offer onStart={begin} onNear={() => void loadTable()}>
          {picture}
        </Offer>
      )}
      {isLost && (
        <p class="note" role="status">
          הלוח לא נטען. בדקו את החיבור ונסו שוב.
        </p>
      )}
      {note && <p class="note">{note}</p>}
    </>
  );
}

/** Takes over the puzzle that the page has in an element. */
export function mount(element: HTMLElement): void {
  const puzzle = JSON.parse(element.dataset['props']!) as PuzzleProps;
  const still = element.querySelector('.still')!.innerHTML;
  element.replaceChildren();
  render(<Puzzle {...puzzle} still={still} />, element);
}
