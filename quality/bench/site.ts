import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../e2e/chromium';
import { createRecordingServer, newJournal, type Journal } from './load/server';

/** A built site that is served while it is measured. */
export interface Site {
  /** Origin and base path, without a final "/". */
  readonly address: string;
  /** Makes the server write into another journal. */
  readonly record: (journal: Journal) => void;
}

/** Serves a built folder below `base` and has a browser run until `use` is done. */
export async function withSite<Result>(
  folder: string,
  base: string,
  use: (browser: Browser, site: Site) => Promise<Result>,
): Promise<Result> {
  let journal = newJournal();
  const server = createRecordingServer(folder, base, () => journal);
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    return await use(browser, { address, record: (next) => (journal = next) });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
