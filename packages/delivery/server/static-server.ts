import { createServer, type IncomingMessage, type Server } from 'node:http';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { TYPES } from '../settings';
import { HOSTS } from './hosts';

const types: Readonly<Record<string, string>> = {
  ...TYPES,
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
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

interface Site {
  readonly folder: string;
  readonly base: string;
  readonly host: (typeof HOSTS)[keyof typeof HOSTS];
}

/** A file with its status, a redirect target, or nothing. */
type Found =
  | { readonly status: number; readonly file: string }
  | { readonly status: 404; readonly file: null }
  | { readonly status: 301; readonly location: string };

/**
 * Serves `folder` below `base` as a static host does: a folder gets its index.html, a folder without its slash a 301,
 * an unknown or malformed path 404.html with status 404, and a target that is no path 400. Only GET and HEAD. A
 * configured host sends the headers of the build's headers file with every answer, and the compressed files beside the
 * plain ones.
 */
export function createStaticServer(folder: string, base: string, host: keyof typeof HOSTS = 'configured'): Server {
  const site = { folder, base, host: HOSTS[host] };
  return createServer((request, response) => {
    answer(site, request)
      .catch((error: unknown) => {
        console.error(error);
        return plain(site, base, 500, 'something went wrong');
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(request.method === 'HEAD' ? undefined : body);
      })
      .catch(() => response.destroy());
  });
}

async function answer(site: Site, { method, url, headers }: IncomingMessage): Promise<Answer> {
  const { folder, base, host } = site;
  if (method !== 'GET' && method !== 'HEAD') {
    const refusal = await plain(site, base, 405, '');
    return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } };
  }
  // Without its slash, the target would continue the host name below.
  if (url?.startsWith('/') !== true) return plain(site, base, 400, 'not an address');
  const { pathname, search } = new URL(`http://localhost${url}`);
  const found = await find(folder, base, pathname);
  if ('file' in found && found.file === null) return plain(site, pathname, found.status, 'not found');
  const delivered = await host.headers(folder, pathname, found.status);
  if ('location' in found) {
    return { status: found.status, headers: { location: `${found.location}${search}`, ...delivered }, body: '' };
  }
  const { status, file } = found;
  const { body, encoding, etag } = await host.representation(file, headers['accept-encoding']?.toString());
  const sent = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    vary: 'Accept-Encoding',
    etag,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    ...delivered,
  };
  if (status === 200 && headers['if-none-match'] === etag) return { status: 304, headers: sent, body: '' };
  return { status, headers: sent, body };
}

async function plain({ folder, host }: Site, path: string, status: number, body: string): Promise<Answer> {
  return { status, headers: { 'content-type': 'text/plain', ...(await host.headers(folder, path, status)) }, body };
}

async function find(folder: string, base: string, pathname: string): Promise<Found> {
  if (`${pathname}/` === base) return { status: 301, location: base };
  // A double slash differs from one slash: the application has no route for such an address.
  const isOwn = pathname.startsWith(base) && !pathname.includes('//');
  const file = isOwn ? resolve(folder, pathname.slice(base.length)) : null;
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || found === null) return missing(folder);
  if (!found.isDirectory()) return { status: 200, file };
  const index = join(file, 'index.html');
  if ((await stat(index).catch(() => null)) === null) return missing(folder);
  return pathname.endsWith('/') ? { status: 200, file: index } : { status: 301, location: `${pathname}/` };
}

/** Returns the path of a file inside the folder; null when the address is malformed or leaves the folder. */
function resolve(folder: string, path: string): string | null {
  try {
    const inside = normalize(join(folder, decodeURIComponent(path)));
    return inside === normalize(folder) || inside.startsWith(normalize(folder + sep)) ? inside : null;
  } catch {
    return null;
  }
}

async function missing(folder: string): Promise<Found> {
  const page = join(folder, '404.html');
  return (await stat(page).catch(() => null)) === null ? { status: 404, file: null } : { status: 404, file: page };
}
