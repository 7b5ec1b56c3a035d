import { parseDocument } from 'yaml';
import type { Failure } from './failure.ts';
import type { Lock } from './lock.ts';
import { verifyDiagram, type Verification } from './verify.ts';

/** Reads the text of a diagram's YAML file and proves it. A text that is not YAML fails, naming the line. */
export function verifyText(text: string, lock?: Lock): Verification {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (!error) return verifyDiagram(document.toJS({ maxAliasCount: 0 }), lock);
  const line = error.linePos?.[0].line;
  const failure: Failure = {
    where: line === undefined ? 'file' : `line ${line}`,
    what: `it is not YAML: ${error.message.split('\n')[0]!.replace(/ at line .*/, '')}`,
  };
  return { ok: false, failures: [failure] };
}

/** The diagrams that a page's source names, by `<Diagram id="…">` and `<Fact of="…">`. */
export function usesIn(source: string): string[] {
  const uses = source.matchAll(/<(?:Diagram\s[^>]*?\bid|Fact\s[^>]*?\bof)="([^"]*)"/g);
  return [...uses].map(([, id]) => id!);
}
