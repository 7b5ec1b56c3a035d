import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId.startsWith('house/'),
});

const lint = async (file: string, line: string): Promise<string[]> => {
  const code = file.endsWith('.astro') ? `---\n${line}\n---\n<p>שש בש</p>\n` : `${line}\n`;
  const results = await eslint.lintText(code, { filePath: file });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
};

const REFUSED: readonly (readonly [file: string, line: string, room: string])[] = [
  ['src/engine/a.ts', "import { b } from '../diagrams/b.ts';", 'src/diagrams/b.ts'],
  ['src/engine/a.ts', "import type { b } from '../content/laws.ts';", 'src/content/laws.ts'],
  ['src/engine/a.ts', "import { z } from 'zod';", 'zod'],
  ['src/engine/a.ts', "import { readFileSync } from 'node:fs';", 'node:fs'],
  ['src/engine/a.ts', "export { b } from '../../tools/b.ts';", 'tools/b.ts'],
  ['src/engine/a.ts', "export * from '../styles/b.ts';", 'src/styles/b.ts'],
  ['src/engine/a.ts', "export const b = import('../diagrams/b.ts');", 'src/diagrams/b.ts'],
  ['src/engine/deep/a.ts', "import { b } from '../../layouts/b.ts';", 'src/layouts/b.ts'],
  ['src/engine/a.ts', "import { b } from '/src/diagrams/b.ts';", 'src/diagrams/b.ts'],
  ['src/diagrams/a.ts', "import { b } from '../components/board/b.ts';", 'src/components/board/b'],
  ['src/diagrams/a.ts', "import { b } from '../content/laws.ts';", 'src/content/laws.ts'],
  ['src/diagrams/a.ts', "import { h } from 'preact';", 'preact'],
  ['src/diagrams/a.ts', "import { readFileSync } from 'node:fs';", 'node:fs'],
  ['src/puzzles/generate/a.ts', "import { b } from '../worth.ts';", 'src/puzzles/worth.ts'],
  ['src/puzzles/generate/a.ts', "import { z } from 'zod';", 'zod'],
  ['src/components/board/A.tsx', "import { b } from '../../engine/dice.ts';", 'src/engine/dice'],
  ['src/components/board/A.tsx', "import { b } from '../../diagrams/b.ts';", 'src/diagrams/b.ts'],
  ['src/components/board/A.tsx', "import { z } from 'zod';", 'zod'],
  ['src/components/islands/A.tsx', "import { b } from '../site/B.astro';", 'src/components/site'],
  [
    'src/components/site/A.astro',
    "import { B } from '../board/Board.tsx';",
    'src/components/board',
  ],
  ['src/components/booklet/A.astro', "import { B } from '../board/Board.tsx';", 'board/Board.tsx'],
  ['src/layouts/A.astro', "import { B } from '../components/board/Board.tsx';", 'board/Board.tsx'],
  ['src/pages/a.astro', "import { B } from '../components/board/Board.tsx';", 'board/Board.tsx'],
  ['src/pages/a.ts', "import { B } from '../components/board/Board.tsx';", 'board/Board.tsx'],
  ['src/content/a.ts', "import { B } from '../components/board/Board.tsx';", 'board/Board.tsx'],
  ['src/content/rules/a.mdx', "import { B } from '../../components/board/B.tsx';", 'board/B.tsx'],
  ['test/naive/a.ts', "import { legalPlays } from '../../src/engine/plays.ts';", 'src/engine'],
  ['tools/gnubg/a.ts', "import { b } from '../../src/engine/plays.ts';", 'src/engine/plays.ts'],
  ['tools/gnubg/a.ts', "import { b } from '../../src/diagrams/b.ts';", 'src/diagrams/b.ts'],
];

const ALLOWED: readonly (readonly [file: string, line: string])[] = [
  ['src/engine/a.ts', "import { b } from './dice.ts';"],
  ['src/diagrams/a.ts', "import { b } from '../engine/dice.ts';"],
  ['src/diagrams/a.ts', "import { parse } from 'yaml';"],
  ['src/puzzles/generate/a.ts', "import { b } from '../../engine/dice.ts';"],
  ['src/components/board/A.tsx', "import { useState } from 'preact/hooks';"],
  ['src/components/board/A.tsx', "import { b } from './geometry.ts';"],
  ['src/components/islands/A.tsx', "import { b } from '../../engine/dice.ts';"],
  ['src/components/islands/A.tsx', "import { B } from '../board/Board.tsx';"],
  ['src/components/site/Diagram.astro', "import { B } from '../board/Board.tsx';"],
  ['src/components/booklet/Figure.astro', "import { B } from '../board/Board.tsx';"],
  ['src/layouts/A.astro', "import { BoardSprite } from '../components/board/sprite.tsx';"],
  ['src/pages/a.astro', "import B from '../components/site/Diagram.astro';"],
  ['test/naive/a.ts', "import { b } from './b.ts';"],
  ['test/engine/a.ts', "import { legalPlays } from '../../src/engine/plays.ts';"],
];

describe('lint holds who may import whom', () => {
  test.each(REFUSED)('%s may not say %s', async (file, line, named) => {
    const messages = await lint(file, line);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`${file} may not import `);
    expect(messages[0]).toContain(named);
  });

  test.each(ALLOWED)('%s may say %s', async (file, line) => {
    expect(await lint(file, line)).toEqual([]);
  });

  test('a comment cannot switch the rule off', async () => {
    const line = "/* eslint-disable */ import { z } from 'zod';";
    expect(await lint('src/engine/a.ts', line)).toContainEqual(expect.stringContaining('zod'));
  });
});

describe('lint holds names of files', () => {
  test.each(['src/engine/utils.ts', 'src/pages/util.ts', 'tools/helpers.ts'])(
    '%s is refused',
    async (file) => {
      expect(await lint(file, 'export const a = 1;')).toEqual([
        expect.stringContaining('name it after its one purpose'),
      ]);
    },
  );
});
