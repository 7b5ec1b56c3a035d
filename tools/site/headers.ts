export interface HeaderRule {
  /** An address below the base of the site; `*` at its end stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads a `_headers` file: an address at the start of a line, its headers indented below it.
 *
 * @param text the file's text; lines that begin with `#` are comments
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.*)$/u.exec(line);
    if (!header) rules.push({ path: line.trim(), headers: {} });
    else rules.at(-1)!.headers[header[1]!] = header[2]!.trim();
  }
  return rules;
}

/** The headers of every rule that holds for an address, later rules over earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const holding = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...holding.map(({ headers }) => headers)) as Record<string, string>;
}
