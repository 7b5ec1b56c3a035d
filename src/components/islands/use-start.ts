import { useLayoutEffect, useRef, type MutableRef } from 'preact/hooks';
import type { Start } from './puzzle-offer.tsx';

/** The place of a board that the keyboard is at. */
const CURRENT = '[data-place][tabindex="0"]';

/** The frame of a board that a reader has begun to use. */
export interface Frame {
  readonly ref: MutableRef<HTMLDivElement | null>;
  /** What was pressed is gone: the keyboard goes on at the board. */
  readonly focus: () => void;
}

/** Passes on the press on the still picture with which a reader began: whoever pressed a checker has it in the hand. */
export function useStart(start: Start): Frame {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (typeof start === 'string') return;
    const { left, top, width, height } = ref.current!.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + start.x * width, top + start.y * height);
    if (pressed instanceof HTMLElement && ref.current!.contains(pressed)) pressed.click();
  }, []);
  return { ref, focus: () => ref.current?.querySelector<HTMLElement>(CURRENT)?.focus() };
}
