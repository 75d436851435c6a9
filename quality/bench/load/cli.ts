import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium';
import { findBase } from './base-path';
import { readOptions, UsageError, USAGE, type Options } from './options';
import { createRecordingServer, newJournal, type Journal } from './server';
import { sitemapRoutes } from './sitemap';
import { table } from './table';
import { visit, type Visit } from './visit';

/** `npm run bench:load` measures what the pages of any built site load. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { base, routes } = await readSite(options);
  const visits = await measure(options, base, routes);
  console.log(`${options.folder} below ${base}, ${options.width} px wide, bytes in gzip\n\n${table(visits)}`);
  for (const { route, status } of visits.filter((each) => each.status !== 200)) {
    console.error(`${route}: the server answered ${status}`);
    process.exitCode = 1;
  }
}

async function readSite({ folder, base, routes }: Options): Promise<{ base: string; routes: readonly string[] }> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder`);
  const read = (file: string): Promise<string | null> => readFile(join(folder, file), 'utf8').catch(() => null);
  const home = await read('index.html');
  if (home === null) throw new UsageError(`${folder} contains no index.html: is it a built site?`);
  const found = base ?? findBase(home, (file) => existsSync(join(folder, file)));
  const wanted = routes.length > 0 ? routes : await sitemapRoutes(found, read);
  if (wanted === null || wanted.length === 0) throw new UsageError(`${folder} has no sitemap: name the routes`);
  return { base: found, routes: wanted };
}

async function measure(options: Options, base: string, routes: readonly string[]): Promise<Visit[]> {
  let journal: Journal = newJournal();
  const server = createRecordingServer(options.folder, base, () => journal);
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const visits: Visit[] = [];
  try {
    // One after the other: on a shared processor, pages would delay each other.
    for (const route of routes) {
      visits.push(await visit(browser, { address, record: (next) => (journal = next) }, route, options));
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return visits;
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
});
