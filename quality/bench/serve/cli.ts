import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_URL } from '../../../site/config/limits';
import { sitemapRoutes } from '../load/sitemap';
import { load } from './load';
import { serve } from './server';
import { targets } from './targets';

/**
 * `npm run bench:serve -- [folder] [--connections 500] [--requests 20000] [--seconds 60]` requests pages, the search
 * index and unknown addresses from the project's own server on this machine. Fails on a single wrong answer.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      connections: { type: 'string', default: '500' },
      requests: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const folder = positionals[0] ?? 'build';
  const read = (file: string): Promise<string | null> => readFile(join(folder, file), 'utf8').catch(() => null);
  const routes = (await sitemapRoutes(BASE_URL, read)) ?? [];
  const manifest = JSON.parse((await read('search-index.json')) ?? '{}') as Record<string, unknown>;
  // A name with a placeholder stands for many files.
  const index = Object.values(manifest).filter(
    (value): value is string => typeof value === 'string' && !value.includes('*'),
  );
  const pages = routes.map((route) => `${route.slice(1)}/`.replace(/\/+$/, '/').replace(/^\/$/, ''));
  const all = targets(Number(values.requests), pages, ['search-index.json', ...index]);
  const server = await serve(folder);
  try {
    const limits = { connections: Number(values.connections), time: Number(values.seconds) * 1000 };
    const { requests, bytes, time, errors } = await load(server.site, all, limits);
    const memory = await server.memory();
    const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${requests} requests over ${values.connections} connections in ${(time / 1000).toFixed(1)} s, ${bytes} bytes`,
    );
    console.log(`${failed} errors; most memory of the server: ${memory === null ? 'unknown' : `${memory} bytes`}`);
    for (const [problem, count] of errors) console.error(`${count} x ${problem}`);
    if (failed > 0 || requests === 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
