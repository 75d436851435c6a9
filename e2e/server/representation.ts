import { readFile, stat } from 'node:fs/promises';
import { ENCODINGS } from '../../config/delivery';

/** One form in which a file is sent: as it is, or as the compressed file that stands beside it. */
export interface Representation {
  readonly body: Buffer;
  /** Content-Encoding; null for the file as it is. */
  readonly encoding: string | null;
  /** Changes whenever the bytes can have changed. */
  readonly etag: string;
}

/** The best form of a file for a request's Accept-Encoding. */
export async function representationOf(file: string, accepted: string | undefined): Promise<Representation> {
  const names = acceptedEncodings(accepted ?? '');
  for (const { name, suffix } of ENCODINGS.filter(({ name }) => names.has(name))) {
    const found = await stat(file + suffix).catch(() => null);
    if (found !== null) return { body: await readFile(file + suffix), encoding: name, etag: etagOf(found, name) };
  }
  return { body: await readFile(file), encoding: null, etag: etagOf(await stat(file), 'plain') };
}

/** `gzip, br;q=0.5, zstd;q=0` -> gzip, br. */
function acceptedEncodings(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  return new Set(parts.filter(([, quality]) => Number(quality ?? 1) > 0).map(([name = '']) => name.toLowerCase()));
}

const etagOf = ({ mtimeMs, size }: { readonly mtimeMs: number; readonly size: number }, form: string): string =>
  `"${mtimeMs.toString(36)}-${size.toString(36)}-${form}"`;
