/** Directives of a Content-Security-Policy with their sources, in the order in which they are printed. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** `{ 'img-src': ["'self'", 'data:'] }` -> `img-src 'self' data:`. */
export const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The other way round; of a directive that stands twice the first one counts, as in a browser. */
export function parsePolicy(text: string): Policy {
  const policy: Record<string, readonly string[]> = {};
  for (const [directive = '', ...sources] of text.split(';').map((part) => part.trim().split(/\s+/))) {
    if (directive !== '') policy[directive.toLowerCase()] ??= sources;
  }
  return policy;
}
