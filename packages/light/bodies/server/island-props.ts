/** The place of an island, for error messages. */
export interface IslandPlace {
  /** File of the page, such as `site/docs/getting-started.mdx`. */
  readonly page: string;
  /** File of the island below the root of the site. */
  readonly file: string;
  /** Name of the island. */
  readonly island: string;
}

/** Serialises the properties of an island as JSON for the HTML. Throws for a value that JSON would lose or change. */
export function islandProps(props: object, place: IslandPlace): string {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    const problem = problemOf(value, [], new Set());
    if (problem === undefined) continue;
    const { page, file, island } = place;
    const where = [name, ...problem.path].join('.');
    throw new Error(
      `${page}: the island "${island}" is given ${problem.what} as "${where}". Its properties are stored as JSON in the HTML: ` +
        `${problem.instead ?? 'write text, a number, true, false, null, or lists and plain objects of these'}, ` +
        `or make the value inside ${file}.`,
    );
  }
  return JSON.stringify(props);
}

interface Problem {
  readonly path: readonly string[];
  readonly what: string;
  readonly instead?: string;
}

function problemOf(value: unknown, path: readonly string[], above: ReadonlySet<unknown>): Problem | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : { path, what: `the number ${value}` };
    case 'bigint':
      return { path, what: 'a bigint', instead: 'write it as text' };
    case 'object':
      return value === null ? undefined : problemOfObject(value, path, above);
    default:
      return { path, what: typeof value === 'undefined' ? 'undefined' : `a ${typeof value}` };
  }
}

function problemOfObject(value: object, path: readonly string[], above: ReadonlySet<unknown>): Problem | undefined {
  if (above.has(value)) return { path, what: 'a circular object' };
  if ('$$typeof' in value) return { path, what: 'a React element', instead: 'write text' };
  if (value instanceof Date) return { path, what: 'a Date', instead: 'write its text, as date.toISOString() gives it' };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return { path, what: `an instance of ${value.constructor.name}` };
  const within = new Set([...above, value]);
  const entries = Array.isArray(value) ? Array.from(value, (each, at) => [at, each] as const) : Object.entries(value);
  for (const [key, inner] of entries) {
    const problem = problemOf(inner, [...path, String(key)], within);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
