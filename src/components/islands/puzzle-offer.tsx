/** A puzzle that is solved on its board: until a reader begins, only the picture of the page is there. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { LostBoard } from './lost-board.tsx';
import type { Posed } from './puzzle.tsx';
import { Said } from './said.tsx';
import { useLater } from './use-later.ts';

/** What a reader did first: where they pressed the board, in parts of it from 0 to 1, or which button. */
export type Start = { readonly x: number; readonly y: number } | 'board' | 'hint' | 'answer';

/** What comes once a reader has begun. */
export interface Begun extends Posed {
  readonly start: Start;
}

interface Module<Own> {
  readonly Solve: ComponentType<Begun & Own>;
}

/**
 * A kind of puzzle whose board comes with the first press.
 *
 * @param load brings the board
 * @param idle what is said before
 */
export const offered = <Own extends object>(load: () => Promise<Module<Own>>, idle: string) =>
  function Offered(posed: Posed & Own) {
    const board = useLater(load);
    const [start, setStart] = useState<Start>();
    const begin = (how: Start) => {
      if (how === 'hint') posed.onStep?.('hint');
      if (how === 'answer') posed.onStep?.('shown');
      board.ask();
      setStart(how);
    };
    if (board.module && start) return <board.module.Solve {...posed} start={start} />;
    return (
      <>
        <Offer posed={posed} idle={idle} onStart={begin} onNear={board.ask} />
        {board.isLost && start && <LostBoard />}
      </>
    );
  };

interface OfferProps {
  readonly posed: Posed;
  readonly idle: string;
  readonly onStart: (how: Start) => void;
  /** A pointer came near. */
  readonly onNear: () => void;
}

/** A press on the picture begins it too. */
function Offer({ posed, idle, onStart, onNear }: OfferProps) {
  const press = (event: MouseEvent) => {
    const picture = (event.currentTarget as HTMLElement).firstElementChild!;
    const { left, top, width, height } = picture.getBoundingClientRect();
    onStart({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  return (
    <>
      <div class="offered" onClick={press} onPointerEnter={onNear}>
        {posed.still}
      </div>
      <Said tone="told">{idle}</Said>
      <div class="controls">
        <button type="button" class="button main" onClick={() => onStart('board')}>
          לפתור
        </button>
        <button type="button" class="button" onClick={() => onStart('hint')}>
          רמז
        </button>
        <button type="button" class="button" onClick={() => onStart('answer')}>
          הראו לי
        </button>
      </div>
    </>
  );
}
