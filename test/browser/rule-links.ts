import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LAWS } from '../../src/content/laws.ts';
import type { RuleId } from '../../src/engine/rules.ts';

const chapters = globSync('src/content/rules/*.mdx').map((file) => {
  const text = readFileSync(file, 'utf8');
  const order = Number(/^order: (\d+)$/mu.exec(text)![1]);
  const rules: string[] = /^rules:\s*\[([^\]]*)\]/mu.exec(text)![1]!.match(/[a-z-]+/gu)!;
  return { order, rules, path: `/rules/${basename(file, '.mdx')}/` };
});

/** What a link to a rule says, and where it leads, from the chapters on disk. */
export function ruleLink(rule: RuleId): { cites: string; leads: string } {
  const { order, rules, path } = chapters.find((chapter) => chapter.rules.includes(rule))!;
  return {
    cites: `כלל ${order}.${rules.indexOf(rule) + 1}: ${LAWS[rule].name}`,
    leads: `${path}#${rule}`,
  };
}
