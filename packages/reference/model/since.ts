import type { Contract } from './contract';
import type { History, ItemKey } from './history';

/** When items were added, and when their value last changed. */
export interface Since {
  /**
   * The release that added the oldest of `keys`. Null for items of the first release, and where `owner` was added with
   * them.
   */
  readonly since: (keys: ItemKey | readonly ItemKey[], owner?: ItemKey | readonly ItemKey[]) => string | null;
  /** The last release that changed the value of a key after it was added; null without one. */
  readonly changedIn: (key: ItemKey) => string | null;
}

/** Reads a history once; without one nothing is known. */
export function createSince(history: History | null): Since {
  const came = new Map<ItemKey, number>();
  const changed = new Map<ItemKey, number>();
  const steps = history?.steps ?? [];
  steps.forEach((step, index) => {
    for (const key of step.added) {
      came.set(key, index);
      changed.delete(key);
    }
    for (const { key } of step.changed) changed.set(key, index);
  });
  const oldest = (keys: ItemKey | readonly ItemKey[]): number =>
    Math.min(...[keys].flat().map((key) => came.get(key) ?? -1));
  const versionAt = (index: number): string | null => steps[index]?.version ?? null;
  return {
    since: (keys, owner = []) => {
      const index = oldest(keys);
      return owner.length > 0 && index === oldest(owner) ? null : versionAt(index);
    },
    changedIn: (key) => versionAt(changed.get(key) ?? -1),
  };
}

/** Keys of the history (packages/reference/release/items.ts) for what pages show. */
export const exportKey = (module: string, name: string): ItemKey => `${module} ${name}`;
export const memberKey = (module: string, owner: string, name: string): ItemKey => `${module} ${owner}.${name}`;
export const valueKey = (module: string, constant: string, path: readonly string[]): ItemKey =>
  memberKey(module, constant, ['value', ...path].join('.'));
export const abiKey = (contract: string, member: { readonly kind: string; readonly signature: string }): ItemKey =>
  `abi ${contract} ${member.kind} ${member.signature}`;
export const contractKeys = ({ name, functions, events, errors }: Contract): readonly ItemKey[] =>
  [...functions, ...events, ...errors].map((member) => abiKey(name, member));
