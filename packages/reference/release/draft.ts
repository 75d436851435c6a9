import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../generator/read/files';
import type { Difference } from './compare';
import { addEntries, newContract } from './draft-contract';
import { addItems } from './draft-module';
import type { Items } from './items';
import { fileOf } from './places';

/** What a draft writes, and what it leaves to a person. */
interface Draft {
  /** File of the surface -> its new text, with everything that was there. */
  readonly files: ReadonlyMap<string, string>;
  /** New items that no file has a place for. */
  readonly left: readonly string[];
  /** Removed items, with all references to them. */
  readonly gone: readonly Usage[];
  readonly changed: readonly Difference[];
}

/** Stubs for items that the package has and the surface lacks. Writes nothing. */
export function draft(root: string, differences: readonly Difference[], items: Items): Draft {
  const added = differences
    .filter(({ kind, key }) => kind === 'added' && !key.startsWith('package '))
    .map(({ key }) => key);
  const touched = [...new Set(added.map(fileOf))];
  const left: string[] = [];
  const files = new Map<string, string>();
  for (const file of touched) {
    const keys = added.filter((key) => fileOf(key) === file);
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

/** References to a removed item. */
interface Usage {
  readonly key: string;
  /** `file:line` of pages, samples and texts of the surface that name it. */
  readonly places: readonly string[];
}

const folders = ['site/docs', 'examples', 'surface', 'site/src', 'site/config'];
const ignored =
  /^(site\/docs\/(api\/|(changes|how-we-know|guides\/gas-used)\.mdx)|surface\/(history|surface\.lock|warnings)\.json|examples\/recordings\/)/;

/** Pages, samples and links that contain the last word of an item: a member, an export, a function, an address. */
function usagesOf(root: string, keys: readonly string[]): readonly Usage[] {
  const files = folders
    .flatMap((folder) => listFiles(root, folder, ''))
    .filter((file) => /\.(mdx?|tsx?|sol|json)$/.test(file) && !ignored.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));
  return keys.map((key) => {
    const word = lastWord(key);
    const pattern = new RegExp(`(?<![\\w$])${word}(?![\\w$])`);
    const places = files.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );
    return { key, places };
  });
}

/** `deposit` of `a/b Vault.deposit`, `getRate` of `abi Accountant function getRate()`, `viem` of `package viem`. */
function lastWord(key: string): string {
  const [first = '', second = '', ...rest] = key.replace(/ (code|returns|default .*)$/, '').split(' ');
  if (first === 'abi') return /\w+$/.exec(rest.join(' ').replace(/\(.*/s, ''))?.[0] ?? second;
  return second.split('.').at(-1) ?? second;
}
