import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { headersFor, parseHeaders, type HeaderRule } from './headers.ts';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const isText = (type: string): boolean => /charset|json/u.test(type);

export interface Served {
  /** Where the site can be opened, with its base and a closing slash. */
  readonly address: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** The folder that the site was built into. */
  readonly folder: string;
  /** The base path of that build, `/` or `/sub/`. */
  readonly base: string;
  /** The port, or 0 for any free one. */
  readonly port: number;
}

interface Answer {
  readonly status: number;
  /** Changes whenever the body does, for a body that is asked for again and again. */
  readonly version?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const plain = (status: number, body: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
});

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

function answer(url: string, { folder, base }: ServeOptions, rules: readonly HeaderRule[]): Answer {
  const [path = '/', query] = url.split('?');
  if (!path.startsWith(base)) {
    const missesSlash = `${path}/` === base;
    return missesSlash
      ? { status: 301, headers: { Location: base }, body: '' }
      : plain(404, `The site is served below ${base}`);
  }
  const below = decode(path.slice(base.length - 1));
  if (below === null || below.split(/[\\/]/u).includes('..') || below.includes('\0')) {
    return plain(400, 'This address cannot be read.');
  }
  const file = join(folder, below.endsWith('/') ? `${below}index.html` : below);
  if (isFile(file)) return found(file, 200, below, rules);
  if (!below.endsWith('/') && isFile(join(file, 'index.html'))) {
    const location = `${path}/${query === undefined ? '' : `?${query}`}`;
    return { status: 301, headers: { Location: location }, body: '' };
  }
  const notFound = join(folder, '404.html');
  return isFile(notFound) ? found(notFound, 404, below, rules) : plain(404, 'Not found.');
}

function found(file: string, status: number, path: string, rules: readonly HeaderRule[]): Answer {
  const unchanging = path.startsWith('/_astro/') && status === 200;
  return {
    status,
    version: `${file} ${statSync(file).mtimeMs}`,
    headers: {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': unchanging ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headersFor(path, rules),
    },
    body: readFileSync(file),
  };
}

/** Compresses a body once and keeps it: at its best, Brotli takes longer than all else here. */
function packer(): (answer: Answer) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return ({ body, version }) => {
    if (version === undefined) return compress(body);
    const packed = kept.get(version) ?? compress(body);
    kept.set(version, packed);
    return packed;
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  pack: (answer: Answer) => Promise<Buffer>,
): Promise<void> {
  const { status, headers, body } = answer;
  const takesBrotli = /\bbr\b/u.test(request.headers['accept-encoding'] ?? '');
  const text = isText(headers['Content-Type'] ?? '');
  const packed = text && takesBrotli && body.length > 0;
  const bytes = packed ? await pack(answer) : Buffer.from(body);
  response.writeHead(status, {
    ...headers,
    ...(text ? { Vary: 'Accept-Encoding' } : {}),
    ...(packed ? { 'Content-Encoding': 'br' } : {}),
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Serves a built site as a static host does: base path, closing slashes, the 404 page, Brotli and
 * the headers of the site's own `_headers` file.
 *
 * @returns the address; rejects when the port is taken
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const headersFile = join(options.folder, '_headers');
  const rules = isFile(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const pack = packer();
  const server = createServer((request, response) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const reply = reads
      ? answer(request.url ?? '/', options, rules)
      : plain(405, 'This site is only read.');
    respond(request, response, reply, pack).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : options.port;
  return {
    address: `http://localhost:${port}${options.base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
