import { lockEntries } from '../generator/check/lock-entries';
import type { Surface, SurfaceLock } from '../model/surface';

/**
 * The lock of a release whose package equals the surface. Facts that only the surface has, defaults in words, are left
 * out.
 *
 * @param found - keys of defaults that the package has: `module Class.method default path`; without it, all are
 *   included
 */
export function lockOf(surface: Surface, found?: ReadonlySet<string>): SurfaceLock {
  const modules: Record<string, Record<string, string[]>> = {};
  const contracts: Record<string, string[]> = {};
  const calls: Record<string, string[]> = {};
  for (const { section, owner, text, mayBeExtra } of lockEntries(surface)) {
    if (mayBeExtra && found?.has(`${owner}.${text.replace(/ = .*/s, '')}`) === false) continue;
    const [path = '', name = ''] = owner.split(' ');
    if (section === 'modules') ((modules[path] ??= {})[name] ??= []).push(text);
    else ((section === 'contracts' ? contracts : calls)[owner] ??= []).push(text);
  }
  for (const lines of Object.values(contracts)) lines.sort();
  return { modules: sorted(modules), contracts: sorted(contracts), calls: sorted(calls) };
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
