import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';

/** Reads files of the site by their path below the base path. */
export interface Source {
  /** Folder or address, for messages. */
  readonly from: string;
  readonly text: (path: string) => Promise<string>;
  readonly json: (path: string) => Promise<unknown>;
}

/** A file that the source lacks. */
export class MissingFile extends Error {}

/** A source over a folder or `http(s)://`. Each file is read once. Files outside it are never read. */
export function createSource(from: string): Source {
  const read = /^https?:\/\//.test(from) ? overHttp(from) : fromFolder(resolve(from));
  const kept = new Map<string, Promise<string>>();
  const text = (path: string): Promise<string> => {
    const known = kept.get(path) ?? read(path);
    kept.set(path, known);
    // A failure is not cached: the next call may succeed.
    known.catch(() => kept.delete(path));
    return known;
  };
  return { from, text, json: async (path) => JSON.parse(await text(path)) as unknown };
}

function fromFolder(folder: string): (path: string) => Promise<string> {
  return async (path) => {
    const file = join(folder, path);
    const inside = relative(folder, file);
    if (inside.startsWith('..') || isAbsolute(inside)) throw new MissingFile(`${path} is outside of the site`);
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' || error.code === 'EISDIR' ? new MissingFile(`${folder} has no ${path}`) : error;
    });
  };
}

function overHttp(address: string): (path: string) => Promise<string> {
  const base = address.endsWith('/') ? address : `${address}/`;
  return async (path) => {
    const url = new URL(path, base);
    if (!url.href.startsWith(base)) throw new MissingFile(`${path} is outside of the site`);
    const response = await fetch(url);
    if (response.status === 404) throw new MissingFile(`${base} has no ${path}`);
    if (!response.ok) throw new Error(`${url.href} answers ${response.status}`);
    return response.text();
  };
}
