import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare';
import { addEntries, newContract } from './draft-contract';
import { addItems } from './draft-module';
import type { Items } from './items';
import { placeOf } from './places';
import { usagesOf, type Usage } from './usages';

/** What a draft would write, and what it leaves to a person. */
interface Draft {
  /** File of the surface -> its new text. Everything that stood in it still does. */
  readonly files: ReadonlyMap<string, string>;
  /** New items that no file has a place for. */
  readonly left: readonly string[];
  /** Items that are gone, with all that names them. */
  readonly gone: readonly Usage[];
  readonly changed: readonly Difference[];
}

/** Stubs for what the package has and the surface does not say. Writes nothing. */
export function draft(root: string, differences: readonly Difference[], items: Items): Draft {
  const added = differences
    .filter(({ kind, key }) => kind === 'added' && !key.startsWith('package '))
    .map(({ key }) => key);
  const touched = [...new Set(added.map((key) => placeOf(key).file))];
  const left: string[] = [];
  const files = new Map<string, string>();
  for (const file of touched) {
    const keys = added.filter((key) => placeOf(key).file === file);
    const path = join(root, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const [first = '', name = ''] = keys[0]?.split(' ') ?? [];
    if (first === 'abi') {
      const lines = keys.map((key) => items.get(key) ?? '');
      files.set(file, addEntries(before ?? newContract(name), name, lines));
      continue;
    }
    const result = addItems(before ?? '', first, keys, items);
    files.set(file, result.text);
    left.push(...result.left);
  }
  const gone = differences.filter(({ kind }) => kind === 'removed').map(({ key }) => key);
  return {
    files,
    left,
    gone: usagesOf(root, gone),
    changed: differences.filter(({ kind }) => kind === 'changed'),
  };
}
