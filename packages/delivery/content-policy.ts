/** Directives of a Content-Security-Policy with their sources, in print order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Turns `{ 'img-src': ["'self'", 'data:'] }` into `img-src 'self' data:`. */
export const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Parses a policy. Of a repeated directive the first one counts, as in a browser. */
export function parsePolicy(text: string): Policy {
  const policy: Record<string, readonly string[]> = {};
  for (const [directive = '', ...sources] of text.split(';').map((part) => part.trim().split(/\s+/))) {
    if (directive !== '') policy[directive.toLowerCase()] ??= sources;
  }
  return policy;
}
