import { createHash } from 'node:crypto';
import type { Recording } from './recording';

/**
 * SHA-256 over everything that a recording says, the hash of the example and of the recorder included. The recorder
 * writes it; a recording that was edited by hand does not fit it any more.
 */
export function sealOf(recording: Omit<Recording, 'seal'>): string {
  const { seal: _, ...content } = recording as Recording;
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with the keys of every object in order, so that neither their order nor the layout of the file matters. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
