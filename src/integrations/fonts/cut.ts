import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Cuts one font file down to the letters that the site uses.
 *
 * @returns the bytes of a woff2 file
 * @throws Error when the font's package is not installed
 */
export async function cutFace({ source, text, features, axes }: Face): Promise<Buffer> {
  const font = await readFile(resolve(source));
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [...features],
    dropTables: ['STAT', 'DSIG'],
    ...(axes && { variationAxes: { wght: { ...axes.wght } } }),
  });
}
