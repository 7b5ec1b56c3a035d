import { basename, relative, sep } from 'node:path';
import type { ESLint, Linter, Rule } from 'eslint';
import { whyNot } from './house.ts';

const fromRoot = (context: Rule.RuleContext): string =>
  relative(context.cwd, context.physicalFilename).split(sep).join('/');

const imports: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = fromRoot(context);
    const check = (node: Rule.Node, source: unknown): void => {
      const specifier = (source as { value?: unknown } | null | undefined)?.value;
      if (typeof specifier !== 'string') return;
      const message = whyNot(file, specifier);
      if (message) context.report({ node, message });
    };
    return {
      'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType':
        (node: Rule.Node & { source?: unknown }) => {
          check(node, node.source);
        },
    };
  },
};

const fileNames: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const name = basename(context.physicalFilename);
    return {
      Program(node) {
        if (/^(utils?|helpers?|misc|common)\./iu.test(name)) {
          context.report({
            node,
            message: `${name} says nothing about what it holds: name it after its one purpose.`,
          });
        }
      },
    };
  },
};

/** Turns a chapter into its import lines, so that the rule of imports sees them. */
const mdxImports: Linter.Processor = {
  preprocess(text) {
    const lines = text.split('\n').map((line) => (/^(im|ex)port\b/u.test(line) ? line : ''));
    return [{ text: lines.join('\n'), filename: 'imports.js' }];
  },
  postprocess: (messages) => messages.flat(),
};

/** The project's own rules: the order of the house, and names that say something. */
export const house: ESLint.Plugin = {
  meta: { name: 'house' },
  rules: { imports, 'file-names': fileNames },
  processors: { 'mdx-imports': mdxImports },
};
