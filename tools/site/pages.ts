import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Window } from 'happy-dom';

export interface Page {
  /** The address below the base of the site: `/`, `/rules/`, `/404.html`. */
  readonly path: string;
  readonly html: string;
}

export type PageDocument = InstanceType<Window['Document']>;

const parser = new new Window().DOMParser();

/** Parses a page the way a browser does; nothing in it runs or loads. */
export const parsePage = (html: string): PageDocument => parser.parseFromString(html, 'text/html');

const addressOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/\/index\.html$/u, '/');

/**
 * Reads every page of a built site.
 *
 * @param folder the folder that the site was built into
 * @returns the pages by address, in order
 */
export function readPages(folder: string): Page[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => ({ path: addressOf(file), html: readFileSync(join(folder, file), 'utf8') }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
