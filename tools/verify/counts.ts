import { KIND_NAMES } from '../../src/diagrams/claims/kinds.ts';
import type { FolderReport } from './folder.ts';

/** What was proved, for a person: diagrams, claims by kind, scoring examples, and what the second program confirmed. */
export function describeCounts({ diagrams }: FolderReport): string {
  const claims = diagrams.flatMap(({ diagram }) => diagram.claims);
  const byKind = KIND_NAMES.map((kind) => ({
    kind,
    count: claims.filter((claim) => claim.kind === kind).length,
  })).filter(({ count }) => count > 0);
  const scoring = ['outcome', 'score', 'drop', 'match'];
  const confirmed = diagrams.filter(({ diagram }) => diagram.confirmedBy !== null);
  return [
    `${diagrams.length} diagrams proved`,
    `${claims.length} claims: ${byKind.map(({ kind, count }) => `${count} ${kind}`).join(', ')}`,
    `${claims.filter(({ kind }) => scoring.includes(kind)).length} scoring examples`,
    `${confirmed.length} diagrams and ${claims.filter((claim) => claim.confirmed).length} claims confirmed by GNU Backgammon`,
  ].join('\n');
}
