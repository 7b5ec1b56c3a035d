import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gu;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/u;
const HASH = / 'sha256-[^']+'/gu;

const hashOf = (text: string): string =>
  ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Takes from a page's policy the hashes of scripts and styles that stand in other pages only.
 * Astro writes the hashes of the whole site into every page, which is looser and heavier.
 */
export function tighten(html: string): string {
  const inline = new Set([...html.matchAll(INLINE)].map(([, , text]) => hashOf(text!)));
  return html.replace(
    POLICY,
    (_, opening: string, policy: string) =>
      opening + policy.replace(HASH, (hash) => (inline.has(hash) ? hash : '')),
  );
}

/** Tightens the policy of each page that was built. */
export function tightPolicy(): AstroIntegration {
  return {
    name: 'tight-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync(`${folder}**/*.html`)) {
          writeFileSync(file, tighten(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}
