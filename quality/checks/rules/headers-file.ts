import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVERY_PATH, HEADERS_FILE_LIMITS } from '@sdk-docs/delivery/settings';
import { BASE_URL } from '../../../site/config/limits';
import { HEADERS_FILE, parseHeadersFile, type HeaderRule } from '@sdk-docs/delivery/headers-file';
import type { Rule } from '../rule';

/** Netlify and Cloudflare Pages read the whole headers file, with the same result. */
export const headersFileRule: Rule = {
  name: 'headers-file',
  async check({ folder, files }) {
    // The rule `policy` already reports a missing headers file.
    if (!files.has(HEADERS_FILE)) return [];
    const text = await readFile(join(folder, HEADERS_FILE), 'utf8');
    const rules = parseHeadersFile(text);
    const { rules: most, line: longest } = HEADERS_FILE_LIMITS;
    return [
      ...(rules.length > most ? [`${rules.length} rules, hosts take ${most}`] : []),
      ...text
        .split('\n')
        .filter((line) => line.length > longest)
        .map((line) => `a line of ${line.length} characters, hosts take ${longest}`),
      ...rules.flatMap(ruleProblems),
      ...rules.flatMap((rule, index) => rules.slice(index + 1).flatMap((other) => joined(rule, other))),
    ].map((problem) => `${HEADERS_FILE}: ${problem}`);
  },
};

function ruleProblems({ path, headers }: HeaderRule): string[] {
  const names = Object.keys(headers);
  const taken = new Set(HEADERS_FILE_LIMITS.setByHost.map((name) => name.toLowerCase()));
  return [
    ...(path.startsWith(BASE_URL) || path === EVERY_PATH ? [] : [`${path} is outside ${BASE_URL}`]),
    // Hosts interpret a star in other places differently: one segment, any text, or an error. Before an extension it
    // may set the type, because a host that reads it as one segment then sends its own type.
    ...(/^[^*:]*(?:\/\*)?$/.test(path) || isTypeRule({ path, headers })
      ? []
      : [`${path}: only a last segment may be a pattern, *`]),
    ...(names.length > 0 ? [] : [`${path} sets no header`]),
    ...names.filter((name) => taken.has(name.toLowerCase())).map((name) => `${path}: hosts set ${name} themselves`),
  ];
}

const isTypeRule = ({ path, headers }: HeaderRule): boolean =>
  /^[^*:]*\/\*\.\w+$/.test(path) && Object.keys(headers).every((name) => name.toLowerCase() === 'content-type');

/**
 * Finds headers that two rules set for the same path. Hosts join both values with a comma, which no header here
 * supports.
 */
function joined(one: HeaderRule, other: HeaderRule): string[] {
  const [outer, inner] = one.path.length <= other.path.length ? [one, other] : [other, one];
  const meet = outer.path.endsWith('*') ? inner.path.startsWith(outer.path.slice(0, -1)) : inner.path === outer.path;
  const names = new Set(Object.keys(outer.headers).map((name) => name.toLowerCase()));
  return Object.keys(inner.headers)
    .filter((name) => meet && names.has(name.toLowerCase()))
    .map((name) => `${outer.path} and ${inner.path} both set ${name}`);
}
