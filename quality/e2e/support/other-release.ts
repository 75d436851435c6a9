import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { HASHED_NAME } from '@sdk-docs/delivery/settings';
import { BASE_URL } from '../../../site/config/limits';
import { createStaticServer } from '@sdk-docs/delivery/server/static-server';
import { type StaticSite } from './static-site';

/** Marks a page of the other release. */
const OTHER = '<meta name=release content=other>';

/** Returns another hash of the same form: each digit is inverted. */
const turned = (hash: string): string => [...hash].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join('');

/**
 * Writes a build as its next release, with these pages: all hashed files have other names, everywhere, and every page is
 * marked. Scripts, index and pages match each other, but no file of the first release.
 */
export async function writeOtherRelease(build: string, folder: string, pages: readonly string[]): Promise<void> {
  const isUsed = (file: string) =>
    /^(?:assets\/|search-index|404)/.test(file) || pages.includes(file.slice(0, file.lastIndexOf('/') + 1));
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(build.length + 1))
    .filter(isUsed);
  const hashes = new Set(
    files.flatMap((file) => /[.-]([0-9a-f]{8,})\.[a-z]+$/.exec(HASHED_NAME.test(file) ? file : '')?.[1] ?? []),
  );
  const renamed = (text: string): string =>
    text.replace(/(?<![0-9a-f])[0-9a-f]{8,20}(?![0-9a-f])/g, (hash) => (hashes.has(hash) ? turned(hash) : hash));
  for (const file of files) {
    const target = join(folder, renamed(file));
    await mkdir(dirname(target), { recursive: true });
    const bytes = await readFile(join(build, file));
    if (!/\.(?:html|js|css|json|txt)$/.test(file)) await writeFile(target, bytes);
    else await writeFile(target, renamed(bytes.toString()).replace(/(<meta name="?generator)/, `${OTHER}$1`));
  }
}

/** Serves a site whose release changes while readers are on it: `use` sets the folder for a path. */
export async function serveReleases(): Promise<
  StaticSite & { readonly use: (folderOf: (path: string) => string) => void }
> {
  const servers = new Map<string, Server>();
  let folderOf = (_: string): string => '';
  const host = createServer((request, response) => {
    const folder = folderOf((request.url ?? '/').slice(BASE_URL.length));
    const server = servers.get(folder) ?? createStaticServer(folder, BASE_URL);
    servers.set(folder, server);
    server.emit('request', request, response);
  });
  await new Promise<void>((ready) => host.listen(0, ready));
  return {
    home: `http://127.0.0.1:${(host.address() as AddressInfo).port}${BASE_URL}`,
    use: (next) => void (folderOf = next),
    close: () =>
      new Promise((closed) => {
        host.close(() => closed());
        host.closeAllConnections();
      }),
  };
}
