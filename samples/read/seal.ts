import { createHash } from 'node:crypto';
import type { Recording } from './recording';

/**
 * SHA-256 of the whole recording, including the hashes of the example and the recorder. The recorder writes it, so a
 * recording that was edited by hand no longer matches.
 */
export function sealOf(recording: Omit<Recording, 'seal'>): string {
  const { seal: _, ...content } = recording as Recording;
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with sorted keys, independent of their order and the file's layout. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
