import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHING } from '../settings';
import { HEADERS_FILE, headersOf, parseHeadersFile } from '../headers-file';

/**
 * Returns the headers that a static host sends for a path: those of the build's headers file, and the host's default,
 * which is to revalidate. Answers with another status than 200 are never cached. A folder without delivery has no
 * headers file.
 */
export async function deliveredHeaders(folder: string, path: string, status: number): Promise<Record<string, string>> {
  const text = await readFile(join(folder, HEADERS_FILE), 'utf8').catch(() => '');
  const headers = { 'cache-control': CACHING.revalidate, ...headersOf(parseHeadersFile(text), path) };
  if (status === 200) return headers;
  // The type is that of a file which is not there.
  const { 'content-type': _, ...others } = headers as Record<string, string>;
  return { ...others, 'cache-control': CACHING.revalidate };
}
