import { CACHING, EVERY_PATH, IMMUTABLE_PATH } from './settings';
import type { HeaderRule } from './headers-file';

/** Writes the part of the Caddy configuration that depends on the build; `packages/delivery/deploy/Caddyfile` imports it. */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [
      ...typeMatcher(path),
      `header ${path === EVERY_PATH ? '*' : (typeName(path) ?? path)} {`,
      ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
      '}',
    ].join('\n'),
  );
  const others = `@revalidated not path ${IMMUTABLE_PATH}\nheader @revalidated Cache-Control "${CACHING.revalidate}"`;
  return `${[...blocks, others].join('\n')}\n`;
}

/** `/base/*.md` -> `@type_md`: Caddy interprets a star inside a path as one segment. Null for other patterns. */
const typeName = (path: string): string | null => {
  const end = /\*\.(\w+)$/.exec(path)?.[1];
  return end === undefined ? null : `@type_${end}`;
};

/** A file that is not there is answered with a page, which keeps its own type. */
const typeMatcher = (path: string): string[] => {
  const name = typeName(path);
  return name === null ? [] : [`${name} {`, `\tpath ${path.slice(path.indexOf('*'))}`, '\tfile', '}'];
};
