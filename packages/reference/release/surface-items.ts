import { lockEntries } from '../generator/check/lock-entries';
import type { Surface } from '../model/surface';
import { itemsOf, type Items } from './items';

/** What the surface says the release has, item by item. */
export function surfaceItems(surface: Surface): Items {
  const modules: Record<string, Record<string, string[]>> = {};
  const contracts: Record<string, string[]> = {};
  for (const { section, owner, text } of lockEntries(surface)) {
    const [path = '', name = ''] = owner.split(' ');
    if (section === 'modules') ((modules[path] ??= {})[name] ??= []).push(text);
    if (section === 'contracts') (contracts[owner] ??= []).push(text);
  }
  const items = itemsOf({ modules, contracts, dependencies: {} });
  const version = ['utils/version version.value', `'${surface.upstream.version}'`] as const;
  return new Map([...items, version, ...Object.entries(surface.history?.latest ?? {})]);
}
