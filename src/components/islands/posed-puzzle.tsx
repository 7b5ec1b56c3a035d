/** A puzzle of any kind, with its board in the reader's view. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Arrow } from '../board/index.ts';
import type { Drawing, LoadDrawing, Posed, PuzzleProps } from './puzzle.tsx';
import { useLater } from './use-later.ts';
import { useView } from './use-view.ts';
import { swapColours } from './view.ts';

export interface PosedPuzzleProps<Own> extends Pick<Posed, 'onSolved' | 'onStep'> {
  readonly puzzle: PuzzleProps & Pick<Posed, 'name' | 'description'> & Own;
  readonly Kind: ComponentType<Posed & Own>;
  readonly board: PageBoard<Own> | DrawnBoard<Own>;
}

/** A board as HTML that was rendered with the page. The drawing comes only when it has to change. */
export interface PageBoard<Own> {
  readonly html: string;
  readonly loadDrawing: LoadDrawing<Own>;
}

/** A board that was not rendered with the page, and is drawn at once. */
export interface DrawnBoard<Own> {
  readonly drawing: Drawing<Own>;
}

export function PosedPuzzle<Own>({ puzzle, Kind, board, ...told }: PosedPuzzleProps<Own>) {
  const view = useView();
  const later = useLater(async () => ('html' in board ? board.loadDrawing() : board.drawing));
  const drawing = 'html' in board ? later.module : board.drawing;
  const [arrows, setArrows] = useState<readonly Arrow[]>();
  const isTurned = view.mirrored || view.swapped;

  useEffect(() => {
    if (isTurned || arrows) later.ask();
  }, [isTurned, arrows]);
  useEffect(() => drawing?.turnPage(view), [drawing, view]);
  useEffect(() => {
    // Without the network the picture of the page is better than none.
    if (later.isLost) delete document.documentElement.dataset['turned'];
  }, [later.isLost]);

  const say = (text: string) => (view.swapped ? swapColours(text) : text);
  const still = drawing ? (
    <div key="drawn" class="bleed">
      <drawing.StillPuzzle {...puzzle} arrows={arrows} view={view} say={say} />
    </div>
  ) : (
    <div
      key="still"
      class="bleed still"
      dangerouslySetInnerHTML={{ __html: 'html' in board ? board.html : '' }}
    />
  );
  return <Kind {...puzzle} {...told} view={view} say={say} still={still} onShow={setArrows} />;
}
