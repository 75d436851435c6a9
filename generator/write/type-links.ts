import type { Reference } from '../../model/reference';

/** Names in type text that must not become links although something of that name exists. */
const notTypes = new Set(['Error', 'Promise', 'Partial', 'Address', 'Hash', 'Hex']);

/** Identifiers in a type that have a page: name -> route. undefined when there are none. */
export function typeLinks({ link }: Reference, type: string): Record<string, string> | undefined {
  const entries = [...new Set(type.match(/\b[A-Za-z_]\w*/g))].flatMap((name) => {
    const route = /^[A-Z]|^mtw|^vl/.test(name) && !notTypes.has(name) ? link(name) : null;
    return route === null ? [] : [[name, route] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
