import { gzipSync } from 'node:zlib';
import { type Page } from '@playwright/test';
import { recordRequests } from './requests';

const ASKED = /\/assets\/asked\/[^/]+\.json$/;

/**
 * Measures the scripts that a page requests from now on in order to run them, and the data fetched to ask a wallet, in
 * bytes of gzip like the budgets. Scripts that are only prefetched for another page do not count. Each call measures
 * what was loaded since the previous one.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const requests = recordRequests(page);
  let weighed = 0;
  return async () => {
    const asked = requests.all.slice(weighed);
    weighed = requests.all.length;
    const scripts = asked.filter((request) => request.resourceType() === 'script' || ASKED.test(request.url()));
    const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
    return bodies.reduce((sum, body) => sum + (body === undefined ? 0 : gzipSync(body, { level: 9 }).length), 0);
  };
}
