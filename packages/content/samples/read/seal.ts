import { createHash } from 'node:crypto';

/**
 * SHA-256 of a whole recording or observation, including the hashes of what it was made from. Its maker writes it, so a
 * file that was edited by hand no longer matches.
 */
export function sealOf(sealed: object): string {
  const { seal: _, ...content } = sealed as { readonly seal?: string };
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with sorted keys, independent of their order and the file's layout. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
