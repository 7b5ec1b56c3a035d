import { isNode, isScalar, LineCounter, parseDocument, visit, type ParsedNode } from 'yaml';
import type { Failure } from './failure.ts';
import type { Read } from './form.ts';
import type { Lock } from './lock.ts';
import { verifyDiagram, type Verification } from './verify.ts';

/** Reads the text of a diagram's YAML file and proves it. */
export function verifyText(text: string, lock?: Lock): Verification {
  const raw = readYaml(text);
  return raw.ok ? verifyDiagram(raw.value, lock) : raw;
}

/**
 * Reads the text of a YAML file. A text that is not YAML fails, naming the line, and so does one that
 * repeats a part by an alias: a file says what it says, and cannot grow while it is read.
 */
export function readYaml(text: string): Read<unknown> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'error', uniqueKeys: sameKey });
  const [error] = document.errors;
  if (error) {
    const what = error.message.split('\n')[0]!.replace(/ at line .*/, '');
    return unreadable(error.linePos?.[0].line, `it is not YAML: ${what}`);
  }

  let refusal: Read<never> | undefined;
  const refuse = (range: ParsedNode['range'] | undefined | null, what: string): symbol => {
    refusal = unreadable(range ? lineCounter.linePos(range[0]).line : undefined, what);
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { source, range }) =>
      refuse(range, `"*${source}" repeats another part: write it out`),
    Pair: (_, { key }) =>
      isNode(key) && !isScalar(key) ? refuse(key.range, 'a key is one word or number') : undefined,
  });
  return refusal ?? { ok: true, value: document.toJS() as unknown };
}

// As keys of an object, 6 and "6" are one.
const sameKey = (a: ParsedNode, b: ParsedNode): boolean =>
  isScalar(a) && isScalar(b) && String(a.value) === String(b.value);

function unreadable(line: number | undefined, what: string): Read<never> {
  const failure: Failure = { where: line === undefined ? 'file' : `line ${line}`, what };
  return { ok: false, failures: [failure] };
}

/**
 * The diagrams that a page's source names outside comments, each once: by `diagram:` at its head, by
 * `<Diagram id="…">` and by `<Fact of="…">`.
 */
export function usesIn(source: string): string[] {
  const head = /^---\n.*?\n---\n/s.exec(source)?.[0] ?? '';
  const named = head.matchAll(/^diagram: *(["']?)(.+?)\1 *$/gm);
  const shown = source.replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '');
  const uses = shown.matchAll(/<(?:Diagram\s[^>]*?\bid|Fact\s[^>]*?\bof)=(["'])(.*?)\1/g);
  return [...new Set([...named, ...uses].map(([, , id]) => id!))];
}
