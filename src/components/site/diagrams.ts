import { describeFailure, sameId } from '../../diagrams/failure.ts';
import { verifyText } from '../../diagrams/file.ts';
import lock from '../../diagrams/gnubg.lock.json' with { type: 'json' };
import type { VerifiedDiagram } from '../../diagrams/verify.ts';

const FILES = import.meta.glob<string>('/src/content/diagrams/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let verified: ReadonlyMap<string, VerifiedDiagram> | undefined;

/**
 * The diagram of an id, proved when the first page asks for one. Throws an Error that says what is wrong
 * with any of the files, whichever is asked for, or that there is no such diagram, which stops the build.
 */
export function diagram(id: string): VerifiedDiagram {
  const found = (verified ??= verifyAll()).get(id);
  if (!found) throw new Error(`There is no diagram called "${id}" in src/content/diagrams.`);
  return found;
}

function verifyAll(): ReadonlyMap<string, VerifiedDiagram> {
  const failures: string[] = [];
  const proved = new Map<string, VerifiedDiagram>();
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
    proved.set(id, verification.diagram);
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return proved;
}
