import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSite } from '../site';
import { findBase } from './base-path';
import { readOptions, UsageError, USAGE, type Options } from './options';
import { sitemapRoutes } from './sitemap';
import { table } from './table';
import { visit, type Visit } from './visit';

/** `npm run bench:load` measures what the pages of any built site load. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { base, routes } = await readSite(options);
  const visits = await withSite(options.folder, base, async (browser, site) => {
    const done: Visit[] = [];
    // One after the other: on a shared processor, pages would delay each other.
    for (const route of routes) done.push(await visit(browser, site, route, options));
    return done;
  });
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

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
});
