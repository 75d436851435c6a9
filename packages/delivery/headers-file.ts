import { CACHING, EVERY_PATH, IMMUTABLE_PATH, SECURITY_HEADERS, TYPES } from './settings';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { formatPolicy, type Policy } from './content-policy';

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

/**
 * Returns the rules of the headers file. Security headers apply to every answer of the host, also outside the base
 * path. Other files revalidate without a rule: the hosts that read this file do so by default, and would join a second
 * Cache-Control for a path to the first.
 */
export const headerRules = (policy: Policy): HeaderRule[] => [
  { path: EVERY_PATH, headers: { 'Content-Security-Policy': formatPolicy(policy), ...SECURITY_HEADERS } },
  { path: IMMUTABLE_PATH, headers: { 'Cache-Control': CACHING.immutable } },
  ...Object.entries(TYPES).map(([end, type]) => ({ path: `${BASE_URL}*${end}`, headers: { 'Content-Type': type } })),
];
