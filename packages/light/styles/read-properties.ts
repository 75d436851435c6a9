import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const EXTENSIONS = new Set(['.css', '.js', '.jsx', '.ts', '.tsx']);

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => files(join(path, name)));
}

/**
 * Returns the custom properties that a style sheet or component reads with var(), except in files that match `without`.
 */
export function readReferences(paths: readonly string[], without: (file: string) => boolean): ReadonlySet<string> {
  const names = new Set<string>();
  const read = paths.flatMap(files).filter((path) => EXTENSIONS.has(extname(path)) && !without(path));
  for (const file of read) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
  }
  return names;
}

/**
 * Returns the custom properties that a style sheet sets on `html:root`, which outweighs the framework's rules in both
 * modes.
 */
export function readReplaced(file: string): ReadonlySet<string> {
  const css = readFileSync(file, 'utf8');
  const block = css.slice(css.indexOf('html:root {')).split('\n}')[0] ?? '';
  return new Set([...block.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
}
