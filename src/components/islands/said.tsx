/** The live line under a board: a screen reader says it whenever it changes. */
import type { ComponentChildren } from 'preact';

/** What is told of the last try. */
export type Tone = 'told' | 'refused' | 'right';

const LEADS: Readonly<Record<Tone, string>> = { told: '', refused: 'אסור.', right: 'נכון.' };
const ICONS: Readonly<Record<Tone, string>> = {
  told: '',
  refused: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM7 7l6 6m0-6l-6 6',
  right: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM6 10.3l2.7 2.7 5.3-5.8',
};

interface SaidProps {
  readonly tone: Tone;
  /** The word that leads, where it is not the tone's own. */
  readonly lead?: string | undefined;
  readonly children: ComponentChildren;
}

export const Said = ({ tone, lead = LEADS[tone], children }: SaidProps) => (
  <div class={`verdict ${tone}`} role="status">
    {tone !== 'told' && (
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[tone]} />
      </svg>
    )}
    <p>
      {lead && <b>{lead} </b>}
      {children}
    </p>
  </div>
);
