import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { gzip } from 'node:zlib';
import { representationOf, type Representation } from './representation';
import { join } from 'node:path';
import { CACHING } from '../settings';
import { HEADERS_FILE, headersOf, parseHeadersFile } from '../headers-file';

/** What hosts do differently. */
interface Host {
  /** Returns the headers for an address; they replace the server's own. */
  readonly headers: (folder: string, path: string, status: number) => Promise<Record<string, string>>;
  readonly representation: (file: string, accepted: string | undefined) => Promise<Representation>;
}

const gzipAsync = promisify(gzip);

/** What GitHub Pages compresses, as far as this site has it. */
const TEXT = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|atom)$/;

/** Extensions that the list of types of GitHub Pages (mime-db) does not have. */
const UNKNOWN = /\.(?:sol|env)$/;

/** Hosts by name. */
export const HOSTS = {
  /** Reads the headers file and sends the compressed files. */
  configured: { headers: deliveredHeaders, representation: representationOf },
  /**
   * GitHub Pages, as its public answers show it: it reads no headers file and no compressed file, lets a browser keep
   * everything for ten minutes, compresses with gzip only, and sends a file of a type that it does not know as bytes.
   */
  pages: {
    headers: (_, path) =>
      Promise.resolve({
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=600',
        ...(UNKNOWN.test(path) ? { 'content-type': 'application/octet-stream' } : {}),
      }),
    representation: gzipped,
  },
} as const satisfies Readonly<Record<string, Host>>;

async function gzipped(file: string, accepted = ''): Promise<Representation> {
  const bytes = await readFile(file);
  const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (!TEXT.test(file) || !/\bgzip\b(?!\s*;\s*q=0)/.test(accepted)) {
    return { body: bytes, encoding: null, etag: `"${etag}"` };
  }
  return { body: await gzipAsync(bytes), encoding: 'gzip', etag: `W/"${etag}"` };
}

/**
 * Returns the headers that a static host sends for a path: those of the build's headers file, and the host's default,
 * which is to revalidate. Answers with another status than 200 are never cached. A folder without delivery has no
 * headers file.
 */
async function deliveredHeaders(folder: string, path: string, status: number): Promise<Record<string, string>> {
  const text = await readFile(join(folder, HEADERS_FILE), 'utf8').catch(() => '');
  const headers = { 'cache-control': CACHING.revalidate, ...headersOf(parseHeadersFile(text), path) };
  if (status === 200) return headers;
  // The type is that of a file which is not there.
  const { 'content-type': _, ...others } = headers as Record<string, string>;
  return { ...others, 'cache-control': CACHING.revalidate };
}
