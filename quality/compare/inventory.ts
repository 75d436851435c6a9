import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Content of a build: for each file its bytes, plain and as brotli. */
export interface Inventory {
  /** Paths below the build folder, with "/", in order. A file that is not compressed has its plain size twice. */
  readonly files: Readonly<Record<string, readonly [plain: number, brotli: number]>>;
}

/** Lists a build after `npm run deliver`. Throws when the folder has no page, or a page that is not compressed. */
export function listBuild(folder: string): Inventory {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];
  if (!names.some((name) => name.endsWith('.html') && existsSync(`${name}.br`)))
    throw new Error(`${folder} contains no delivered page: run npm run build && npm run deliver first`);
  const files = names.map((name): [string, [number, number]] => {
    const plain = statSync(name).size;
    return [
      relative(folder, name).split(sep).join('/'),
      [plain, existsSync(`${name}.br`) ? statSync(`${name}.br`).size : plain],
    ];
  });
  return { files: Object.fromEntries(files) };
}

/** Paths that a comment may show: no special characters of Markdown or HTML. */
const PATH = /^[\w.@+~-]+(?:\/[\w.@+~-]+)*$/;
const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Reads an inventory. It can come from anyone's pull request, and is published in our name: throws for anything but
 * plain paths and sizes.
 */
export function readInventory(file: string): Inventory {
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as { readonly files?: unknown };
  if (typeof files !== 'object' || files === null || Array.isArray(files))
    throw new Error(`${file} is not an inventory: write one with npm run compare:builds -- list build`);
  for (const [path, sizes] of Object.entries(files)) {
    if (!PATH.test(path)) throw new Error(`${file}: ${JSON.stringify(path)} is not the path of a built file`);
    if (!Array.isArray(sizes) || sizes.length !== 2 || !sizes.every(isSize))
      throw new Error(`${file}: ${path} needs two sizes in bytes`);
  }
  return { files: files as Inventory['files'] };
}
