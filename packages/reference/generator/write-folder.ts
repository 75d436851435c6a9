import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Page } from '../model/page';

/** Number of files that a write changed. */
export interface Changes {
  readonly written: number;
  readonly removed: number;
}

/** Writes one file below `folder` unless it has these bytes; returns whether it did. */
export async function writePage(folder: string, { path, text }: Page): Promise<boolean> {
  const file = join(folder, path);
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return true;
}

/**
 * Makes `folder` contain exactly `pages`. Unchanged files are not touched, so watchers stay quiet; changed files are
 * written to a temporary name and renamed, so nobody reads a partial file; other files are removed.
 */
export async function writeFolder(folder: string, pages: readonly Page[]): Promise<Changes> {
  let written = 0;
  for (const page of pages) written += Number(await writePage(folder, page));
  const owned = new Set(pages.map(({ path }) => path));
  const stale = (await listFiles(folder)).filter((path) => !owned.has(path));
  await Promise.all(stale.map((path) => rm(join(folder, path))));
  return { written, removed: stale.length };
}

/** Returns the files below a folder as paths with "/"; empty without the folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
