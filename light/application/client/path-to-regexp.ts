/** Stands for path-to-regexp: no route of this site has parameters, only the one for unknown addresses stands for all. */
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** The expression for a path, with the meaning that the router's options have. */
export default function pathToRegexp(path: string, _keys: unknown[], { end, strict, sensitive }: Options): RegExp {
  if (path === '*') return /^(.*)(?:\/(?=$))?$/i;
  if (/[:*?+()[\]{}]/.test(path)) throw new Error(`${path}: light/application knows no parameters of routes`);
  const slash = path.endsWith('/');
  let expression = path.replace(/[.$^|\\]/g, '\\$&');
  if (!strict) expression = `${slash ? expression.slice(0, -1) : expression}(?:/(?=$))?`;
  expression += end ? '$' : strict && slash ? '' : '(?=/|$)';
  return new RegExp(`^${expression}`, sensitive ? '' : 'i');
}
pathToRegexp.compile = (path: string) => (): string => path;
