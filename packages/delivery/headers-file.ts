/**
 * Headers that a static host sends for paths that match a pattern. `*` matches anything: at its end, or before an
 * extension.
 */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Name of the header rules file on Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers';

/** Prints a headers file. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .flat()
    .join('\n');

/** Parses a headers file. Throws on a line that is neither a path nor a header below one. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('#'))) {
    if (/^\S+$/.test(line)) {
      rules.push({ path: line, headers: {} });
      continue;
    }
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (!header || !rule) throw new Error(`${HEADERS_FILE}: cannot read "${line}"`);
    rule.headers[header[1] ?? ''] = header[2] ?? '';
  }
  return rules;
}

/**
 * Returns the headers that a host sends for a path: those of all matching rules, with equal names joined by a comma.
 */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { headers } of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of Object.entries(headers)) {
      const key = name.toLowerCase();
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
    }
  }
  return found;
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.slice(start.length).endsWith(end);
}
