import type { Plugin } from 'vite';

const ASKED = '?address';

/**
 * Gives the address of a module for `import address from './some.ts?address'`, such as one that a worker
 * starts from. The module belongs to the same build as the page's scripts and shares its parts with them,
 * while `?worker` bundles all that a worker needs once more. Whoever renders pages has no use for an address, and gets an
 * empty one.
 */
export function moduleAddress(): Plugin {
  return {
    name: 'module-address',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      if (this.environment.config.consumer !== 'client') return "export default '';";
      if (this.environment.mode !== 'build') return "export default import.meta.url.split('?')[0];";
      const reference = this.emitFile({ type: 'chunk', id: id.slice(0, -ASKED.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
