import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where a person has to look when a thing is gone. */
export interface Usage {
  readonly key: string;
  /** `file:line` of pages, samples and texts of the surface that name it. */
  readonly places: readonly string[];
}

const folders = ['site/docs', 'examples', 'surface', 'site/src', 'site/config'];
const ignored = /^(docs\/(api\/|changes\.mdx)|surface\/(history|surface\.lock|warnings)\.json|examples\/recordings\/)/;

/** Pages, samples and links that name an item, by its last word: a member, an export, a function, an address. */
export function usagesOf(root: string, keys: readonly string[]): readonly Usage[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(mdx?|tsx?|sol|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file: relative(root, file), lines: readFileSync(file, 'utf8').split('\n') }))
      .filter(({ file }) => !ignored.test(file)),
  );
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
