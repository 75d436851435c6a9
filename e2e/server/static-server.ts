import { createServer, type Server } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/**
 * Serves `folder` below `base` as a static host does: a folder answers with its index.html, a folder without its slash
 * with a 301 to it, and what does not exist with 404.html and status 404. Only GET and HEAD.
 */
export function createStaticServer(folder: string, base: string): Server {
  return createServer((request, response) => {
    const send = ({ status, headers, body }: Answer) => {
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send({ status: 405, headers: { allow: 'GET, HEAD' }, body: '' });
      return;
    }
    answer(folder, base, request.url ?? '/').then(send, (error: unknown) =>
      send({ status: 500, headers: { 'content-type': 'text/plain' }, body: String(error) }),
    );
  });
}

async function answer(folder: string, base: string, target: string): Promise<Answer> {
  const { pathname, search } = new URL(target, 'http://localhost');
  const redirect = (location: string): Answer => ({
    status: 301,
    headers: { location: `${location}${search}` },
    body: '',
  });
  if (`${pathname}/` === base) return redirect(base);
  if (!pathname.startsWith(base)) return missing(folder);
  const file = resolve(folder, pathname.slice(base.length));
  if (file === null) return missing(folder);
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory() === true) {
    const index = join(file, 'index.html');
    if ((await stat(index).catch(() => null)) === null) return missing(folder);
    return pathname.endsWith('/') ? content(index, 200) : redirect(`${pathname}/`);
  }
  return found === null ? missing(folder) : content(file, 200);
}

/** Path of a file inside the folder; null when the address would leave it or is not well formed. */
function resolve(folder: string, path: string): string | null {
  try {
    const inside = normalize(join(folder, decodeURIComponent(path)));
    return inside === normalize(folder) || inside.startsWith(normalize(folder + sep)) ? inside : null;
  } catch {
    return null;
  }
}

async function missing(folder: string): Promise<Answer> {
  const page = join(folder, '404.html');
  return (await stat(page).catch(() => null)) === null
    ? { status: 404, headers: { 'content-type': 'text/plain' }, body: 'not found' }
    : content(page, 404);
}

async function content(file: string, status: number): Promise<Answer> {
  return {
    status,
    headers: { 'content-type': types[extname(file)] ?? 'application/octet-stream' },
    body: await readFile(file),
  };
}
