/** What any board offers under it, beside being played on. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { changeView } from './use-view.ts';
import type { View } from './view.ts';

/** For how long a button says that it has copied. In milliseconds. */
const SHOWN_FOR = 2000;

/** Copies a text, and says so on itself and to a screen reader. */
function CopyButton({ text, children }: { text: () => string; children: string }) {
  const [done, setDone] = useState('');
  const timer = useRef(0);
  const copy = async () => {
    const said = await navigator.clipboard.writeText(text()).then(
      () => 'הועתק',
      () => 'ההעתקה נחסמה',
    );
    setDone(said);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setDone(''), SHOWN_FOR);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {done || children}
      </button>
      <span class="unseen" role="status">
        {done}
      </span>
    </>
  );
}

interface ControlsProps {
  /** The figure's id on the page, for its link. */
  readonly figure: string;
  readonly xgid: string;
  readonly view: View;
  /** The buttons before these. */
  readonly children?: ComponentChildren;
}

/** A row of buttons, and behind the last of them those that copy and turn the board. */
export function Controls({ figure, xgid, view, children }: ControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const { mirrored, swapped } = view;
  const link = () => new URL(`#${figure}`, location.href).href;
  return (
    <>
      {children}
      <button type="button" class="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        עוד
      </button>
      {isOpen && (
        <div class="controls more">
          <CopyButton text={() => xgid}>העתקת XGID</CopyButton>
          <CopyButton text={link}>העתקת קישור</CopyButton>
          <button
            type="button"
            class="button"
            aria-pressed={mirrored}
            onClick={() => changeView({ ...view, mirrored: !mirrored })}
          >
            להפוך את הלוח
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={swapped}
            onClick={() => changeView({ ...view, swapped: !swapped })}
          >
            להחליף צבעים
          </button>
        </div>
      )}
    </>
  );
}
