import ts from 'typescript';

/** The strings, template pieces and JSX texts of TypeScript code, without their quotes. */
export function stringsOfCode(file: string, code: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      strings.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strings;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/u;
const IN_BRACES = /\{(?:[^{}]|\{[^{}]*\})*\}/gu;
const BETWEEN_TAGS = /<[^<>]*>/gu;

/**
 * The prose of a chapter, a line each: what is left of MDX without front matter, imports, tags and
 * expressions. The children of `opaque` components go too.
 *
 * @param opaque names of components whose children are data, as notation is
 */
export function proseOfChapter(mdx: string, opaque: readonly string[]): string[] {
  const inComponents = new RegExp(`<(${opaque.join('|')})\\b[^<>]*>[^<]*</\\1>`, 'gu');
  return mdx
    .replace(FRONT_MATTER, '')
    .replace(/^(?:import|export)\b.*$/gmu, '')
    .replace(IN_BRACES, '')
    .replace(inComponents, '')
    .replace(BETWEEN_TAGS, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** The texts of an Astro component or page: its code's strings and its markup, tags taken out. */
export function textsOfAstro(file: string, text: string): string[] {
  const [front = ''] = FRONT_MATTER.exec(text) ?? [];
  const attributes = [...text.matchAll(/=("[^"]*"|'[^']*')/gu)].map(([, value]) =>
    value!.slice(1, -1),
  );
  const markup = text
    .slice(front.length)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, '')
    .replace(/<!--[\s\S]*?-->/gu, '')
    .replace(BETWEEN_TAGS, '\n');
  return [
    ...stringsOfCode(file, front.replaceAll('---', '')),
    ...attributes,
    ...markup.split('\n'),
  ];
}
