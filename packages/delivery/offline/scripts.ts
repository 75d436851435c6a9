import { BASE_URL } from '@sdk-docs/reference/model/base-path';

const PUBLIC_PATH = `.p=${JSON.stringify(BASE_URL)}`;
/** Matches the files that a worker loads itself, as the bundler writes them. */
const PARTS = /"(assets\/js\/[^"]*)"\+\(\{([^{}]*)\}\)\[\w+\]\+"(\.js)"/;

/** A script of the site for the copy: chunks come from the folder of the copy, and the address is the one on the site. */
export const pageScript = (code: string): string =>
  code.replaceAll(PUBLIC_PATH, '.p=offlineCopy.root').replaceAll('window.location', 'offlineCopy.location');

/** Whether a script is the entry of a worker. */
export const isWorker = (code: string): boolean => code.includes('importScripts(');

/**
 * A worker for the copy, as functions that the page calls: a file may not start a worker. The scripts that it loads are
 * in the same file, because it waits for them; `read` returns one. Throws when the bundler writes their names
 * differently.
 */
export function workerScript(file: string, code: string, read: (file: string) => string): string {
  const [, start = '', table = '', end = ''] = PARTS.exec(code) ?? [];
  const parts = [...table.matchAll(/:"(\w+)"/g)].map(([, hash = '']) => start + hash + end);
  if (parts.length === 0) throw new Error(`${file}: the names of the worker's parts are not where they used to be`);
  const wrap = (name: string, text: string): string =>
    `offlineCopy.define(${JSON.stringify(name)},function(globalThis,self,addEventListener,postMessage,importScripts){${text}\n});\n`;
  return [...parts.map((part) => wrap(part, read(part))), wrap(file, pageScript(code))].join('');
}

/** A text file as a script, because a page opened from a folder may not fetch. */
export const textScript = (file: string, text: string): string =>
  `offlineCopy.give(${JSON.stringify(file)},${JSON.stringify(text)});\n`;
