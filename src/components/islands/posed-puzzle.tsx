/** A puzzle of any kind, with its board in the reader's view. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Arrow } from '../board/index.ts';
import type { LoadDrawing, Posed, PuzzleProps } from './puzzle.tsx';
import { useLater } from './use-later.ts';
import { useView } from './use-view.ts';
import { swapColours } from './view.ts';

export interface PosedPuzzleProps<Own> extends Pick<Posed, 'onSolved' | 'onStep'> {
  readonly puzzle: PuzzleProps & Pick<Posed, 'name' | 'description'> & Own;
  /** The board as HTML that was rendered with the page; where there is none it is drawn at once. */
  readonly html?: string;
  readonly Kind: ComponentType<Posed & Own>;
  readonly loadDrawing: LoadDrawing<Own>;
}

export function PosedPuzzle<Own>({
  puzzle,
  html,
  Kind,
  loadDrawing,
  ...told
}: PosedPuzzleProps<Own>) {
  const view = useView();
  const drawing = useLater(loadDrawing);
  const [arrows, setArrows] = useState<readonly Arrow[]>();
  const isDrawn = html === undefined || view.mirrored || view.swapped || arrows !== undefined;

  useEffect(() => {
    if (isDrawn) drawing.ask();
  }, [isDrawn, arrows]);
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
    <div key="still" class="bleed still" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  );
  return <Kind {...puzzle} {...told} view={view} say={say} still={still} onShow={setArrows} />;
}
