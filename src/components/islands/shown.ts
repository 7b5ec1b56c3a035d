/** The plays that a picture shows, as one short text for the page to carry: `7/1 6/5;!7/6`. */
import type { VerifiedDiagram } from '../../diagrams/verify.ts';

type Shown = VerifiedDiagram['shown'];

export const writeShown = (shown: Shown): string =>
  shown.map(({ play, allowed }) => (allowed ? play : `!${play}`)).join(';');

export const readShown = (text: string): Shown =>
  text
    .split(';')
    .filter((play) => play !== '')
    .map((play) => ({ play: play.replace('!', ''), allowed: !play.startsWith('!') }));
