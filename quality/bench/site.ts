import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { createStaticServer } from '@sdk-docs/delivery/server/static-server';
import { findChromium } from '../e2e/chromium';
import { newJournal, note, type Journal } from './journal';

/** A built site, served while it is measured. */
export interface Site {
  /** Origin and base path, without a final "/". */
  readonly address: string;
  /** Switches the server to another journal. */
  readonly record: (journal: Journal) => void;
}

/** Serves a built folder below `base` and has a browser run until `use` is done. */
export async function withSite<Result>(
  folder: string,
  base: string,
  use: (browser: Browser, site: Site) => Promise<Result>,
): Promise<Result> {
  // Before the server, which would keep the command running without a browser.
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  let journal = newJournal();
  // A host that compresses by itself can also serve an undelivered build.
  const server = createStaticServer(folder, base, 'pages');
  server.prependListener('request', (request, response) => note(journal, request, response));
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`;
  try {
    return await use(browser, { address, record: (next) => (journal = next) });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
