/** A row of buttons that change with what is pressed. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Start } from './puzzle-offer.tsx';

interface ActionsProps {
  /** How a reader began, where this row came with it: a button that was pressed then is gone. */
  readonly start?: Start | undefined;
  readonly children: ComponentChildren;
}

const isNowhere = (): boolean =>
  !document.activeElement || document.activeElement === document.body;

/** Where the pressed button is gone, the keyboard goes on at what came in its place. */
export function Actions({ start, children }: ActionsProps) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>();
  const isAwaited = useRef(start === 'hint' || start === 'answer');

  useLayoutEffect(() => {
    const isGone = isAwaited.current || pressed.current?.isConnected === false;
    isAwaited.current = false;
    if (!isGone || !isNowhere()) return;
    const next =
      row.current!.querySelector<HTMLElement>('.main') ?? row.current!.querySelector('button');
    next?.focus({ preventScroll: true });
  });

  return (
    <div
      class="controls"
      ref={row}
      onFocusIn={({ target }) => {
        pressed.current = target as Element;
      }}
    >
      {children}
    </div>
  );
}
