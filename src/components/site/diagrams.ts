import { describeFailure, sameId } from '../../diagrams/failure.ts';
import { verifyText } from '../../diagrams/file.ts';
import lock from '../../diagrams/gnubg.lock.json' with { type: 'json' };
import type { VerifiedDiagram } from '../../diagrams/verify.ts';

const FILES = import.meta.glob<string>('/src/content/diagrams/**/*.{yaml,yml}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let verified: ReadonlyMap<string, VerifiedDiagram> | undefined;

/**
 * All diagrams, proved when the first page asks for one. Throws an Error that says what is wrong with any of
 * the files, which stops the build.
 */
export const diagrams = (): readonly VerifiedDiagram[] => [...proved().values()];

/** The diagram of an id. Throws an Error as `diagrams` does, or when there is none. */
export function diagram(id: string): VerifiedDiagram {
  const found = proved().get(id);
  if (!found) throw new Error(`There is no diagram called "${id}" in src/content/diagrams.`);
  return found;
}

const proved = (): ReadonlyMap<string, VerifiedDiagram> => (verified ??= verifyAll());

function verifyAll(): ReadonlyMap<string, VerifiedDiagram> {
  const failures: string[] = [];
  const byId = new Map<string, VerifiedDiagram>();
  const owners = new Map<string, string>();
  for (const [path, text] of Object.entries(FILES)) {
    const file = path.slice(1);
    const verification = verifyText(text, lock);
    if (!verification.ok) {
      failures.push(...verification.failures.map((failure) => describeFailure(file, failure)));
      continue;
    }
    const { id } = verification.diagram;
    const owner = owners.get(id);
    if (owner !== undefined) failures.push(describeFailure(file, sameId(id, owner)));
    owners.set(id, file);
    byId.set(id, verification.diagram);
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return byId;
}
