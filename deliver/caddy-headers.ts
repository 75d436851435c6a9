import { CACHING, EVERY_PATH, IMMUTABLE_PATH } from '../config/delivery';
import type { HeaderRule } from '../model/headers-file';

/** Writes the part of the Caddy configuration that depends on the build; `deploy/Caddyfile` imports it. */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [
      `header ${path === EVERY_PATH ? '*' : path} {`,
      ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
      '}',
    ].join('\n'),
  );
  const others = `@revalidated not path ${IMMUTABLE_PATH}\nheader @revalidated Cache-Control "${CACHING.revalidate}"`;
  return `${[...blocks, others].join('\n')}\n`;
}
