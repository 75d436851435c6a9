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

/** Milliseconds that a host has to answer. */
const PATIENCE = 30_000;

/** A source over a folder or `http(s)://`. Each file is read once as text and once as JSON. Files outside it are never read. */
export function createSource(from: string, patience = PATIENCE): Source {
  const read = /^https?:\/\//.test(from) ? overHttp(from, patience) : fromFolder(resolve(from));
  return { from, text: once(read), json: once(async (path) => JSON.parse(await read(path)) as unknown) };
}

/** Keeps what it has read, but no failure: the next call may succeed. */
function once<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (path) => {
    const known = kept.get(path) ?? read(path);
    kept.set(path, known);
    known.catch(() => kept.delete(path));
    return known;
  };
}

function fromFolder(folder: string): (path: string) => Promise<string> {
  return async (path) => {
    const file = join(folder, path);
    const inside = relative(folder, file);
    if (inside.startsWith('..') || isAbsolute(inside)) throw new MissingFile(`${path} is outside of the site`);
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw /^E(?:NOENT|ISDIR|NOTDIR)$/.test(error.code ?? '') ? new MissingFile(`${folder} has no ${path}`) : error;
    });
  };
}

function overHttp(address: string, patience: number): (path: string) => Promise<string> {
  const base = address.endsWith('/') ? address : `${address}/`;
  return async (path) => {
    const url = new URL(path, base);
    if (!url.href.startsWith(base)) throw new MissingFile(`${path} is outside of the site`);
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (response.status === 404) throw new MissingFile(`${base} has no ${path}`);
    if (!response.ok) throw new Error(`${url.href} answers ${response.status}`);
    return response.text();
  };
}
