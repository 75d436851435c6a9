import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kindOf, type Answer } from './transfers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Types that are already compressed. */
const PACKED = /^(?:font\/woff|image\/(?:jpeg|png|webp))/;

/** Answers in request order, and the time of the last request or answer. */
export interface Journal {
  readonly answers: Answer[];
  /** Number of requests without an answer. */
  open: number;
  /** Milliseconds of performance.now(). */
  last: number;
}

export const newJournal = (): Journal => ({ answers: [], open: 0, last: performance.now() });

/**
 * Serves any built folder below `base` as static hosts do, in gzip, and writes every answer into the journal that
 * `current` returns. The project's own server does not fit: other sites name their files `page.html` or
 * `page/index.html`.
 */
export function createRecordingServer(folder: string, base: string, current: () => Journal): Server {
  return createServer((request, response) => {
    const journal = current();
    journal.open++;
    journal.last = performance.now();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    read(folder, base, pathname)
      .then(({ status, type, body, location }) => {
        // Static hosts allow ten minutes. Without caching, a browser would request prefetched files twice.
        const kept = { 'content-type': type, 'cache-control': 'max-age=600' };
        const headers: Record<string, string> = location === undefined ? kept : { location };
        const packed = body.length === 0 || PACKED.test(type) ? null : gzipSync(body, { level: 9 });
        const sent = packed ?? body;
        journal.answers.push({
          path: pathname,
          status,
          kind: kindOf(type),
          bytes: sent.length,
          prefetch: isPrefetch(request.headers),
        });
        response.writeHead(status, packed === null ? headers : { ...headers, 'content-encoding': 'gzip' });
        response.end(sent);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
      .finally(() => {
        journal.open--;
        journal.last = performance.now();
      });
  });
}

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch');

interface Content {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly location?: string;
}

const nothing = Buffer.alloc(0);

async function read(folder: string, base: string, pathname: string): Promise<Content> {
  const path = pathname.startsWith(base) ? inside(folder, pathname.slice(base.length)) : null;
  const found = path === null ? null : await stat(path).catch(() => null);
  if (path !== null && found?.isDirectory() === true) {
    const index = await load(join(path, 'index.html'), 200);
    if (index !== null && pathname.endsWith('/')) return index;
    if (index !== null) return { status: 301, type: 'text/plain', body: nothing, location: `${pathname}/` };
  }
  const content = path === null ? null : ((await load(path, 200)) ?? (await load(`${path}.html`, 200)));
  const missing = content ?? (await load(join(folder, '404.html'), 404));
  return missing ?? { status: 404, type: 'text/plain', body: Buffer.from('not found') };
}

/** Returns the path of a file in the folder; null when the address is malformed or leaves the folder. */
function inside(folder: string, path: string): string | null {
  try {
    const file = normalize(join(folder, decodeURIComponent(path))).replace(/[\\/]$/, '');
    return `${file}${sep}`.startsWith(normalize(`${folder}${sep}`)) ? file : null;
  } catch {
    return null;
  }
}

async function load(file: string, status: number): Promise<Content | null> {
  const body = await readFile(file).catch(() => null);
  return body === null ? null : { status, type: TYPES[extname(file)] ?? 'application/octet-stream', body };
}
