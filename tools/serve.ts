/** Serves the built site and prints its address. `--folder`, `--base` and `--port` set what it is. */
import { parseArgs } from 'node:util';
import { settings } from '../site.config.ts';
import { serve } from './site/server.ts';

const FIRST_PORT = 4321;
const PORTS_TRIED = 20;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    base: { type: 'string', default: settings.base },
    port: { type: 'string' },
  },
});

async function serveSomewhere() {
  if (values.port !== undefined) {
    return serve({ folder: values.folder, base: values.base, port: Number(values.port) });
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) {
    try {
      return await serve({ folder: values.folder, base: values.base, port });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  return serve({ folder: values.folder, base: values.base, port: 0 });
}

const { address } = await serveSomewhere();
console.log(`The site is at ${address}  (Ctrl+C stops it)`);
