import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { DATA, SITE } from '../paths';
import { createServer } from './server';
import { openSite } from './site';
import { createSource } from './source';

const USAGE = `Usage: node mcp.mjs [folder or address of the site]
Serves the documentation of the SDK over stdio. Without an argument it reads its own folder if
the site is there, otherwise ${SITE}`;

/** Location of the site: the given one, the folder of this file, or the published address. */
function place(named: string | undefined): string {
  if (named !== undefined) return named;
  const own = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(own, DATA, 'errors.json')) ? own : SITE;
}

async function main(): Promise<void> {
  const [named, ...more] = process.argv.slice(2);
  if (more.length > 0 || named?.startsWith('-') === true) {
    console.error(USAGE);
    process.exitCode = named === '--help' ? 0 : 2;
    return;
  }
  const site = openSite(createSource(place(named)));
  // Standard output belongs to the protocol: everything else goes to standard error.
  await createServer(site, await site.release()).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(
    `The documentation cannot be read: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`,
  );
  process.exitCode = 1;
});
