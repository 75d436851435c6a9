import { readFile, stat } from 'node:fs/promises';
import { ENCODINGS } from '../settings';

/** One representation of a file: the plain file or the compressed file beside it. */
export interface Representation {
  readonly body: Buffer;
  /** Content-Encoding; null for the plain file. */
  readonly encoding: string | null;
  /** Changes whenever the bytes may have changed. */
  readonly etag: string;
}

/** Returns the best representation of a file for a request's Accept-Encoding. */
export async function representationOf(file: string, accepted: string | undefined): Promise<Representation> {
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
