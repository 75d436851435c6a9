import type { Reference } from '../../model/reference';

/** Names in type text that are not links although an item has that name. */
const notTypes = new Set(['Error', 'Promise', 'Partial', 'Address', 'Hash', 'Hex']);

/** Returns the identifiers in a type that have a page: name -> route; undefined without any. */
export function typeLinks({ link }: Reference, type: string): Record<string, string> | undefined {
  const entries = [...new Set(type.match(/\b[A-Za-z_]\w*/g))].flatMap((name) => {
    const route = /^[A-Z]|^mtw|^vl/.test(name) && !notTypes.has(name) ? link(name) : null;
    return route === null ? [] : [[name, route] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
