import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port that nothing on this machine listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A free port has no number.');
  return address.port;
}
