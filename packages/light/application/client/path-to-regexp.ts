/**
 * Replaces path-to-regexp: no route of this site has parameters. Only `*`, the route for unknown addresses, is a
 * pattern.
 */
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/**
 * Returns the expression for a path. The options mean the same as in react-router. Throws for a path with parameters.
 */
export default function pathToRegexp(path: string, _keys: unknown[], { end, strict, sensitive }: Options): RegExp {
  if (path === '*') return /^(.*)(?:\/(?=$))?$/i;
  if (/[:*?+()[\]{}]/.test(path)) throw new Error(`${path}: light/application does not support route parameters`);
  const slash = path.endsWith('/');
  let expression = path.replace(/[.$^|\\]/g, '\\$&');
  if (!strict) expression = `${slash ? expression.slice(0, -1) : expression}(?:/(?=$))?`;
  expression += end ? '$' : strict && slash ? '' : '(?=/|$)';
  return new RegExp(`^${expression}`, sensitive ? '' : 'i');
}
pathToRegexp.compile = (path: string) => (): string => path;
