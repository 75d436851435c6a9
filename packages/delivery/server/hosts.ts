import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { gzip } from 'node:zlib';
import { join } from 'node:path';
import { CACHING, ENCODINGS } from '../settings';
import { HEADERS_FILE, headersOf, parseHeadersFile } from '../headers-file';

/** Differences between hosts. */
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
   * GitHub Pages, as its public answers show: it reads neither the headers file nor compressed files, lets browsers
   * keep everything for ten minutes, compresses with gzip only, and sends a file of an unknown type as bytes.
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
  // The type would be that of the missing file.
  const { 'content-type': _, ...others } = headers as Record<string, string>;
  return { ...others, 'cache-control': CACHING.revalidate };
}

/** One representation of a file: the plain file or the compressed file next to it. */
interface Representation {
  readonly body: Buffer;
  /** Content-Encoding; null for the plain file. */
  readonly encoding: string | null;
  /** Changes whenever the bytes may have changed. */
  readonly etag: string;
}

/** Returns the best representation of a file for a request's Accept-Encoding. */
async function representationOf(file: string, accepted: string | undefined): Promise<Representation> {
  const names = acceptedEncodings(accepted ?? '');
  for (const { name, suffix } of ENCODINGS.filter(({ name }) => names.has(name))) {
    const found = await stat(file + suffix).catch(() => null);
    if (found !== null) return { body: await readFile(file + suffix), encoding: name, etag: etagOf(found, name) };
  }
  return { body: await readFile(file), encoding: null, etag: etagOf(await stat(file), 'plain') };
}

/** Parses `gzip, br;q=0.5, zstd;q=0` into gzip, br. */
function acceptedEncodings(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  return new Set(parts.filter(([, quality]) => Number(quality ?? 1) > 0).map(([name = '']) => name.toLowerCase()));
}

const etagOf = ({ mtimeMs, size }: { readonly mtimeMs: number; readonly size: number }, form: string): string =>
  `"${mtimeMs.toString(36)}-${size.toString(36)}-${form}"`;
