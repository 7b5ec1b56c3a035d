import { describeFailure } from '../../diagrams/failure.ts';
import { verifyText } from '../../diagrams/file.ts';
import lock from '../../diagrams/gnubg.lock.json' with { type: 'json' };
import type { VerifiedDiagram } from '../../diagrams/verify.ts';

const FILES = import.meta.glob<string>('/src/content/diagrams/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const verified = new Map<string, VerifiedDiagram>();

/**
 * The diagram of an id, proved when the first page asks for one. Throws an Error that says what is wrong
 * with any of the files, or that there is no such diagram, which stops the build.
 */
export function diagram(id: string): VerifiedDiagram {
  if (verified.size === 0) verifyAll();
  const found = verified.get(id);
  if (!found) throw new Error(`There is no diagram called "${id}" in src/content/diagrams.`);
  return found;
}

function verifyAll(): void {
  const failures = Object.entries(FILES).flatMap(([path, text]) => {
    const verification = verifyText(text, lock);
    if (!verification.ok) {
      return verification.failures.map((failure) => describeFailure(path.slice(1), failure));
    }
    verified.set(verification.diagram.id, verification.diagram);
    return [];
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
