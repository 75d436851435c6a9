import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { createStaticServer } from '../server/static-server';
import { asker } from './ask';
import { caching, compression, headers, notFound, routes, slashes, type Hosted } from './questions';

const QUESTIONS = { routes, slashes, headers, caching, compression, notFound };

/**
 * `npm run check:hosts` packs `build/` as the workflow does for GitHub Pages, unpacks it, and asks a server that behaves
 * as GitHub Pages does. `npm run check:hosts -- http://<host> [folder]` asks another host that reads the headers file and
 * serves the build of the folder below the base path of the site.
 */
async function main(): Promise<void> {
  const [address, folder = 'build'] = process.argv.slice(2);
  if (address !== undefined) return report({ ask: asker(address), base: BASE_URL, folder, readsHeaders: true });
  const unpacked = unpackArtifact(folder);
  const server = createStaticServer(unpacked, BASE_URL, 'pages').listen(0, '127.0.0.1');
  try {
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as AddressInfo;
    await report({ ask: asker(`http://127.0.0.1:${port}`), base: BASE_URL, folder: unpacked, readsHeaders: false });
  } finally {
    server.close();
    rmSync(unpacked, { recursive: true });
  }
}

/** The artifact is a tar without hidden files, in which links are files. */
function unpackArtifact(folder: string): string {
  const target = mkdtempSync(join(tmpdir(), 'pages-'));
  const tar = `${target}.tar`;
  try {
    const pack = ['--dereference', '--hard-dereference', '--exclude=.[^/]*', '-C', folder, '-cf', tar, '.'];
    execFileSync('tar', pack);
    execFileSync('tar', ['-C', target, '-xf', tar]);
  } finally {
    rmSync(tar, { force: true });
  }
  return target;
}

async function report(hosted: Hosted): Promise<void> {
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const { said, problems } = await ask(hosted);
    console.log(`${name}: ${said}${problems.length === 0 ? '' : `; ${problems.length} problems`}`);
    for (const problem of problems.slice(0, 10)) console.error(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
