import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Page } from '../model/page';

/** How many files a write changed. */
export interface Changes {
  readonly written: number;
  readonly removed: number;
}

/** Writes one file below `folder` unless it has these bytes; gives whether it did. */
export async function writePage(folder: string, { path, text }: Page): Promise<boolean> {
  const file = join(folder, path);
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return true;
}

/**
 * Makes `folder` hold exactly `pages`: files whose bytes are the same are not touched (so watchers stay quiet), others
 * are written beside and renamed (so nobody reads half a file), and what no page owns is removed.
 */
export async function writeFolder(folder: string, pages: readonly Page[]): Promise<Changes> {
  let written = 0;
  for (const page of pages) written += Number(await writePage(folder, page));
  const owned = new Set(pages.map(({ path }) => path));
  const stale = (await listFiles(folder)).filter((path) => !owned.has(path));
  await Promise.all(stale.map((path) => rm(join(folder, path))));
  return { written, removed: stale.length };
}

/** Files below a folder as paths with "/", empty when the folder does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
