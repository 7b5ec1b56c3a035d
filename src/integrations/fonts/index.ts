import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { cutFace } from './cut.ts';
import { FACES, faceStyles } from './faces.ts';

/** Cuts the fonts before anything is built or served, into `.astro/fonts`, where the style sheet finds them. */
export function fonts(): AstroIntegration {
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        const folder = new URL('.astro/fonts/', config.root);
        await mkdir(folder, { recursive: true });
        await Promise.all([
          ...FACES.map(async (face) =>
            writeFile(new URL(`${face.file}.woff2`, folder), await cutFace(face)),
          ),
          writeFile(new URL('faces.css', folder), faceStyles()),
        ]);
      },
    },
  };
}
